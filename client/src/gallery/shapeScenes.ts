// Made-up positions for shapes and tiles that are turned before they are laid.
import { type Cell, cellBox, cellsOf, posedCells } from "../table/geometry/shapes";
import type { WireCells } from "../wire/gestureTypes";
import type { Piece, Zone } from "../wire/types";
import { said, type SceneMaker } from "./mockBoard";

const steps = (numbers: readonly number[]): number[] => numbers.map((n, at) => (at ? n - numbers[at - 1]! : n));
const has = (cells: readonly Cell[], x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y);

const COLS = 12;
const ROWS = 6;
const SHAPES = [
  { face: "ell", shape: [0, 0, 1, 0, 2, 0, 2, 1], poses: [0, 1, 2, 3, 4, 5, 6, 7] },
  { face: "bar", shape: [0, 0, 1, 0, 2, 0, 3, 0], poses: [0, 1] },
  { face: "zed", shape: [0, 0, 1, 0, 1, 1, 2, 1], poses: [0, 1, 4, 5] },
];

/** A ragged board; a shape is taken from the store, then in hand until it is laid so that it touches another one. */
export const shape: SceneMaker = (done) => {
  const board: Zone = {
    id: "deck",
    layout: "grid",
    label: said("shape"),
    cols: COLS,
    rows: ROWS,
    cell: 60,
    stands: true,
    zoom: true,
    rests: true,
  };
  const store: Zone = { id: "shapes", layout: "row", label: said("row") };
  const laid = done.filter((action) => action.startsWith("lay")).map((action) => action.split(" ").slice(1).map(Number));
  const taken: Cell[] = laid.flatMap(([n, cell, turn]) => shifted(n!, turn!, cell! % COLS, Math.floor(cell! / COLS)));
  const blocked = [
    [0, 0],
    [1, 0],
    [0, 5],
    [11, 0],
    [11, 5],
    [10, 5],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  const held = done.at(-1)?.startsWith("take") ? Number(done.at(-1)!.split(" ")[1]) : -1;
  const pieces: Piece[] = blocked.map(({ x, y }, at) => ({ id: `block-${at}`, at: "deck", face: "block", x, y }));
  SHAPES.forEach(({ face, shape, poses }, n) => {
    const at = laid.find(([id]) => id === n);
    const where = at ? { at: "deck", x: at[1]! % COLS, y: Math.floor(at[1]! / COLS), turn: at[2]! } : { at: "shapes", poses };
    pieces.push({ id: `shape-${n}`, face, shape, label: said("thing", { n: n + 1 }), ...where });
  });
  const left = SHAPES.map((_, n) => n).filter((n) => !laid.some(([id]) => id === n));
  if (held < 0)
    return {
      zones: [board, store],
      pieces,
      groups: [{ gestures: left.map((n) => ({ action: `take ${n}`, last: `shape-${n}`, label: said("touch", { n: n + 1 }) })) }],
    };
  const cells = SHAPES[held]!.poses.map((turn): WireCells => ({
    action: `lay ${held} <0> ${turn}`,
    path: [`shape-${held}`, "deck/<x>,<y>"],
    columns: [steps(places(held, turn, taken, blocked))],
    turn: String(turn),
    cols: COLS,
    like: { label: said("cell"), note: said("price", { n: turn < 4 ? 3 : 5 }) },
  }));
  return { zones: [board, store], pieces, cells: cells.filter((row) => row.columns[0]!.length), held: `shape-${held}` };
};

function shifted(n: number, turn: number, x: number, y: number): Cell[] {
  return posedCells(cellsOf(SHAPES[n]!.shape), turn).map((cell) => ({ x: cell.x + x, y: cell.y + y }));
}

function places(n: number, turn: number, taken: readonly Cell[], blocked: readonly Cell[]): number[] {
  const found: number[] = [];
  const { w, h } = cellBox(posedCells(cellsOf(SHAPES[n]!.shape), turn));
  for (let y = 0; y + h <= ROWS; y++) {
    for (let x = 0; x + w <= COLS; x++) {
      const cells = shifted(n, turn, x, y);
      const free = !cells.some((cell) => has(taken, cell.x, cell.y) || has(blocked, cell.x, cell.y));
      const touches = cells.some(
        (cell) =>
          has(taken, cell.x + 1, cell.y) ||
          has(taken, cell.x - 1, cell.y) ||
          has(taken, cell.x, cell.y + 1) ||
          has(taken, cell.x, cell.y - 1),
      );
      if (free && (touches || !taken.length)) found.push(y * COLS + x);
    }
  }
  return found;
}

interface TileBoard {
  zone: string;
  wide: number;
  high: number;
  start: number;
}

/** A tile of one cell, turned by quarters: a path on it must meet the paths around it. */
export const tile: SceneMaker = (done) => charted(done, { zone: "chart", wide: 7, high: 5, start: 17 }, { layout: "grid" });

/** The same on a board larger than its window, with free places for pieces. */
export const window: SceneMaker = (done) =>
  charted(
    done,
    { zone: "sea", wide: 21, high: 21, start: 220 },
    { layout: "spots", zoom: true, beyond: "swell", toggles: [{ id: "bare", label: said("bare"), icon: "eye" }] },
  );

function charted(done: readonly string[], chart: TileBoard, looks: Pick<Zone, "layout"> & Partial<Zone>): ReturnType<SceneMaker> {
  const { zone, wide, high, start } = chart;
  const sea: Zone = {
    id: zone,
    label: said(looks.zoom ? "window" : "tile"),
    cols: wide,
    rows: high,
    cell: 80,
    ...(looks.zoom && { width: wide * 80, height: high * 80 }),
    ...looks,
  };
  const hand: Zone = { id: `${zone}-hand`, layout: "row", label: said("row") };
  const laid = [
    { cell: start, turn: 0 },
    ...done.map((action) => ({ cell: Number(action.split(" ")[1]), turn: Number(action.split(" ")[2]) })),
  ];
  const at = (cell: number) => ({ x: cell % wide, y: Math.floor(cell / wide) });
  const where = (cell: number) => (looks.zoom ? { x: at(cell).x * 80 + 40, y: at(cell).y * 80 + 40 } : at(cell));
  const pieces: Piece[] = laid.map(({ cell, turn }, n) => ({
    id: `${zone}-tile-${n}`,
    at: zone,
    face: "road",
    turn,
    label: said("thing", { n: n + 1 }),
    ...where(cell),
  }));
  const next = `${zone}-tile-${laid.length}`;
  pieces.push({ id: next, at: hand.id, face: "road", shape: [0, 0], poses: [0, 1, 2, 3], label: said("thing", { n: laid.length + 1 }) });
  const cells = [0, 1, 2, 3].map((turn): WireCells => ({
    action: `lay <0> ${turn}`,
    path: [next, `${zone}/<x>,<y>`],
    columns: [steps(fitting(chart, laid, turn))],
    turn: String(turn),
    cols: wide,
    like: { label: said("cell") },
  }));
  return { zones: [sea, hand], pieces, cells: laid.length < 12 ? cells.filter((row) => row.columns[0]!.length) : [] };
}

/** The sides a road leads to in a pose: at first north and east. */
const sides = (turn: number): number[] => [turn % 4, (turn + 1) % 4];

function fitting({ wide, high }: TileBoard, laid: readonly { cell: number; turn: number }[], turn: number): number[] {
  return Array.from({ length: wide * high }, (_, n) => n).filter((n) => {
    if (laid.some((one) => one.cell === n)) return false;
    const near = [-wide, 1, wide, -1]
      .map((step, side) => ({ side, one: laid.find((one) => one.cell === n + step && Math.abs((one.cell % wide) - (n % wide)) < 2) }))
      .filter(({ one }) => one);
    return near.length > 0 && near.every(({ side, one }) => sides(turn).includes(side) === sides(one!.turn).includes((side + 2) % 4));
  });
}
