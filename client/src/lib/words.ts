// Sentences from texts: Fluent over the words the server holds, in the reader's language, switched without a reload.
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal, type Signal } from "@preact/signals";
import type { Text } from "../wire/types";
import { house } from "./house";

export type Lang = "fr" | "en";
export const LANGS: readonly Lang[] = ["fr", "en"];
export const lang = signal<Lang>(firstLang());

export interface Reader {
  game?: string;
  names?: readonly string[];
  viewer?: number | null;
}

type Args = Record<string, string | number>;

const shelf = new Map<string, Signal<FluentBundle | null>>();
const platform = new Map<Lang, Promise<FluentResource>>();

/** One of the platform's sentences, or one of a game's where `game` is given. */
export function word(key: string, args: Args = {}, game = ""): string {
  return speak(game, key, args);
}

/** The sentence of a text; a seat is spoken as who sits there, and `$me` is yes where `seat` is the reader. */
export function say(text: Text | null | undefined, reader: Reader = {}): string {
  if (!text) return "";
  if (text.key === "seat") return seatName(Number(text.args?.["seat"]), reader);
  const args: Record<string, FluentVariable> = { me: "no" };
  for (const [name, value] of Object.entries(text.args ?? {})) {
    if (typeof value !== "object") {
      args[name] = value;
      continue;
    }
    if (name === "seat" && value.key === "seat" && value.args?.["seat"] === reader.viewer) args["me"] = "yes";
    args[name] = say(value, reader);
  }
  return speak(reader.game ?? "", text.key, args);
}

export function seatName(seat: number, reader: Reader): string {
  if (seat === reader.viewer) return word("you");
  return reader.names?.[seat] || word("seat-number", { number: seat + 1 });
}

/** Names one after another, as the language joins them. */
export const joinNames = (names: readonly string[]): string => new Intl.ListFormat(lang.value, { type: "conjunction" }).format(names);

/** The language as dates are written in it: that of the reader's region, where the browser names one. */
export function dateLocale(): string {
  return navigator.languages.find((one) => one.startsWith(lang.value)) ?? lang.value;
}

export function hasWord(key: string, game = ""): boolean {
  return bundleOf(game)?.hasMessage(key) ?? false;
}

/** What a game is called; that is known before its own words are. */
export function gameName(game: string): string {
  return hasWord(`name-${game}`) ? word(`name-${game}`) : "Archipel";
}

/** True once the sentences of the platform (and of a game) can be spoken. Reading it starts the fetching. */
export function wordsReady(game = ""): boolean {
  return bundleOf(game) !== null;
}

function speak(game: string, key: string, args: Record<string, FluentVariable>): string {
  const bundle = bundleOf(game);
  if (!bundle) return "";
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bindPunctuation(lowerYou(bundle.formatPattern(pattern, args, []))) : key;
}

/** Inside a sentence the reader is spoken of in small letters. */
export const lowerYou = (text: string): string => text.replace(/(?<=[a-zà-ÿ,’] )(?:You|Vous)\b/g, (you) => you.toLowerCase());

/** French sets a space before some marks: no line may break there. */
export const bindPunctuation = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");

/** LETTERS($column) of a sentence. */
const LETTERS: FluentFunction = ([number]) => letters(Number(number?.valueOf()));

/** A number as columns are named: 1 is A, 27 is AA, 0 is -A; the sentence of a cell is told so. */
export function letters(number: number): string {
  let said = "";
  for (let rest = number > 0 ? number - 1 : -number; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    said = String.fromCharCode(65 + (rest % 26)) + said;
  }
  return number > 0 ? said : `-${said}`;
}

function bundleOf(game: string): FluentBundle | null {
  const wanted = volume(lang.value, game).value;
  if (wanted) return wanted;
  for (const other of LANGS) {
    const held = shelf.get(`${other}:${game}`)?.peek();
    if (held) return held;
  }
  return null;
}

function volume(language: Lang, game: string): Signal<FluentBundle | null> {
  const key = `${language}:${game}`;
  let held = shelf.get(key);
  if (!held) {
    held = signal<FluentBundle | null>(null);
    shelf.set(key, held);
    void fetchVolume(language, game, held);
  }
  return held;
}

async function fetchVolume(language: Lang, game: string, held: Signal<FluentBundle | null>): Promise<void> {
  try {
    const [common, own] = await Promise.all([platformWords(language), game ? fetchWords(language, game) : null]);
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { LETTERS } });
    bundle.addResource(common);
    if (own) bundle.addResource(own, { allowOverrides: true });
    held.value = bundle;
  } catch (error) {
    if (error !== NO_WORDS) setTimeout(() => void fetchVolume(language, game, held), 2000);
  }
}

function platformWords(language: Lang): Promise<FluentResource> {
  let words = platform.get(language);
  if (!words) {
    words = fetchWords(language, "");
    platform.set(language, words);
    words.catch(() => platform.delete(language));
  }
  return words;
}

const NO_WORDS = new Error("no words");

async function fetchWords(language: Lang, game: string): Promise<FluentResource> {
  const asked = house().call("GET", `/api/words/${language}.ftl${game ? `?game=${encodeURIComponent(game)}` : ""}`);
  setTimeout(() => prepareFormats(language));
  const answer = await asked;
  if (answer.status === 404) throw NO_WORDS;
  if (answer.status !== 200) throw new Error(String(answer.status));
  return new FluentResource(answer.body);
}

/** The first number, plural and list of a page take a browser long: here, while it waits for its words anyway. */
function prepareFormats(language: Lang): void {
  new Intl.NumberFormat(language).format(1);
  new Intl.PluralRules(language).select(1);
  new Intl.ListFormat(language).format(["a", "b"]);
}

function firstLang(): Lang {
  const kept = localStorage.getItem("lang") ?? navigator.language.slice(0, 2);
  return kept === "fr" ? "fr" : "en";
}

effect(() => {
  document.documentElement.lang = lang.value;
});
