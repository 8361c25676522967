import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { headingFont } from "./plugins/headingFont.ts";
import { offlineSet } from "./plugins/offlineSet.ts";
import { pagePolicy } from "./plugins/pagePolicy.ts";
import { pictureFiles } from "./plugins/pictureFiles.ts";
import { playPage } from "./plugins/playPage.ts";
import { prerendered } from "./plugins/prerendered.ts";
import { serviceWorker } from "./plugins/serviceWorker.ts";
import { words } from "./plugins/words.ts";

/** What several screens share becomes two files: the table, and the rest with all that it imports. */
const REST = {
  name: "common",
  test: /\/src\/((?!(table|board|ending)\/|parts\/Rule)|table\/reasons)|\/node_modules\//,
  minShareCount: 2,
  priority: 1,
};
const TABLE = { name: "table", test: /\/src\//, minShareCount: 2 };

/** The mode "static" builds the page for hosts without our server, in any folder. */
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [
    headingFont(),
    words(),
    offlineSet({ whole: mode === "static" }),
    svelte(),
    prerendered(),
    serviceWorker(),
    ...(mode === "static" ? [pagePolicy(), pictureFiles()] : [playPage(), compressed()]),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "../src/cleocatra/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [REST, TABLE] } } },
  },
  server: { proxy: { "/api": process.env.CLEOCATRA ?? "http://127.0.0.1:8023" } },
}));
