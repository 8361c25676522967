import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { settings } from "./settings.svelte";
import { choose, preferred } from "./words/words.svelte";

settings.apply();
await choose(settings.language ?? preferred());
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
