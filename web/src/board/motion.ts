/** How pieces come and go: quietly where motion isn't wanted. */

import type { TransitionConfig } from "svelte/transition";
import { settings } from "../settings.svelte";

export function pop(_node: Element): TransitionConfig {
  return { duration: settings.calm ? 0 : 280, css: (share) => `opacity: ${share}` };
}
