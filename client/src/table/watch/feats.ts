// What of the news is celebrated, and where there is room for it.
import type { WireEvent } from "../../wire/types";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The feats of a step worth a banner: the greatest bonus, one's own before others', and the round that turns. */
export function feats(news: readonly WireEvent[], mine: number | null): WireEvent[] {
  const worth = (event: WireEvent) => (event.seat != null && event.seat === mine ? 1000 : 0) + (event.points ?? 0);
  const bonuses = news.filter((event) => event.feat === "bonus").sort((a, b) => worth(b) - worth(a));
  const rounds = news.filter((event) => event.feat === "round");
  return [...bonuses.slice(0, 1), ...rounds.slice(-1)];
}

/** A place of a size in an area that touches none of the boxes, the highest and most central; null where there is none. */
export function freePlace(area: Box, size: { w: number; h: number }, taken: readonly Box[], grain = 24): { x: number; y: number } | null {
  const middle = (area.left + area.right - size.w) / 2;
  const places: { x: number; y: number; cost: number }[] = [];
  for (let y = area.top; y + size.h <= area.bottom; y += grain)
    for (let x = area.left; x + size.w <= area.right; x += grain) places.push({ x, y, cost: y - area.top + Math.abs(x - middle) / 2 });
  const clear = ({ x, y }: { x: number; y: number }) =>
    taken.every((box) => box.right <= x || box.left >= x + size.w || box.bottom <= y || box.top >= y + size.h);
  const best = [{ x: middle, y: area.top, cost: 0 }, ...places].sort((a, b) => a.cost - b.cost);
  return best.find((place) => fits(place, area, size) && clear(place)) ?? null;
}

function fits({ x, y }: { x: number; y: number }, area: Box, size: { w: number; h: number }): boolean {
  return x >= area.left && x + size.w <= area.right && y >= area.top && y + size.h <= area.bottom;
}
