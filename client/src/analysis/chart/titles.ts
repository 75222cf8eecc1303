// The titles of a game alone, as bands behind its curve.
import { hasWord, word } from "../../lib/words";
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
  const named = (key: string) => (hasWord(key, ending!.game) ? word(key, {}, ending!.game) : "");
  return rungs.flatMap(({ least, title }, at) => {
    const [from, to] = [Math.max(low, at ? least * 100 : low), Math.min(high, (rungs[at + 1]?.least ?? Infinity) * 100)];
    return to > from ? [{ at, from, to, name: named(title) }] : [];
  });
}
