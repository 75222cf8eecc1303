// The stops of a replay along a line: where a finger on it points to, and under which heading a stop stands.
import type { WireEvent } from "../wire/types";

/** The stop under a finger at `x` on a line from `left`, `width` long; beyond its ends, the first and the last. */
export function stepAt(x: number, left: number, width: number, last: number): number {
  if (width <= 0) return 0;
  const along = Math.max(0, Math.min(1, (x - left) / width));
  return Math.round(along * last);
}

/** An event that begins a group of the log: a turn, a round, a day. */
export const isHeading = (event: WireEvent): boolean => event.seat == null && !event.line;

/** The last heading at a stop or before it. */
export function headingAt(happened: readonly (readonly WireEvent[])[], step: number): WireEvent | null {
  for (let at = Math.min(step, happened.length - 1); at >= 0; at--) {
    const found = happened[at]?.findLast(isHeading);
    if (found) return found;
  }
  return null;
}
