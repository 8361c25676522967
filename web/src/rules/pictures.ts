/** Made by scripts/rule_pictures.py from pictures.toml: don't edit. */

import type { DrawnTile } from "../art/Diagram.svelte";
import type { Cell } from "../board/geometry";

export interface Picture {
  tiles: DrawnTile[];
  free: Cell[];
  points: number | null; // those of the Score that is shown
}

export const PICTURES = {
  "areas": {"tiles": [{"x": -1, "y": 0, "kind": "princess", "mark": "scored"}, {"x": 0, "y": 0, "kind": "mut", "mark": "chosen"}, {"x": 1, "y": 0, "kind": "bastet", "mark": "scored"}, {"x": 2, "y": 0, "kind": "princess"}, {"x": 0, "y": 1, "kind": "mafdat", "mark": "scored"}], "free": [], "points": null},
  "room": {"tiles": [{"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}, {"x": 1, "y": 0, "kind": "mut", "who": ["red", "blue"]}, {"x": 2, "y": 0, "kind": "princess"}], "free": [], "points": null},
  "opening": {"tiles": [{"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}], "free": [{"x": -1, "y": 0}, {"x": 1, "y": 0}, {"x": 0, "y": 1}], "points": null},
  "scout": {"tiles": [{"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue"]}], "free": [{"x": 1, "y": -1}, {"x": -1, "y": 0}, {"x": 2, "y": 0}, {"x": 0, "y": 1}], "points": null},
  "search": {"tiles": [{"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}, {"x": 1, "y": 0, "kind": "mut", "who": ["red", "blue"]}, {"x": 2, "y": 0, "kind": "princess", "mark": "chosen"}], "free": [{"x": 1, "y": -1}, {"x": -1, "y": 0}, {"x": 0, "y": 1}], "points": null},
  "stays": {"tiles": [{"x": 0, "y": 0, "kind": "bastet", "mark": "scored"}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue", null, "inspector"]}, {"x": 2, "y": 0, "kind": "princess"}, {"x": 3, "y": 0, "kind": "mafdat", "who": ["blue"]}, {"x": 1, "y": 1, "kind": "princess", "who": ["blue"]}, {"x": 2, "y": 1, "kind": "cleocatra"}], "free": [], "points": null},
  "dispatch": {"tiles": [{"x": -1, "y": 0, "kind": "princess", "who": ["red"], "mark": "chosen"}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue"]}], "free": [], "points": null},
  "team": {"tiles": [{"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue"], "mark": "scored"}, {"x": 2, "y": 0, "kind": "princess", "who": ["black"]}], "free": [], "points": null},
  "herd": {"tiles": [{"x": -1, "y": 0, "kind": "princess", "who": ["red"]}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"]}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue"], "mark": "scored"}, {"x": 0, "y": 1, "kind": "cleocatra", "who": ["blue"], "mark": "scored"}], "free": [], "points": null},
  "stuck": {"tiles": [{"x": -8, "y": 0, "kind": "cleocatra", "who": ["red"], "mark": "scored"}, {"x": -7, "y": 0, "kind": "bastet", "mark": "scored"}, {"x": -6, "y": 0, "kind": "princess", "mark": "scored"}, {"x": -5, "y": 0, "kind": "mafdat", "who": [null, null, "inspector"], "mark": "scored"}, {"x": -4, "y": 0, "kind": "mut", "mark": "scored"}, {"x": -3, "y": 0, "kind": "mafdat", "mark": "scored"}, {"x": -2, "y": 0, "kind": "bastet", "mark": "scored"}, {"x": -1, "y": 0, "kind": "mut", "who": [null, null, "inspector"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "princess", "who": [null, null, "inspector"], "mark": "scored"}], "free": [], "points": null},
  "example-3a": {"tiles": [{"x": -1, "y": 0, "kind": "mut", "who": ["black"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "bastet", "who": ["blue"]}], "free": [], "points": 2},
  "example-3b": {"tiles": [{"x": -1, "y": 0, "kind": "mafdat", "who": ["black"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mafdat", "who": ["blue"]}], "free": [], "points": 2},
  "example-3c": {"tiles": [{"x": -1, "y": 0, "kind": "mut", "who": ["black"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mafdat", "who": ["blue"], "mark": "scored"}, {"x": 0, "y": 1, "kind": "princess", "who": ["green"], "mark": "scored"}], "free": [], "points": 4},
  "example-4a": {"tiles": [{"x": -1, "y": 0, "kind": "mut", "who": ["red"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mafdat", "who": ["red", "blue"], "mark": "scored"}, {"x": 0, "y": 1, "kind": "princess", "who": ["blue"], "mark": "scored"}], "free": [], "points": 6},
  "example-4b": {"tiles": [{"x": -1, "y": 0, "kind": "mafdat", "who": ["red"]}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mafdat", "who": ["red", "blue"], "mark": "scored"}, {"x": 0, "y": 1, "kind": "princess", "who": ["blue"], "mark": "scored"}], "free": [], "points": 4},
  "inspected": {"tiles": [{"x": -1, "y": 0, "kind": "princess", "who": ["red"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mut", "who": ["red", null, "inspector"], "mark": "scored"}], "free": [], "points": 5},
  "inspectors": {"tiles": [{"x": -1, "y": 0, "kind": "princess"}, {"x": 0, "y": 0, "kind": "bastet", "who": [null, null, "inspector"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue"]}], "free": [], "points": null},
  "cleocatra": {"tiles": [{"x": -1, "y": 0, "kind": "mafdat", "who": ["red", "blue"], "mark": "scored"}, {"x": 0, "y": 0, "kind": "cleocatra", "who": ["red"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "mut", "who": ["blue"], "mark": "scored"}], "free": [], "points": 5},
  "mafdat": {"tiles": [{"x": -2, "y": 0, "kind": "mut", "who": ["red"]}, {"x": -1, "y": 0, "kind": "princess", "who": [null, null, "inspector"]}, {"x": 0, "y": 0, "kind": "mafdat", "who": ["red", null, "inspector"], "mark": "chosen"}], "free": [{"x": -1, "y": -1}, {"x": -3, "y": 0}, {"x": -2, "y": 1}], "points": null},
  "bastet": {"tiles": [{"x": -2, "y": 0, "kind": "mut", "who": ["blue"], "mark": "scored"}, {"x": -1, "y": 0, "kind": "mafdat", "who": ["red"]}, {"x": 0, "y": 0, "kind": "cleocatra", "who": ["red", null, "inspector"]}, {"x": -1, "y": 1, "kind": "bastet", "who": ["red"], "mark": "chosen"}, {"x": 0, "y": 1, "kind": "bastet"}], "free": [], "points": null},
  "mut": {"tiles": [{"x": -1, "y": 0, "kind": "mafdat", "who": ["black"]}, {"x": 0, "y": 0, "kind": "mut", "who": ["red", null, "inspector"], "mark": "chosen"}, {"x": 1, "y": 0, "kind": "bastet", "who": ["blue"]}], "free": [], "points": null},
  "princess": {"tiles": [{"x": 1, "y": -1, "kind": "cleocatra", "who": ["blue", null, "inspector"]}, {"x": 0, "y": 0, "kind": "mut"}, {"x": 1, "y": 0, "kind": "princess", "who": ["blue", null, "inspector"], "mark": "chosen"}], "free": [], "points": null},
} satisfies Record<string, Picture>;
