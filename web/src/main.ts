import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./theme.css";
import "./menus.css";
import "./zoom.css";
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
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
