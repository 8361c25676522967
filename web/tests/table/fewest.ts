/**
 * The fewest touches with which the page sends an action: found by trying all that can be touched, shortest
 * series first.
 */

import { alike, optionsOf } from "../../src/table/options";
import { Selection } from "../../src/table/selection.svelte";
import type { Doing } from "../../src/wire/api";
import type { GameView, ScoreRequest } from "../../src/wire/types";

type Touch = (selection: Selection) => void;
const MOST = 12;

/** Everything that can be touched now. */
function touches(view: GameView, selection: Selection): Touch[] {
  const { doubt, scoring, scorer, targets } = selection;
  if (doubt.length > 0) return doubt.map((_, number) => (now) => now.finish(now.doubt[number]!));
  const tiles = view.tiles.flatMap((tile) => [
    (now: Selection) => now.touch(tile.cell),
    ...[...tile.rescuers, ...(tile.inspector ? (["inspector"] as const) : [])].map(
      (figure) => (now: Selection) => now.touch(tile.cell, figure),
    ),
  ]);
  const free = [...targets].filter((cell) => view.tiles.every((tile) => tile.cell !== cell));
  return [
    (now) => now.touchPile(),
    (now) => now.touchSupply(),
    ...tiles,
    ...free.map((cell) => (now: Selection) => now.touch(cell)),
    ...[...selection.allKinds].map((kind) => (now: Selection) => now.choose(kind)),
    ...(scoring?.step === "sum" ? [(now: Selection) => now.scorer.proceed()] : []),
    ...(scorer.scoring?.choice.targets ?? []).map((target) => (now: Selection) => now.scorer.help(target)),
  ];
}

/** How many touches it takes to send an action, or one that does the same. */
export function fewestTouches(view: GameView, wanted: Doing): number {
  let paths: Touch[][] = [[]];
  const seen = new Set<string>();
  for (let count = 1; count <= MOST; count++) {
    const longer: Touch[][] = [];
    for (const path of paths) {
      const here = play(view, path).selection;
      for (const touch of touches(view, here)) {
        const { sent, selection } = play(view, [...path, touch]);
        if (sent !== null && isSame(view, sent, wanted)) return count;
        if (sent !== null || seen.has(selection.state)) continue;
        seen.add(selection.state);
        longer.push([...path, touch]);
      }
    }
    paths = longer;
  }
  throw new Error(`${JSON.stringify(wanted)} can't be played by ${MOST} touches`);
}

function play(view: GameView, path: Touch[]): { selection: Selection; sent: Doing | null } {
  let sent: Doing | null = null;
  const selection = new Selection((action) => (sent = action));
  selection.follow(view);
  for (const touch of path) touch(selection);
  return { selection, sent };
}

function isSame(view: GameView, sent: Doing, wanted: Doing): boolean {
  if (typeof sent === "string" && typeof wanted === "string") {
    const options = optionsOf(view.choices, null, null);
    const [a, b] = [sent, wanted].map((words) => options.find(({ target }) => target.action === words)!);
    return alike(a!, b!);
  }
  return typeof sent !== "string" && typeof wanted !== "string" && wordsOf(sent) === wordsOf(wanted);
}

const wordsOf = ({ score, helpers, take, put }: ScoreRequest): string =>
  JSON.stringify([score, ...[helpers, take, put].map((cells) => (cells ?? []).toSorted())]);
