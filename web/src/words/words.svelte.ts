/** The page's words: Fluent messages in three languages, one chunk each, changed at any time. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { ROOT } from "../place";

export type Language = "en" | "fr" | "zh-Hant";
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français", "zh-Hant": "繁體中文" };

type Files = Record<Language, () => Promise<{ default: FluentResource["body"] }>>;
const FILES: Files = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  "zh-Hant": () => import("virtual:words/zh-Hant"),
};
/** Lessons and rules: many words that most visits don't need. */
const LEARNING: Files = {
  en: () => import("virtual:words/en/learning"),
  fr: () => import("virtual:words/fr/learning"),
  "zh-Hant": () => import("virtual:words/zh-Hant/learning"),
};

/**
 * A small number: it is written with digits alone in all our languages, without the browser's slow
 * formatter.
 */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");
let chosen = false; // whether there is a bundle yet
let learning = false; // whether the words of lessons and rules are wanted

export const language = (): Language => current;

/** The language that the browser asks for, of those that we have. */
export function preferred(): Language {
  for (const tag of navigator.languages) {
    const lower = tag.toLowerCase();
    if (lower.startsWith("zh")) return "zh-Hant";
    if (lower.startsWith("fr")) return "fr";
    if (lower.startsWith("en")) return "en";
  }
  return "en";
}

/** Speak this language from now on. */
export async function choose(wanted: Language): Promise<void> {
  const files = [FILES[wanted](), ...(learning ? [LEARNING[wanted]()] : [])];
  new Intl.PluralRules(wanted); // slow the first time: better now than when a whole table is drawn
  const next = new FluentBundle(wanted, { useIsolating: false });
  for (const { default: body } of await Promise.all(files)) {
    const errors = next.addResource({ body });
    if (errors.length > 0) console.error(errors);
  }
  bundle = next;
  current = wanted;
  chosen = true;
  describePage();
}

/** Speak of lessons and rules too from now on. */
export async function learnWords(): Promise<void> {
  if (learning) return;
  learning = true;
  if (chosen) await choose(current);
}

/** What stands in the document's head, in the chosen language too. */
function describePage(): void {
  document.documentElement.lang = current;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("page-description"));
  const manifest = `${ROOT}manifest.${current === "en" ? "" : `${current}.`}webmanifest`;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
}

/** A message with its parameters. */
export function t(id: string, parameters: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === "number") parameters[name] = new Count(value);
  const text = bundle.formatPattern(message.value, parameters, errors);
  if (errors.length > 0) console.error(id, errors);
  return text;
}

/** Whether there is such a message: codes of a newer server may have none. */
export const has = (id: string): boolean => bundle.hasMessage(id);
