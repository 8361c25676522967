/** The lines that were tried on the analysis board, as a tree to walk in. */

import type { AnalysisTable } from "../../wire/types";

export interface LineNode {
  done: readonly string[];
  told: AnalysisTable;
  children: LineNode[];
}
const nameOf = (done: readonly string[]): string => done.join("|");

export class Lines {
  root = $state.raw<LineNode | null>(null);
  private nodes = new Map<string, LineNode>();

  /** Take note of where one is; whatever was tried from there before is kept. */
  follow(told: AnalysisTable): void {
    const name = nameOf(told.done);
    if (this.nodes.has(name)) return;
    const node: LineNode = { done: told.done, told, children: [] };
    this.nodes.set(name, node);
    const parent = told.done.length === 0 ? null : this.nodes.get(nameOf(told.done.slice(0, -1)));
    parent?.children.push(node);
    const root = parent ? this.root : node;
    this.root = root && { ...root };
  }

  /** A way of asking whether this is where one is. */
  isAt(node: LineNode, done: readonly string[]): boolean {
    return nameOf(node.done) === nameOf(done);
  }
}
