// Python in a worker, with the sources of the library. The worker's name tells the folder of the files.

const folder = self.name;
const PLACE = "/lib/cleocatra-source/";
const bytes = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function start() {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const sources = fetch(`${folder}cleocatra.json`).then((answer) => answer.json());
  const python = await loadPyodide({
    indexURL: folder,
    stdout: (printed) => postMessage({ printed }),
    stderr: (printed) => postMessage({ printed }),
  });
  for (const [name, content] of Object.entries(await sources)) {
    const path = `${PLACE}cleocatra/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, name.endsWith(".bin") ? bytes(content) : content);
  }
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return { python, names: python.toPy({ __name__: "__main__" }) };
}

const starting = start();

/** The traceback from the example's first line on: what is above it is the worker's. */
const ownPart = (message) => {
  const from = message.indexOf('  File "<exec>"');
  return from < 0 ? message : `Traceback (most recent call last):\n${message.slice(from)}`;
};

onmessage = async ({ data: code }) => {
  try {
    const { python, names } = await starting;
    postMessage({ ready: true });
    python.runPython(code, { globals: names });
    postMessage({ done: true });
  } catch (error) {
    postMessage({ done: true, failed: ownPart(String(error.message ?? error)).trimEnd() });
  }
};
