import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { createServer, type Plugin, type ViteDevServer } from "vite";

const COMPONENTS = ["art/Paints.svelte", "parts/Scene.svelte"];
const PLACEHOLDER = "<!-- prerendered -->";

/** Components as they are when nothing happens; `styles`: with their styles in front of them. */
export async function drawn(files: string[], { styles = false } = {}): Promise<string[]> {
  const vite = await compiler(styles);
  const pictures: string[] = [];
  for (const file of files) {
    const { default: picture } = (await vite.ssrLoadModule(`/src/${file}`)) as { default: Component };
    const { head, body } = render(picture);
    pictures.push((styles ? head : "") + body.replace(/<!--.*?-->/g, ""));
  }
  await vite.close();
  return pictures;
}

/** A server that compiles components for rendering, since a build has none. */
function compiler(styles: boolean): Promise<ViteDevServer> {
  return createServer({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    plugins: [svelte({ compilerOptions: { css: styles ? "injected" : "external" } })],
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
    async transformIndexHtml(html) {
      const pictures = await drawn(COMPONENTS);
      return html.replace(PLACEHOLDER, () => pictures.join(""));
    },
  };
}
