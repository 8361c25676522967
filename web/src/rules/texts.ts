/** The words of the rules' sections, as they are read and searched. */

import { t } from "../words/words.svelte";
import { PICTURES } from "./pictures";
import { plain } from "./prose";
import type { PictureName, Ruling, Section } from "./sections";

export const titleOf = ({ id, kind }: Section): string => t(kind ? `kind-${kind}` : `rules-${id}-title`);

/** A section's text; that of a cat begins with the words of its card. */
export const textOf = ({ id, kind }: Section): string =>
  kind ? `${t(`learn-${kind}`)}\n\n${t(`rules-${id}`)}` : t(`rules-${id}`);

export const captionOf = (name: PictureName): string =>
  t(`rules-picture-${name}`, { points: PICTURES[name].points ?? 0 });

/** What the rulebooks say, or don't, where a ruling was needed: whose, and what. */
export function booksOf({ number, books }: Ruling): [string, string][] {
  if (books === "apart")
    return (["international", "french"] as const).map((book) => [
      t(`rules-book-${book}`),
      t(`rules-R${number}-${book}`),
    ]);
  return [[t("rules-book-all"), t(`rules-R${number}-books`)]];
}

/** All that is read in a section. */
export function readingOf(section: Section): string {
  const { pictures = [], rulings = [], sort } = section;
  const ruled = rulings.flatMap((ruling) => [
    `R${ruling.number}`,
    t("rules-ruling", { number: ruling.number }),
    t(`rules-R${ruling.number}-title`),
    plain(t(`rules-R${ruling.number}`)),
    ...booksOf(ruling).flat(),
  ]);
  const sorted = sort ? [t(`rules-sort-${sort}`)] : [];
  return [titleOf(section), ...sorted, plain(textOf(section)), ...pictures.map(captionOf), ...ruled].join(
    "\n",
  );
}
