/** Which lessons were finished on this device. */

import { load, save } from "../../storage";
import type { LessonView } from "../../wire/types";

const NAME = "lessons";

export const finished = (): ReadonlySet<string> => new Set(load<string[]>(NAME, []));

export function finish(lesson: string): void {
  save(NAME, [...new Set([...finished(), lesson])]);
}

/** The lesson to take next: the first after this one (or at all) that isn't finished. */
export function following(lessons: readonly LessonView[], after: string | null = null): LessonView | null {
  const done = finished();
  const place = lessons.findIndex(({ name }) => name === after) + 1;
  const inOrder = [...lessons.slice(place), ...lessons.slice(0, place)];
  return inOrder.find(({ name }) => !done.has(name)) ?? null;
}
