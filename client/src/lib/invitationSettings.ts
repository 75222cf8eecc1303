// What a player wants to be asked: kinds of invitations by game, kept in this browser, and formalities.
import { computed, signal } from "@preact/signals";
import { preferences } from "./preferences";
import type { Text } from "../wire/types";

export type Asking = "ask" | "never";

/** A kind of invitation met before, by game, with its name. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, { name: Text; asking: Asking }>>>>;

const KEY = "asking";

export const kinds = signal<Kinds>(read());
/** Whether steps without a choice are confirmed by hand. */
export const confirming = computed(() => preferences.value.formal === "ask");

export function askingOf(game: string, kind: string): Asking {
  return kinds.value[game]?.[kind]?.asking ?? "ask";
}

/** A kind that is met is listed among the preferences from then on. */
export function meet(game: string, kind: string, name: Text): void {
  if (!kinds.peek()[game]?.[kind]) setAsking(game, kind, name, "ask");
}

export function setAsking(game: string, kind: string, name: Text, asking: Asking): void {
  kinds.value = { ...kinds.peek(), [game]: { ...kinds.peek()[game], [kind]: { name, asking } } };
  localStorage.setItem(KEY, JSON.stringify(kinds.peek()));
}

function read(): Kinds {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kinds | null) ?? {};
  } catch {
    return {};
  }
}
