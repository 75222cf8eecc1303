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
import type { Answer, Transport } from "../wire/transport";
import type { Text } from "../wire/types";
import { house } from "./house";
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
  const { body: said } = await ask(method, path, body);
  return JSON.parse(said) as T;
}

/** An answer as it came. */
export async function ask(method: string, path: string, body?: unknown, by: Transport = house()): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await by.call(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Refusal({ key: "table-no-connection" }, 0);
  }
  if (answer.status < 300) return answer;
  const { why, faults } = reason(answer);
  throw new Refusal(why, answer.status, faults);
}

function reason({ body }: Answer): RefusedCall {
  try {
    const told = JSON.parse(body) as Partial<RefusedCall>;
    if (told.why?.key) return { ...told, why: told.why };
  } catch {
    // an answer without a body says nothing more than its status
  }
  return { why: { key: "table-server-trouble" } };
}
