// What the start page knows: the islands of the map, my running tables, and which card is open.
import { signal } from "@preact/signals";
import { pageHref } from "../lib/address";
import { api, type Island, type Mode, type TableWish, type GameOption, type ListedTable } from "../lib/api";
import { whoAmI } from "../lib/me";
import { addressHash, navigate } from "../lib/route";
import { toastError } from "../lib/ui";
import { gameName, hasWord, say, word, wordsReady } from "../lib/words";

export type { Island };

export const islands = signal<Island[]>([]);
export const myTables = signal<ListedTable[]>([]);
export const islandsFailed = signal(false);
export const chosenIsland = signal(addressHash());
/** Nobody has played in this browser yet. */
export const isNewcomer = signal(localStorage.getItem("played") === null);

export function rememberPlaying(): void {
  localStorage.setItem("played", "yes");
  isNewcomer.value = false;
}

export async function loadIslands(): Promise<void> {
  try {
    islands.value = await api.games();
    islandsFailed.value = false;
  } catch {
    islandsFailed.value = islands.peek().length === 0;
  }
}

export async function loadMyTables(): Promise<void> {
  myTables.value = await api.tables().catch(() => myTables.peek());
}

/** Opens the card of an island, or closes it where none is named; the address says which. */
export function chooseIsland(id: string): void {
  if (id === chosenIsland.peek()) return;
  history.pushState(null, "", pageHref(id ? `/#${id}` : "/"));
  chosenIsland.value = id;
}

/** Follows the address when it changes by itself. Returns how to stop. */
export function followHash(): () => void {
  const follow = () => (chosenIsland.value = addressHash());
  follow();
  addEventListener("hashchange", follow);
  addEventListener("popstate", follow);
  return () => {
    removeEventListener("hashchange", follow);
    removeEventListener("popstate", follow);
  };
}

/** What a game promises. */
export function leadWord(island: Island): string {
  return hasWord(`lead-${island.id}`) ? word(`lead-${island.id}`) : "";
}

export function modeWord(island: Island, mode: string): string {
  return word(`mode-${mode}`, {}, island.id);
}

/** A word of the platform, or the mode's own for it, as where bots are partners. */
export function wordIn(island: Island, mode: string, key: string, args: Record<string, number> = {}): string {
  const own = `mode-${mode}-${key}`;
  return hasWord(own, island.id) ? word(own, args, island.id) : word(`start-${key}`, args);
}

export function seatsWord(island: Island, spoken: "" | "-spoken" = ""): string {
  const from = Math.min(...island.seats);
  const to = Math.max(...island.seats);
  return from === to ? word(`start-seats-only${spoken}`, { from }) : word(`start-seats${spoken}`, { from, to });
}

/** The place of an island as custom properties; the stylesheet takes those of the wide or of the narrow map. */
export function islandStyle({ wide, narrow }: Island): Record<string, string> {
  return {
    "--xw": `${wide.x}%`,
    "--yw": `${wide.y}%`,
    "--ww": String(wide.w),
    "--rw": `${wide.turn}deg`,
    "--xn": `${narrow.x}%`,
    "--yn": String(narrow.y / 100),
    "--wn": String(narrow.w),
    "--rn": `${narrow.turn}deg`,
  };
}

export function optionsOf(island: Island, mode: Mode): GameOption[] {
  return island.options.filter((option) => option.modes.includes(mode.id));
}

export type TableTurn = "me" | "wait" | "other";

export function turnOf(row: ListedTable): TableTurn {
  if (row.acting) return "me";
  return row.seats.some((seat) => seat.kind === "open") ? "wait" : "other";
}

/** Where a table of mine stands, in one line. */
export function tableLine(row: ListedTable): string {
  const turn = turnOf(row);
  const progress = turn === "wait" ? "" : progressWord(row);
  return word(progress ? "start-resume-line" : "start-resume-short", { game: gameName(row.game), turn, progress });
}

export function progressWord(row: ListedTable): string {
  return row.progress && wordsReady(row.game) ? small(say(row.progress.label, { game: row.game })) : "";
}

function small(sentence: string): string {
  return sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);
}

/** Opens a table and goes there; a refusal is told at the foot of the page. */
export async function createTable(table: TableWish): Promise<void> {
  try {
    await whoAmI();
    rememberPlaying();
    navigate(`/table/${(await api.newTable(table)).table}`);
  } catch (error) {
    toastError(error, { game: table.game });
  }
}
