// The titles of a game alone: as bands behind its curve, and the likeliest of them.
import { hasWord, word } from "../../lib/words";
import type { SeatValue } from "../../wire/httpTypes";
import type { TableFrame } from "../../wire/tableFrame";

export interface TitleBand {
  at: number;
  from: number;
  to: number;
  name: string;
}

/** From one rung of the ladder to the next, as far as a chart reaches; in hundredths of a point. */
export function titleBands(ending: TableFrame | null, low: number, high: number): TitleBand[] {
  const rungs = ending?.ladder?.rungs ?? [];
  return rungs.flatMap(({ least, title }, at) => {
    const [from, to] = [Math.max(low, at ? least * 100 : low), Math.min(high, (rungs[at + 1]?.least ?? Infinity) * 100)];
    return to > from ? [{ at, from, to, name: titleName(title, ending!.game) }] : [];
  });
}

/** What a title is called. */
export const titleName = (key: string, game: string): string => (hasWord(key, game) ? word(key, {}, game) : "");

/** The title a game alone will most likely end with, and its chance in hundredths of a per cent. */
export function likeliestTitle({ titles = {} }: SeatValue): { title: string; chance: number } | null {
  const [first, ...others] = Object.entries(titles).map(([title, chance]) => ({ title, chance }));
  return first ? others.reduce((best, one) => (one.chance > best.chance ? one : best), first) : null;
}
