// A grid of triangles with piles on it: where a cell lies, seen from above or from the side.
import { faceBox } from "../../lib/skin";
import type { Piece, Zone } from "../../wire/types";
import type { Cell } from "./shapes";
import type { CentredBox } from "./zoneGeometry";

const HIGH = 0.866;
const TILT = 0.84;
const LIFT = { flat: { x: -0.015, y: -0.02 }, side: { x: -0.035, y: -0.085 } };
const STEEP = 6;

export const pointsUp = ({ x, y }: Cell): boolean => (x + y) % 2 !== 0;

/** The height of a row. */
export const rowHeight = (zone: Zone): number => (zone.cell ?? 100) * HIGH * (zone.tilt ? TILT : 1);

/** How much a face drawn from above is squeezed. */
export const squeeze = (zone: Zone): number => (zone.tilt ? TILT : 1);

export function triangleSize(zone: Zone): { w: number; h: number } {
  return { w: (((zone.cols ?? 1) + 1) * (zone.cell ?? 100)) / 2, h: (zone.rows ?? 1) * rowHeight(zone) };
}

/** How far up a level is drawn; beyond the sixth, half as much for each. */
export function liftOf(zone: Zone, level: number): Cell {
  const steps = Math.max(0, level - 1);
  const climbed = Math.min(steps, STEEP) + Math.max(0, steps - STEEP) / 2;
  const lift = zone.tilt ? LIFT.side : LIFT.flat;
  return { x: lift.x * climbed * (zone.cell ?? 100), y: lift.y * climbed * (zone.cell ?? 100) };
}

/** The box of a cell at a level. */
export function triangleAt(zone: Zone, at: Cell, level: number): CentredBox {
  const cell = zone.cell ?? 100;
  const h = rowHeight(zone);
  const lift = liftOf(zone, level);
  return { x: ((at.x + 1) * cell) / 2 + lift.x, y: (at.y + 0.5) * h + lift.y, w: cell, h };
}

/** True for a face as wide as a cell: a tile; else a thing that stands on one. */
export const isTile = (zone: Zone, face: string | undefined): boolean => (faceBox(face)?.w ?? 0) > 0.9 * (zone.cell ?? 100);

/** A tile covers its cell, anything else stands at the middle of its face. */
export function placeOnTriangle(zone: Zone, piece: Piece): CentredBox {
  const at = { x: piece.x ?? 0, y: piece.y ?? 0 };
  const box = triangleAt(zone, at, piece.level ?? 0);
  if (isTile(zone, piece.face)) return box;
  const face = faceBox(piece.face) ?? { w: box.w / 2, h: box.w / 2 };
  return { x: box.x, y: box.y + box.h * (pointsUp(at) ? 1 / 6 : -1 / 6), w: face.w, h: face.h };
}

/** A triangle about the middle of its box. */
export function trianglePath({ w, h }: { w: number; h: number }, up: boolean): string {
  return up ? `M0 ${-h / 2}L${w / 2} ${h / 2}H${-w / 2}Z` : `M${-w / 2} ${-h / 2}H${w / 2}L0 ${h / 2}Z`;
}

/** The cell under a point, at the level of the sea. */
export function triangleUnder(zone: Zone, { x, y }: { x: number; y: number }): Cell | null {
  const half = (zone.cell ?? 100) / 2;
  const h = rowHeight(zone);
  const row = Math.floor(y / h);
  const down = y / h - row;
  for (const col of [Math.floor(x / half) - 1, Math.floor(x / half)]) {
    const reach = half * (pointsUp({ x: col, y: row }) ? down : 1 - down);
    if (Math.abs(x - (col + 1) * half) <= reach && col >= 0 && row >= 0 && col < (zone.cols ?? 0) && row < (zone.rows ?? 0))
      return { x: col, y: row };
  }
  return null;
}

/** The height of every pile, by cell. */
export function pileHeights(zone: Zone, pieces: readonly Piece[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const piece of pieces) {
    const id = `${piece.x ?? 0},${piece.y ?? 0}`;
    if (isTile(zone, piece.face)) found.set(id, Math.max(found.get(id) ?? 0, piece.level ?? 0));
  }
  return found;
}

/** Behind comes first: by row, those that point down before those that point up, then from the bottom of a pile. */
export function paintOrder(a: Piece, b: Piece): number {
  const up = (piece: Piece) => Number(pointsUp({ x: piece.x ?? 0, y: piece.y ?? 0 }));
  return (a.y ?? 0) - (b.y ?? 0) || up(a) - up(b) || (a.level ?? 0) - (b.level ?? 0);
}

/** The border of some cells, on top of their piles: their sides that no two of them share. */
export function rimPath(zone: Zone, cells: readonly Cell[], high: ReadonlyMap<string, number>): string {
  const sides = new Map<string, string>();
  for (const cell of cells) {
    const { x, y, w, h } = triangleAt(zone, cell, 0);
    const lift = liftOf(zone, high.get(`${cell.x},${cell.y}`) ?? 0);
    const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2].map(Math.round) as [number, number, number, number];
    const middle = Math.round(x);
    const corners: [number, number][] = pointsUp(cell)
      ? [
          [middle, top],
          [right, bottom],
          [left, bottom],
        ]
      : [
          [left, top],
          [right, top],
          [middle, bottom],
        ];
    const raised = ([x, y]: [number, number]) => `${x + lift.x} ${y + lift.y}`;
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % 3]!;
      if (!sides.delete(`${to} ${from}`)) sides.set(`${from} ${to}`, `M${raised(from)}L${raised(to)}`);
    });
  }
  return [...sides.values()].join("");
}
