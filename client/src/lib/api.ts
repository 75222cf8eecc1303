// The calls of docs/wire.md, typed. A refusal is thrown with the server's own sentence.
import type {
  BegunTable,
  Fault,
  FreedSeats,
  Island,
  ListedTable,
  Me,
  OpenedTable,
  Preferences,
  RefusedCall,
  Rulebook,
  SeatChange,
  TableListing,
  TableWish,
  TakenSeat,
} from "../wire/httpTypes";
import type { Text } from "../wire/types";
import type { Lang } from "./words";

export type { Fault, GameOption, Island, ListedTable, MapSpot, Me, Mode, Rulebook, SeatWish, TableWish } from "../wire/httpTypes";
export type { Clock } from "../wire/types";
export type Theme = Me["theme"];
export type MyChange = Partial<Pick<Me, "name" | "lang" | "theme">> & { preferences?: Partial<Preferences> };
export type OptionValue = NonNullable<TableWish["options"]>[string];

export class Refusal extends Error {
  /** `faults` are those of a file that was sent. */
  constructor(
    readonly why: Text,
    readonly status: number,
    readonly faults: readonly Fault[] = [],
  ) {
    super(why.key);
  }
}

/** Why something failed, in the server's own words where there are any. */
export function refusalText(error: unknown, otherwise = "table-server-trouble"): Text {
  return error instanceof Refusal ? error.why : { key: otherwise };
}

export const api = {
  games: () => request<Island[]>("GET", "/api/games"),
  rules: (game: string, lang: Lang) => request<Rulebook>("GET", `/api/games/${game}/rules/${lang}`),
  me: () => request<Me>("GET", "/api/me"),
  putMe: (change: MyChange) => request<Me>("PUT", "/api/me", change),
  tables: () => request<ListedTable[]>("GET", "/api/tables"),
  open: (game: string) => request<ListedTable[]>("GET", `/api/open?game=${encodeURIComponent(game)}`),
  newTable: (table: TableWish) => request<OpenedTable>("POST", "/api/tables", table),
  waiting: () => request<ListedTable[]>("GET", "/api/waiting"),
  setListed: (table: string, listed: boolean) =>
    request<TableListing>("PUT", `/api/tables/${table}/listed`, { listed } satisfies TableListing),
  freeSeats: (table: string) => request<FreedSeats>("POST", `/api/tables/${table}/free`),
  changeSeat: (table: string, seat: number, change: SeatChange) =>
    request<SeatChange>("PUT", `/api/tables/${table}/seats/${seat}`, change),
  begin: (table: string) => request<BegunTable>("POST", `/api/tables/${table}/begin`),
  cancelTable: (table: string) => request<OpenedTable>("DELETE", `/api/tables/${table}`),
  rematch: (table: string) => request<OpenedTable>("POST", `/api/tables/${table}/rematch`),
  join: (table: string) => request<TakenSeat>("POST", `/api/tables/${table}/join`),
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
  const { why, faults } = await reason(answer);
  throw new Refusal(why, answer.status, faults);
}

async function reason(answer: Response): Promise<RefusedCall> {
  try {
    const told = (await answer.json()) as Partial<RefusedCall>;
    if (told.why?.key) return { ...told, why: told.why };
  } catch {
    // an answer without a body says nothing more than its status
  }
  return { why: { key: "table-server-trouble" } };
}
