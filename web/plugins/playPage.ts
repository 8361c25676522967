import type { Plugin } from "vite";

const SCREEN = "/screens/GameScreen.svelte";

/** Writes `play.html`, the page of a game's address: it preloads the scripts and styles of the table. */
export function playPage(): Plugin {
  return {
    name: "play-page",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const start = bundle["index.html"];
        const screen = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.facadeModuleId?.endsWith(SCREEN),
        );
        if (start?.type !== "asset" || screen?.type !== "chunk")
          throw new Error(`no index.html or ${SCREEN}`);
        const html = String(start.source);
        const scripts = [screen.fileName, ...screen.imports].map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        );
        const styles = [...(screen.viteMetadata?.importedCss ?? [])].map(
          (name) => `<link rel="preload" as="style" crossorigin href="/${name}">`,
        );
        const links = [...scripts, ...styles].filter((link) => !html.includes(link));
        const source = html.replace("</head>", `${links.join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: "play.html", source });
      },
    },
  };
}
