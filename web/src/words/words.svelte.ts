/** The page's words: Fluent messages in three languages, one chunk each, changed at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr" | "zh-Hant";
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français", "zh-Hant": "繁體中文" };

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  "zh-Hant": () => import("virtual:words/zh-Hant"),
};

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

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
  const text = (await FILES[wanted]()).default;
  const next = new FluentBundle(wanted, { useIsolating: false });
  const errors = next.addResource(new FluentResource(text));
  if (errors.length > 0) console.error(errors);
  bundle = next;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** A message with its parameters. */
export function t(id: string, parameters: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, parameters, errors);
  if (errors.length > 0) console.error(id, errors);
  return text;
}

/** Whether there is such a message: codes of a newer server may have none. */
export const has = (id: string): boolean => bundle.hasMessage(id);
