// The calls of docs/wire.md, typed. A refusal is thrown with the server's own sentence.
import type { Progress, SeatStatus, Text } from "../wire/types";
import type { Preferences } from "./preferences";
import type { Lang } from "./words";

export type Theme = "auto" | "light" | "dark";

export interface Me {
  name: string;
  lang: Lang;
  theme: Theme;
  trophies?: Record<string, string[]>;
  preferences: Preferences;
  hook: string;
}

export type MyChange = Partial<Pick<Me, "name" | "lang" | "theme">> & { preferences?: Partial<Preferences> };

export interface ModeRow {
  id: string;
  seats: number[];
  preset: Record<string, OptionValue>;
}

export type OptionValue = string | number | boolean | string[];

export interface OptionRow {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  modes: string[];
}

export interface IslandSpot {
  x: number;
  y: number;
  w: number;
  turn: number;
}

export interface GameRow {
  id: string;
  minutes: number;
  seats: number[];
  modes: ModeRow[];
  options: OptionRow[];
  levels: string[];
  accent: string;
  trophies: string[];
  trophy_option: string;
  trophy_modes: string[];
  lesson: boolean;
}

export interface TableRow {
  table: string;
  game: string;
  mode: string;
  acting: boolean;
  progress: Progress | null;
  seats: SeatStatus[];
}

export interface NewSeat {
  kind: "me" | "guest" | "friend" | "bot";
  level?: string;
  name?: string;
}

export interface ClockSetting {
  kind: "none" | "live" | "days";
  seconds?: number;
  increment?: number;
}

export interface NewTableRequest {
  clock?: ClockSetting;
  game: string;
  mode: string;
  options: Record<string, OptionValue>;
  seats: NewSeat[];
  listed?: boolean;
  hints?: boolean;
}

export interface Rulebook {
  title: string;
  sections: { number: string; title: string; paragraphs: { number: string; text: string }[] }[];
  ours: string;
  lesson: boolean;
}

export class Refusal extends Error {
  constructor(
    readonly why: Text,
    readonly status: number,
  ) {
    super(why.key);
  }
}

/** Why something failed, in the server's own words where there are any. */
export function refusalText(error: unknown, otherwise = "table-server-trouble"): Text {
  return error instanceof Refusal ? error.why : { key: otherwise };
}

export const api = {
  games: <Row = GameRow>() => request<Row[]>("GET", "/api/games"),
  rules: (game: string, lang: Lang) => request<Rulebook>("GET", `/api/games/${game}/rules/${lang}`),
  me: () => request<Me>("GET", "/api/me"),
  putMe: (change: MyChange) => request<Me>("PUT", "/api/me", change),
  tables: () => request<TableRow[]>("GET", "/api/tables"),
  open: (game: string) => request<TableRow[]>("GET", `/api/open?game=${encodeURIComponent(game)}`),
  newTable: (table: NewTableRequest) => request<{ table: string }>("POST", "/api/tables", table),
  waiting: () => request<TableRow[]>("GET", "/api/waiting"),
  setListed: (table: string, listed: boolean) => request<{ listed: boolean }>("PUT", `/api/tables/${table}/listed`, { listed }),
  freeSeats: (table: string) => request<{ seats: number }>("POST", `/api/tables/${table}/free`),
  rematch: (table: string) => request<{ table: string }>("POST", `/api/tables/${table}/rematch`),
  join: (table: string) => request<{ seat: number }>("POST", `/api/tables/${table}/join`),
};

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal({ key: "table-no-connection" }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await reason(answer), answer.status);
}

async function reason(answer: Response): Promise<Text> {
  try {
    const { why } = (await answer.json()) as { why?: Text };
    if (why?.key) return why;
  } catch {
    // an answer without a body says nothing more than its status
  }
  return { key: "table-server-trouble" };
}
