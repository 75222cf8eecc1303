// Placing a shape on a grid: what is in hand, where it may lie in this pose, and where it is aimed.
import type { Piece, Zone } from "../../wire/types";
import { type Cell, cellBox, cellsOf, posedCells, poseKey, rotatePose } from "../geometry/shapes";
import { cellOf, type Targets, type Way } from "./paths";

export interface Placing {
  piece: Piece;
  zone: Zone;
  /** The cells it covers in this pose, from the upper left of their box, and that box. */
  cells: readonly Cell[];
  size: { w: number; h: number };
  /** Every pose worth turning to, and those in which it may lie somewhere. */
  poses: readonly number[];
  open: ReadonlySet<number>;
  /** Where it may lie in this pose, by the cell that says so. */
  places: ReadonlyMap<string, Way>;
  /** The cells some legal place covers, and those it may lie on in another pose. */
  lit: ReadonlySet<string>;
  pale: ReadonlyMap<string, number>;
  /** Where it lies already, while its path goes on. */
  set: Cell | null;
}

/** What is being placed; null where nothing with a shape is held, or nothing can be done with it on a grid. */
export function placingOf(
  pieces: readonly Piece[],
  zones: ReadonlyMap<string, Zone>,
  ways: readonly Way[],
  held: readonly string[],
  pose: number,
): Placing | null {
  const piece = pieces.findLast((one) => one.shape?.length && held.includes(one.id));
  if (!piece) return null;
  const depth = held.indexOf(piece.id) + 1;
  const mine = ways.filter((way) => way.path.length > depth && held.every((id, at) => way.path[at] === id));
  const end = mine.map((way) => cellOf(way.path[depth]!)).find((cell) => cell && zones.get(cell.zone)?.cols);
  const zone = end && zones.get(end.zone);
  if (!zone) return null;
  const there = mine.filter((way) => way.path[depth]!.startsWith(`${zone.id}/`));
  const open = new Set(there.map((way) => way.turn));
  const poses = piece.poses?.length ? piece.poses : [...open].sort((a, b) => a - b);
  const cells = posedCells(cellsOf(piece.shape!), pose);
  const places = new Map(there.filter((way) => way.turn === pose).map((way) => [way.path[depth]!, way]));
  const set = held.length > depth ? cellOf(held[depth]!) : null;
  return {
    piece,
    zone,
    cells,
    size: cellBox(cells),
    poses,
    open,
    places,
    lit: covered(zone, cells, places),
    pale: cells.length > 1 ? new Map() : elsewhere(there, places, depth, poses, pose),
    set,
  };
}

function covered(zone: Zone, cells: readonly Cell[], places: ReadonlyMap<string, Way>): Set<string> {
  const lit = new Set<string>();
  for (const id of places.keys()) {
    const { x, y } = cellOf(id)!;
    for (const cell of cells) lit.add(`${zone.id}/${x + cell.x},${y + cell.y}`);
  }
  return lit;
}

/** Cells that take a tile in another pose, with the nearest such pose by turning to the right. */
function elsewhere(
  there: readonly Way[],
  places: ReadonlyMap<string, Way>,
  depth: number,
  poses: readonly number[],
  pose: number,
): Map<string, number> {
  const found = new Map<string, number>();
  const steps = (turn: number) => (poses.indexOf(turn) - poses.indexOf(pose) + poses.length) % poses.length;
  for (const way of there) {
    const id = way.path[depth]!;
    const before = found.get(id);
    if (!places.has(id) && (before === undefined || steps(way.turn) < steps(before))) found.set(id, way.turn);
  }
  return found;
}

/** On the grid of a held shape, the targets are its places in this pose. */
export function placingTargets(placing: Placing | null, targets: Targets): Targets {
  if (!placing || placing.set) return targets;
  const elsewhere = [...targets.lit].filter((id) => !id.startsWith(`${placing.zone.id}/`));
  return { lit: new Set([...placing.places.keys(), ...elsewhere]), able: targets.able };
}

/** The pose that turning or flipping leads to, among those offered: poses that cover the same cells are one. */
export function nextShapePose(placing: Placing, now: number, by: "right" | "left" | "flip"): number {
  const { piece, poses } = placing;
  const shape = cellsOf(piece.shape!);
  const like = (pose: number) => (shape.length > 1 ? poseKey(shape, pose) : String(pose));
  let wanted = now;
  for (let turns = 0; turns < 4; turns++) {
    wanted = rotatePose(wanted, by);
    const found = poses.find((pose) => pose !== now && like(pose) === like(wanted));
    if (found !== undefined && like(found) !== like(now)) return found;
    if (by === "flip") break;
  }
  return now;
}

/** True where flipping shows another pose. */
export function canFlip(placing: Placing): boolean {
  return placing.poses.some((pose) => nextShapePose(placing, pose, "flip") !== pose);
}

/** Kept inside the grid. */
export function insideGrid(placing: Placing, { x, y }: Cell): Cell {
  const { zone, size } = placing;
  return { x: clamp(x, (zone.cols ?? 1) - size.w), y: clamp(y, (zone.rows ?? 1) - size.h) };
}

/** The legal place nearest to a point (in cells) that the middle of the shape should come to, at most `reach` away. */
export function nearestPlace(placing: Placing, middle: Cell, reach: number, over: Cell | null = null): Cell | null {
  let best: Cell | null = null;
  let least = reach;
  for (const id of placing.places.keys()) {
    const { x, y } = cellOf(id)!;
    if (over && !placing.cells.some((cell) => x + cell.x === over.x && y + cell.y === over.y)) continue;
    const off = Math.hypot(x + placing.size.w / 2 - middle.x, y + placing.size.h / 2 - middle.y);
    if (off <= least) [best, least] = [{ x, y }, off];
  }
  return best;
}

/** The legal place in the middle of all of them. */
export function middlePlace(placing: Placing): Cell | null {
  const all = [...placing.places.keys()].map((id) => cellOf(id)!);
  const mean = (of: (cell: Cell) => number) => all.reduce((sum, cell) => sum + of(cell), 0) / all.length;
  return nearestPlace(
    placing,
    { x: mean((cell) => cell.x) + placing.size.w / 2, y: mean((cell) => cell.y) + placing.size.h / 2 },
    Infinity,
  );
}

export const placeId = (placing: Placing, { x, y }: Cell): string => `${placing.zone.id}/${x},${y}`;

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
