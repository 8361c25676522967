import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { createServer, type Plugin, type ViteDevServer } from "vite";

const COMPONENTS = ["art/Paints.svelte", "parts/Scene.svelte"];
const PLACEHOLDER = "<!-- prerendered -->";

/** A server that compiles components for rendering, since a build has none. */
function compiler(): Promise<ViteDevServer> {
  return createServer({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    plugins: [svelte()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
}

/** Renders the pictures that never change into the page itself, so that nothing has to be fetched for them. */
export function prerendered(): Plugin {
  return {
    name: "prerendered",
    async transformIndexHtml(html, { server }) {
      const vite = server ?? (await compiler());
      const pictures: string[] = [];
      for (const file of COMPONENTS) {
        const { default: picture } = (await vite.ssrLoadModule(`/src/${file}`)) as { default: Component };
        pictures.push(render(picture).body.replace(/<!--.*?-->/g, ""));
      }
      if (!server) await vite.close();
      return html.replace(PLACEHOLDER, () => pictures.join(""));
    },
  };
}
