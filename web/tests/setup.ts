/**
 * The page's words are needed by nearly everything: tests speak English unless they choose another
 * language.
 */

import { beforeEach } from "vitest";
import { choose } from "../src/words/words.svelte";

beforeEach(async () => {
  localStorage.clear();
  await choose("en");
});
