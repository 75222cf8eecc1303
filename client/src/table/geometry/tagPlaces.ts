// Where words of marks stand in a picture: beside what they speak of, inside it, over as little else as can be.
import type { CentredBox } from "./zoneGeometry";

export type TagSide = "left" | "right" | "above" | "below";

export interface PlacedTag extends CentredBox {
  side: TagSide;
}

export interface WantedTag {
  at: CentredBox;
  w: number;
  h: number;
}

/** Each beside its place: never outside of what is seen or over another tag, over marks and things as little as can be. */
export function placeTags(
  wanted: readonly WantedTag[],
  seen: { x: number; y: number; w: number; h: number },
  things: readonly CentredBox[],
  marks: readonly CentredBox[],
): PlacedTag[] {
  const placed: PlacedTag[] = [];
  for (const tag of wanted) {
    const cost = (place: PlacedTag) =>
      1000 * outside(place, seen) +
      sum(placed.map((other) => 100 * overlap(place, other))) +
      sum(marks.map((mark) => 6 * overlap(place, mark))) +
      sum(things.map((thing) => overlap(place, thing)));
    placed.push(candidates(tag).reduce((best, one) => (cost(one) < cost(best) - 1e-9 ? one : best)));
  }
  return placed;
}

function candidates({ at, w, h }: WantedTag): PlacedTag[] {
  const gap = h * 0.5;
  const beside = (at.w + w) / 2 + gap;
  const over = (at.h + h) / 2 + gap * 0.7;
  const places: [TagSide, number, number][] = [
    ["left", -beside, 0],
    ["right", beside, 0],
    ["above", 0, -over],
    ["below", 0, over],
    ...[-1, 1].flatMap((up): [TagSide, number, number][] => [
      ["left", -beside, (up * at.h) / 3],
      ["right", beside, (up * at.h) / 3],
      [up < 0 ? "above" : "below", -at.w / 2, up * over],
      [up < 0 ? "above" : "below", at.w / 2, up * over],
      [up < 0 ? "above" : "below", 0, up * (over + h)],
    ]),
  ];
  return places.map(([side, x, y]) => ({ side, x: at.x + x, y: at.y + y, w, h }));
}

function outside({ x, y, w, h }: CentredBox, seen: { x: number; y: number; w: number; h: number }): number {
  const beyond = (at: number, half: number, most: number) => Math.max(0, half - at) + Math.max(0, at + half - most);
  return beyond(x - seen.x, w / 2, seen.w) + beyond(y - seen.y, h / 2, seen.h);
}

function overlap(one: CentredBox, other: CentredBox): number {
  const along = (at: number, half: number, to: number, reach: number) => Math.min(at + half, to + reach) - Math.max(at - half, to - reach);
  const [w, h] = [along(one.x, one.w / 2, other.x, other.w / 2), along(one.y, one.h / 2, other.y, other.h / 2)];
  return w > 0 && h > 0 ? w * h : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
