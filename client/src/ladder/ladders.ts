// What the ladder page knows: the published ladders, which of them are shown, and where their figures lie on the axis.
import { signal } from "@preact/signals";
import { request } from "../lib/api";
import { lang, word } from "../lib/words";
import type { BotLadder, LadderPair, PublishedLadder } from "../wire/httpTypes";

/** The steps between the levels a person can choose, and both at once; each has its colour and its shape. */
export const STEPS = [
  { upper: "normal", lower: "easy" },
  { upper: "strong", lower: "normal" },
  { upper: "strong", lower: "easy" },
] as const;
/** The steps from one level to the next. */
const NEXT = STEPS.slice(0, 2);
const TICK = 10;
const LOWEST = 40;

export const published = signal<PublishedLadder[] | null>(null);
export const ladderFailed = signal(false);

export async function loadLadders(): Promise<void> {
  try {
    published.value = await request<PublishedLadder[]>("GET", "/api/ladders");
    ladderFailed.value = false;
  } catch {
    ladderFailed.value = published.peek() === null;
  }
}

/** Of one game every mode, else of each game the first of its main modes. */
export function shownLadders(all: readonly PublishedLadder[], game: string): PublishedLadder[] {
  if (game) return all.filter(({ ladder }) => ladder.game === game);
  return all.filter(({ ladder, main }, at) => main && all.findIndex((one) => one.main && one.ladder.game === ladder.game) === at);
}

export function pairOf(ladder: BotLadder, { upper, lower }: { upper: string; lower: string }): LadderPair | undefined {
  return ladder.pairs.find((pair) => pair.upper === upper && pair.lower === lower);
}

/** Whether it is known who of the two is better. */
export const isProven = ({ low, high }: LadderPair): boolean => low > 0.5 || high < 0.5;

/** The least per cent on the axis. */
export function axisStart(ladders: readonly BotLadder[]): number {
  const lows = ladders.flatMap((ladder) => STEPS.map((step) => 100 * (pairOf(ladder, step)?.low ?? 1)));
  return TICK * Math.floor(Math.min(LOWEST, ...lows) / TICK);
}

export const ticksFrom = (start: number): number[] => Array.from({ length: (100 - start) / TICK + 1 }, (_, at) => start + TICK * at);

/** Where a share lies on the axis, from 0 to 1. */
export const onAxis = (share: number, start: number): number => (100 * share - start) / (100 - start);

/** The largest and the smallest step from one level to the next. */
export function extremes(ladders: readonly BotLadder[]): { ladder: BotLadder; pair: LadderPair }[] {
  const found = ladders.flatMap((ladder) => NEXT.flatMap((step) => pairOf(ladder, step) ?? []).map((pair) => ({ ladder, pair })));
  found.sort((one, other) => other.pair.share - one.pair.share);
  return found.length > 1 ? [found[0]!, found.at(-1)!] : found;
}

export const levelWord = (level: string): string => word(level === "random" ? "ladder-level-random" : `table-level-${level}`);

export function pairWord({ upper, lower }: { upper: string; lower: string }): string {
  return word("ladder-against", { upper: levelWord(upper), lower: levelWord(lower) });
}

export const percentWord = (share: number): string => word("ladder-percent", { share: Math.round(100 * share) });

export function gamesWord({ pairs, kind }: BotLadder): string {
  const counts = pairs.map(({ games }) => games);
  const fewest = Math.min(...counts);
  const count = Math.max(...counts);
  const key = kind === "rivals" ? "ladder-games" : "ladder-deals";
  return fewest === count ? word(key, { count }) : word(`${key}-from`, { fewest, count });
}

export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
