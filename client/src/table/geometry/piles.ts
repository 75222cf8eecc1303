// Piles on a grid of triangles as they are seen: which lies in front at a point, and where on its face there is room.
import type { Zone } from "../../wire/types";
import type { Cell } from "./shapes";
import { liftOf, pointsUp, triangleAt } from "./triangles";

interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  w: number;
  h: number;
}

/** The height of every pile, by `column,row`; a cell without one lies at the level of the sea. */
export type Heights = ReadonlyMap<string, number>;

/** The foot of a tile lies a level below its face. */
const FOOT = 2;
const GRAIN = 8;
const MARGIN = 4;
/** Half the width of a number, to the width of a tile. */
export const NUMBER = 0.085;
/** How many of the nine points of a tag may be hidden rather than that it lies over the number. */
const OVER = 4;

/** Later is in front: by row, those that point down before those that point up. */
export const inFront = (a: Cell, b: Cell): number => a.y - b.y || Number(pointsUp(a)) - Number(pointsUp(b)) || a.x - b.x;

/** The border of a pile about the corner of the box of its top: its face and the sides below it. */
export function pilePath(zone: Zone, at: Cell, level: number): string {
  const { w, h } = triangleAt(zone, at, 0);
  if (level < 1) return pointsUp(at) ? `M${w / 2} 0L${w} ${h}H0Z` : `M0 0H${w}L${w / 2} ${h}Z`;
  const { x, y } = drop(zone, level);
  return pointsUp(at) ? `M${w / 2} 0L${w} ${h}l${x} ${y}h${-w}L0 ${h}Z` : `M0 0H${w}l${x} ${y}L${w / 2 + x} ${h + y}L${x} ${y}Z`;
}

/** True where a point is on a pile: on its face, or on the sides below it. */
export function isOnPile(zone: Zone, at: Cell, level: number, point: Point): boolean {
  const { x, y, w, h } = triangleAt(zone, at, level);
  const down = level < 1 ? { x: 0, y: 0 } : drop(zone, level);
  const up = pointsUp(at) ? 1 : -1;
  const [dx, dy] = [point.x - x, (point.y - y) * up];
  const slope = (2 * h) / w;
  // Each side of the triangle bounds how far down its way the point may lie: least <= part <= most.
  let [least, most] = [0, 1];
  for (const [across, along, far] of [
    [0, 1, h / 2],
    [slope, -1, h / 2],
    [-slope, -1, h / 2],
  ] as const) {
    const over = across * dx + along * dy - far;
    const steps = across * down.x + along * down.y * up;
    if (!steps && over > 0) return false;
    if (steps > 0) least = Math.max(least, over / steps);
    if (steps < 0) most = Math.min(most, over / steps);
  }
  return least <= most;
}

/** Whether nothing in front hides a point of a cell's face. */
export function isSeen(zone: Zone, heights: Heights, at: Cell, point: Point): boolean {
  for (const [name, level] of heights) {
    const [x = 0, y = 0] = name.split(",").map(Number);
    if (inFront({ x, y }, at) > 0 && isOnPile(zone, { x, y }, level, point)) return false;
  }
  return true;
}

/** Where the number of a pile stands on its face: in a corner that is free. */
export function numberPlace({ x, y, w, h }: Box, at: Cell, taken: boolean): Point {
  const [across, down] = !pointsUp(at) ? [-0.26, -0.3] : taken ? [0.25, 0.3] : [0, -0.2];
  return { x: x + across * w, y: y + down * h };
}

/** The middle for a tag of this size: in the corner of the face that its number leaves free, or wherever most of it is seen and does not
 *  lie over the number. */
export function tagPlace(zone: Zone, heights: Heights, at: Cell, { w, h }: { w: number; h: number }): Point {
  const level = heights.get(`${at.x},${at.y}`) ?? 0;
  const box = triangleAt(zone, at, level);
  const number = numberPlace(box, at, false);
  const isOver = ({ x, y }: Point) => level > 0 && Math.abs(x - number.x) < w / 2 && Math.abs(y - number.y) < h / 2;
  const up = pointsUp(at) ? 1 : -1;
  const spread = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => ({ x: (across * w) / 2, y: (down * h) / 2 })));
  const seen = ({ x, y }: Point) => spread.filter((off) => isSeen(zone, heights, at, { x: x + off.x, y: y + off.y })).length;
  const worth = (place: Point) => seen(place) - (isOver(place) ? OVER : 0);
  const places = [];
  for (let row = 1; row < GRAIN; row++) {
    const y = box.y + up * (box.h / 2 - MARGIN - h / 2 - ((row - 1) * (box.h - h)) / GRAIN);
    const wide = (box.w / 2) * (0.5 + (up * (y - box.y) - h / 2) / box.h);
    const room = Math.max(0, wide - w / 2 + h / 5);
    for (const part of [-1, -0.5, 0, 0.5, 1]) places.push({ x: box.x + up * part * room, y });
  }
  let [best, most] = [places[0]!, worth(places[0]!)];
  for (const place of places) {
    const clear = most < spread.length ? worth(place) : 0;
    if (clear > most) [best, most] = [place, clear];
  }
  return best;
}

/** From the face of a pile down to its foot. */
function drop(zone: Zone, level: number): Point {
  const [top, step] = [liftOf(zone, level), liftOf(zone, FOOT)];
  return { x: -top.x - step.x, y: -top.y - step.y };
}
