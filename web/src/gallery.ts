import { mount } from "svelte"; import G from "./art/Gallery.svelte"; mount(G, {target: document.body});
