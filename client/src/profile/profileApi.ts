// The calls about oneself, typed.
import { api, type Me, request } from "../lib/api";
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

export interface ResultCounts {
  mode: string;
  seats: number;
  played: number;
  won: number;
  best: number | null;
  mean: number | null;
}

export interface GameStatistics {
  game: string;
  all: ResultCounts;
  modes: ResultCounts[];
}

export interface EarnedTrophy {
  game: string;
  trophy: string;
  table: string;
  at: number;
}

export interface Achievements {
  statistics: GameStatistics[];
  trophies: EarnedTrophy[];
}

export const profileApi = {
  games: (skip: number) => requestAsMe<{ games: PastGame[]; more: boolean }>("GET", `/api/me/games?skip=${skip}`),
  deeds: () => requestAsMe<Achievements>("GET", "/api/me/deeds"),
  link: (renew: boolean) => requestAsMe<{ key: string }>("POST", "/api/me/link", { renew }),
  take: (key: string, sure: boolean) => requestAsMe<{ name: string }>("POST", "/api/take", { key, sure }),
  hook: (address: string) => requestAsMe<Me>("PUT", "/api/me/hook", { address }),
  testHook: () => requestAsMe<unknown>("POST", "/api/me/hook/test"),
  leave: () => requestAsMe<unknown>("DELETE", "/api/me", { sure: "yes" }),
};

/** Asks once the server knows who is asking. */
export async function requestAsMe<T>(...call: Parameters<typeof request>): Promise<T> {
  await whoAmI();
  return request<T>(...call);
}

export const EXPORT_ADDRESS = "/api/me/export";

export const secretLink = (key: string): string => `${location.origin}/take#${key}`;

/** This browser has become somebody else: what they like is theirs to say. */
export async function switchProfile(): Promise<void> {
  const taken = await api.me();
  localStorage.clear();
  localStorage.setItem("lang", taken.lang);
  localStorage.setItem("theme", taken.theme);
  location.assign("/me");
}
