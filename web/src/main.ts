import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./theme.css";
import "./menus.css";
import "./zoom.css";
import { kept, wanted } from "./offline/set";
import { ROOT } from "./place";
import { route } from "./route.svelte";
import { screen } from "./screens/screens";
import { settings } from "./settings.svelte";
import { followAhead } from "./wire/live.svelte";
import { choose, preferred } from "./words/words.svelte";

settings.apply();
// the screen may come while the words do, and the game while the table does
void screen(route.parts[0])?.catch(() => undefined);
if (route.parts[0] === "play" && route.parts[1]) followAhead(route.parts[1]);
await choose(settings.language ?? preferred());
/** Fetches what games without a connection need: whole, or what is new in it. */
const fetchSet = async (): Promise<void> => (await import("./offline/download.svelte")).download.run();
if (wanted() && !kept()) void fetchSet();
addEventListener("appinstalled", () => void fetchSet());
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register(`${ROOT}sw.js`).catch(() => undefined);
