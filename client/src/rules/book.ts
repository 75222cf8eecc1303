// The rules of a game in a language, fetched once, and what a search leaves of them.
import { signal, type Signal } from "@preact/signals";
import { api, type Rules } from "../lib/api";
import type { Lang } from "../lib/words";

export type Book = { state: "loading" } | { state: "failed" } | { state: "open"; rules: Rules };
export type Section = Rules["sections"][number];

const shelf = new Map<string, Signal<Book>>();

export function bookOf(game: string, lang: Lang): Book {
  const key = `${lang}:${game}`;
  let held = shelf.get(key);
  if (!held) {
    held = signal<Book>({ state: "loading" });
    shelf.set(key, held);
    void fetchBook(key, game, lang, held);
  }
  return held.value;
}

async function fetchBook(key: string, game: string, lang: Lang, held: Signal<Book>): Promise<void> {
  try {
    held.value = { state: "open", rules: await api.rules(game, lang) };
  } catch {
    held.value = { state: "failed" };
    shelf.delete(key);
  }
}

/** The sections with the paragraphs that hold every word asked for; a section whose title does is kept whole. */
export function sift(sections: readonly Section[], query: string): Section[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  const holds = (text: string) => wanted.every((one) => plain(text).includes(one));
  return sections
    .map((section) => (holds(section.title) ? section : { ...section, paragraphs: section.paragraphs.filter((p) => holds(`${p.number} ${p.text}`)) }))
    .filter((section) => section.paragraphs.length > 0);
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLocaleLowerCase();
}
