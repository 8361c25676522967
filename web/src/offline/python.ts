/** Python in this worker: Pyodide, our package, and its `Host`. */

/** What we use of Pyodide. */
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: string | Uint8Array): void };
  runPython(code: string): unknown;
}
interface Pyodide {
  loadPyodide: (options: { indexURL: string }) => Promise<Python>;
}

/** `cleocatra.offline.host.Host`. What goes in and out is JSON. */
export interface Host {
  sequence(game: string): number;
  load(game: string, payloads: string): void;
  forget(game: string): void;
  kept(): void;
  ask(path: string, body: string): string;
  thinks(path: string, body: string): boolean;
  view(game: string): string;
  bot_acts(game: string): boolean;
  think(game: string): string;
  play(game: string, thought: string): string;
}

const SIMULATIONS = 300; // of hints and reviews: a second or two here
const PLACE = "/lib/cleocatra-source/";
const START = `
import sys, time, random
sys.path.insert(0, "${PLACE}")
from cleocatra.offline.host import Host
Host(random.SystemRandom(), time.time, ${SIMULATIONS})
`;

/** Starts Python with the files in a folder of the offline set. */
export async function startPython(folder: string): Promise<Host> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const sources = fetch(`${folder}cleocatra.json`).then((answer) => answer.json());
  const python = await loadPyodide({ indexURL: folder });
  const written = Object.entries((await sources) as Record<string, string>);
  for (const [name, content] of written) {
    const path = `${PLACE}cleocatra/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, name.endsWith(".bin") ? bytes(content) : content);
  }
  return python.runPython(START) as Host;
}

const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
