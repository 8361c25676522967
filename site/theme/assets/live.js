// Runs the examples of the page in Python, in a worker, so that the page stays quick and a run can be stopped.

const live = document.querySelector(".live");
const folder = new URL(live.dataset.python, location.href).href;
const examples = [...live.querySelectorAll(".example")].map((section) => ({
  code: section.querySelector("textarea"),
  button: section.querySelector("button"),
  status: section.querySelector("[role=status]"),
  output: section.querySelector(".output"),
}));
const ATTEMPTS = 3; // to fetch the worker
let worker = null;
let running = null; // the example that runs

function start(attempt = 1) {
  worker = new Worker(new URL("live-worker.js", import.meta.url), { type: "module", name: folder });
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("error", () => startAgain(attempt));
  worker.postMessage(running.code.value);
}

function startAgain(attempt) {
  worker.terminate();
  worker = null;
  if (attempt < ATTEMPTS) start(attempt + 1);
  else end("Python didn’t start here.");
}

function hear({ printed, ready, done, failed }) {
  if (!running) return;
  if (ready) running.status.textContent = "Running…";
  if (printed !== undefined) show(printed);
  if (failed !== undefined) show(failed, true);
  if (done) end(failed === undefined ? "Done." : "It ended with an error.");
}

function show(text, wrong = false) {
  const line = document.createElement("span");
  line.textContent = `${text}\n`;
  line.classList.toggle("wrong", wrong);
  running.output.append(line);
  running.output.hidden = false;
}

function end(words) {
  running.status.textContent = words;
  running.button.textContent = "Run";
  for (const { button } of examples) button.disabled = false;
  running = null;
}

function stop() {
  worker.terminate();
  worker = null;
  end("Stopped. Names of earlier examples are gone.");
}

function run(example) {
  if (running === example) return stop();
  running = example;
  for (const { button } of examples) button.disabled = button !== example.button;
  example.button.textContent = "Stop";
  example.output.replaceChildren();
  example.output.hidden = true;
  example.status.textContent = worker ? "Running…" : "Python is on its way…";
  if (worker) worker.postMessage(example.code.value);
  else start();
}

for (const example of examples) {
  example.button.addEventListener("click", () => run(example));
  example.code.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !running) run(example);
  });
}
