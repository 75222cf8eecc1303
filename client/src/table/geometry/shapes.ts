// Shapes made of cells: their poses, and their border as a path.

export interface Cell {
  x: number;
  y: number;
}

/** From col, row, col, row ... to cells. */
export function cellsOf(flat: readonly number[]): Cell[] {
  return Array.from({ length: flat.length >> 1 }, (_, at) => ({ x: flat[2 * at]!, y: flat[2 * at + 1]! }));
}

/** The cells in a pose (mirrored first from 4 on, then turned clockwise), from the upper left of their box. */
export function posedCells(cells: readonly Cell[], pose: number): Cell[] {
  let found = cells.map(({ x, y }) => ({ x: pose >= 4 ? -x : x, y }));
  for (let turns = pose % 4; turns > 0; turns--) found = found.map(({ x, y }) => ({ x: -y, y: x }));
  const left = Math.min(...found.map((cell) => cell.x));
  const top = Math.min(...found.map((cell) => cell.y));
  return found.map(({ x, y }) => ({ x: x - left, y: y - top }));
}

export function cellBox(cells: readonly Cell[]): { w: number; h: number } {
  return { w: 1 + Math.max(0, ...cells.map((cell) => cell.x)), h: 1 + Math.max(0, ...cells.map((cell) => cell.y)) };
}

/** The same for poses that cover the same cells. */
export function poseKey(cells: readonly Cell[], pose: number): string {
  return posedCells(cells, pose)
    .map(({ x, y }) => `${y},${x}`)
    .sort()
    .join(" ");
}

/** A quarter turn of a pose, or its mirror image as seen. */
export function rotatePose(pose: number, by: "right" | "left" | "flip"): number {
  if (by === "flip") return (pose < 4 ? 4 : 0) + ((8 - (pose % 4)) % 4);
  return (pose & 4) | ((pose + (by === "right" ? 1 : 3)) & 3);
}

/** The border of some cells as a path of closed lines, clockwise; holes are lines of their own. */
export function borderPath(cells: readonly Cell[], size: number, from: Cell = { x: 0, y: 0 }): string {
  const point = (x: number, y: number) => `${from.x + x * size} ${from.y + y * size}`;
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const sides = new Map<string, Cell[]>();
  const side = (from: Cell, to: Cell) => {
    const key = `${from.x},${from.y}`;
    sides.set(key, [...(sides.get(key) ?? []), to]);
  };
  for (const { x, y } of cells) {
    if (!taken.has(`${x},${y - 1}`)) side({ x, y }, { x: x + 1, y });
    if (!taken.has(`${x + 1},${y}`)) side({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!taken.has(`${x},${y + 1}`)) side({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!taken.has(`${x - 1},${y}`)) side({ x, y: y + 1 }, { x, y });
  }
  let path = "";
  for (const [start] of sides) {
    let key = start;
    let next = sides.get(key)?.pop();
    if (!next) continue;
    const [x, y] = start.split(",").map(Number);
    path += `M${point(x!, y!)}`;
    while (next) {
      key = `${next.x},${next.y}`;
      if (key === start) break;
      path += `L${point(next.x, next.y)}`;
      next = sides.get(key)?.pop();
    }
    path += "Z";
  }
  return path;
}
