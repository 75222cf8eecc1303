// The calls about oneself, typed.
import { api, ask, type Me } from "../lib/api";
import { whoAmI } from "../lib/me";

export interface PastGame {
  table: string;
  game: string;
  mode: string;
  at: number;
  seat: number;
  names: string[];
  score: number | null;
  won: boolean;
  rank: string;
  day: string;
  watch: boolean;
}

export interface Tally {
  mode: string;
  seats: number;
  played: number;
  won: number;
  best: number | null;
  mean: number | null;
}

export interface Figures {
  game: string;
  all: Tally;
  modes: Tally[];
}

export interface Earned {
  game: string;
  trophy: string;
  table: string;
  at: number;
}

export interface Deeds {
  statistics: Figures[];
  trophies: Earned[];
}

export const mine = {
  games: (skip: number) => asMe<{ games: PastGame[]; more: boolean }>("GET", `/api/me/games?skip=${skip}`),
  deeds: () => asMe<Deeds>("GET", "/api/me/deeds"),
  link: (renew: boolean) => asMe<{ key: string }>("POST", "/api/me/link", { renew }),
  take: (key: string, sure: boolean) => asMe<{ name: string }>("POST", "/api/take", { key, sure }),
  hook: (address: string) => asMe<Me>("PUT", "/api/me/hook", { address }),
  testHook: () => asMe<unknown>("POST", "/api/me/hook/test"),
  leave: () => asMe<unknown>("DELETE", "/api/me", { sure: "yes" }),
};

/** Asks once the server knows who is asking. */
export async function asMe<T>(...call: Parameters<typeof ask>): Promise<T> {
  await whoAmI();
  return ask<T>(...call);
}

export const EXPORT = "/api/me/export";

export const linkOf = (key: string): string => `${location.origin}/take#${key}`;

/** This browser has become somebody else: what they like is theirs to say. */
export async function settleIn(): Promise<void> {
  const taken = await api.me();
  localStorage.clear();
  localStorage.setItem("lang", taken.lang);
  localStorage.setItem("theme", taken.theme);
  location.assign("/me");
}
