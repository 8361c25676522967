import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { render } from "svelte/server";
import { createServer, defineConfig, type Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../src/cleocatra/locales");
const PREFIX = "virtual:words/";
const FILES = ["game.ftl", "learn.ftl", "page.ftl"]; // the others are the command line's
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

/** `virtual:words/fr`: the page's Fluent files of a language, parsed: a phone need not do it. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = join(LOCALES, id.slice(PREFIX.length + 1));
      const texts = FILES.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf8");
      });
      const { body } = new FluentResource(texts.join("\n"));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}

const DRAWN = ["art/Paints.svelte", "parts/Scene.svelte"];
/** Pictures that never change are drawn at build time and stand in the page itself: nothing waits for them. */
function drawn(): Plugin {
  return {
    name: "drawn",
    async transformIndexHtml(html, { server }) {
      const vite =
        server ??
        (await createServer({
          root: import.meta.dirname,
          configFile: false,
          plugins: [svelte()],
          server: { middlewareMode: true, ws: false },
          appType: "custom",
          logLevel: "error",
        }));
      const pictures: string[] = [];
      for (const file of DRAWN)
        pictures.push(
          render((await vite.ssrLoadModule(`/src/${file}`)).default).body.replace(/<!--.*?-->/g, ""),
        );
      if (!server) await vite.close();
      return html.replace("<!-- drawn -->", () => pictures.join(""));
    },
  };
}

/** `play.html`: the page for those who come to a table by a link; its parts are fetched without being asked for. */
function table(): Plugin {
  return {
    name: "table",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const start = bundle["index.html"];
        const chunk = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.facadeModuleId?.endsWith("/Table.svelte"),
        );
        if (start?.type !== "asset" || chunk?.type !== "chunk") throw new Error("no start page or no table");
        const scripts = [chunk.fileName, ...chunk.imports].map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        );
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map(
          (name) => `<link rel="preload" as="style" crossorigin href="/${name}">`,
        );
        const links = [...scripts, ...styles].filter((link) => !String(start.source).includes(link));
        this.emitFile({
          type: "asset",
          fileName: "play.html",
          source: String(start.source).replace("</head>", `${links.join("\n    ")}\n  </head>`),
        });
      },
    },
  };
}

/** The service worker with the list of what it keeps. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = [
        "/",
        "/icon.svg",
        "/manifest.webmanifest",
        ...Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .map((name) => `/${name}`),
      ].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  };
}

/** Compressed copies beside the files, so that the server needn't compress. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!PACKED.test(name)) continue;
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), drawn(), table(), worker(), packed()],
  build: {
    target: "es2022",
    outDir: "../src/cleocatra/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "common", test: /\/(src|node_modules)\//, minShareCount: 2 }] },
      },
    },
  },
  server: { proxy: { "/api": process.env.CLEOCATRA ?? "http://127.0.0.1:8023" } },
});
