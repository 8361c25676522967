/** Reads steps of games (a view and the action that was taken) and writes how many touches each takes: see scripts/taps.py. */

import { text } from "node:stream/consumers";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const server = await createServer({
  root: new URL("..", import.meta.url).pathname,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte()],
});
const { fewestTouches } = await server.ssrLoadModule("/tests/table/fewest.ts");
const steps = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(steps.map(({ view, action }) => fewestTouches(view, action))));
await server.close();
