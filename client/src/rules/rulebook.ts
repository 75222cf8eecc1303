// The rules of a game in a language, fetched once, and what a search leaves of them.
import { signal, type Signal } from "@preact/signals";
import { pageHref } from "../lib/address";
import { api, type Rulebook } from "../lib/api";
import type { Lang } from "../lib/words";

export type RulebookState = { state: "loading" } | { state: "failed" } | { state: "open"; rules: Rulebook };
export type RuleSection = Rulebook["sections"][number];
export type RuleParagraph = RuleSection["paragraphs"][number];

const WORDS_A_MINUTE = 220;

const shelf = new Map<string, Signal<RulebookState>>();

export function rulebookOf(game: string, lang: Lang): RulebookState {
  const key = `${lang}:${game}`;
  const held = shelf.get(key) ?? signal<RulebookState>({ state: "loading" });
  if (!shelf.has(key)) {
    shelf.set(key, held);
    void fetchBook(game, lang, held);
  }
  return held.value;
}

/** Asks once more for a book that could not be read. */
export function retryRulebook(game: string, lang: Lang): void {
  const held = shelf.get(`${lang}:${game}`);
  if (held?.peek().state === "failed") void fetchBook(game, lang, held);
}

async function fetchBook(game: string, lang: Lang, held: Signal<RulebookState>): Promise<void> {
  held.value = { state: "loading" };
  try {
    held.value = { state: "open", rules: await api.rules(game, lang) };
  } catch {
    held.value = { state: "failed" };
  }
}

/** The sections with the paragraphs that hold every word asked for; a section whose title does is kept whole. */
export function searchRules(sections: readonly RuleSection[], query: string): RuleSection[] {
  const wanted = foldAccents(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  const told = (p: RuleParagraph) => [p.number, p.text, ...p.figures.map(({ caption }) => caption)].join(" ");
  const holds = (text: string) => wanted.every((one) => foldAccents(text).includes(one));
  return sections
    .map((section) =>
      holds(section.title) ? section : { ...section, paragraphs: section.paragraphs.filter((p) => holds(told(p))) },
    )
    .filter((section) => section.paragraphs.length > 0);
}

/** How long they take to read, at least one minute. */
export function minutesToRead(sections: readonly RuleSection[]): number {
  const text = sections.flatMap(({ paragraphs }) => paragraphs.map((one) => one.text)).join(" ");
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
}

/** The numbers of the rules that are ours. */
export function ourRulings(sections: readonly RuleSection[]): string[] {
  return sections.flatMap(({ paragraphs }) => paragraphs.filter(({ ours }) => ours).map(({ number }) => number));
}

/** Small letters without accents. */
export function foldAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();
}

/** The address of a rule as seen from a path: here on the page of the rules, with the way back where it is asked for from a table. */
export function ruleAddress(path: string, game: string, number: string): string {
  const [, place, id] = path.split("/");
  if (place === "rules") return `#${number}`;
  return place === "table" && id ? pageHref(`/rules/${game}?table=${id}#${number}`) : "";
}
