import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { headingFont } from "./plugins/headingFont.ts";
import { offlineSet } from "./plugins/offlineSet.ts";
import { playPage } from "./plugins/playPage.ts";
import { prerendered } from "./plugins/prerendered.ts";
import { serviceWorker } from "./plugins/serviceWorker.ts";
import { words } from "./plugins/words.ts";

/** What several screens share becomes one file. */
const SHARED = { name: "common", test: /\/(src|node_modules)\//, minShareCount: 2 };

export default defineConfig({
  plugins: [
    headingFont(),
    words(),
    offlineSet(),
    svelte(),
    prerendered(),
    playPage(),
    serviceWorker(),
    compressed(),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "../src/cleocatra/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
  server: { proxy: { "/api": process.env.CLEOCATRA ?? "http://127.0.0.1:8023" } },
});
