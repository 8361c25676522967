/** The only place that reads or writes the words of a record, until the server sends and takes these as fields. */

import type { Question } from "./api";
import type { ActionKind } from "./shapes";

export interface Step {
  kind: ActionKind;
  cells: string[];
}

/** The actions of an idea or a turn, taken apart. */
export const stepsOf = (actions: readonly string[]): Step[] =>
  actions.map((words) => ({
    kind: words.split(" ")[0] as ActionKind,
    cells: words.match(/-?\d+,-?\d+/g) ?? [],
  }));

/** The parameters of a question. */
export const parametersOf = (question: Question): Record<string, string> =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined));
