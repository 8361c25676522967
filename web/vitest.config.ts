import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offlineSet } from "./plugins/offlineSet.ts";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [words(), offlineSet(), svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's runtime for the browser, not for rendering on a server
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
