// A made-up atoll of triangles: a tile goes to sea beside it, or onto a pile of its own level.
import type { Piece, Zone } from "../wire/types";
import { said, type SceneMaker } from "./mockBoard";

const START: readonly [number, number, number][] = [
  [9, 5, 1],
  [10, 5, 3],
  [11, 5, 2],
  [8, 5, 1],
  [10, 4, 1],
  [10, 6, 5],
  [11, 6, 1],
  [9, 6, 2],
  [9, 4, 1],
  [12, 5, 4],
];
const KINDS = ["sand", "clay", "pool"];

export const triangleScene: SceneMaker = (done) => {
  const zone: Zone = {
    id: "atoll",
    layout: "triangles",
    label: said("piles"),
    cols: 21,
    rows: 11,
    cell: 120,
    zoom: true,
    tilt: true,
    beyond: "swell",
  };
  const hand: Zone = { id: "atoll-hand", layout: "row", label: said("row") };
  const heights = new Map(START.map(([x, y, n]) => [`${x},${y}`, n]));
  for (const action of done) {
    const [, , x, y] = action.split(" ");
    heights.set(`${x},${y}`, (heights.get(`${x},${y}`) ?? 0) + 1);
  }
  const pieces: Piece[] = [];
  for (const [id, n] of heights) {
    const [x = 0, y = 0] = id.split(",").map(Number);
    for (let level = 1; level <= n; level++)
      pieces.push({
        id: `t${id}-${level}`,
        at: "atoll",
        face: faceAt(x, y, level),
        x,
        y,
        level,
        ...(level === n && { label: said("pile-of", { n }) }),
      });
  }
  pieces.push({
    id: "bird",
    at: "atoll",
    face: "pawn",
    x: 11,
    y: 5,
    level: heights.get("11,5")!,
    layer: 5,
    label: said("thing", { n: 1 }),
  });
  const shore = [
    [8, 4],
    [11, 4],
    [13, 5],
    [8, 6],
    [12, 6],
    [10, 7],
    [7, 5],
  ].filter(([x, y]) => !heights.has(`${x},${y}`));
  const ends = [
    ...shore.map(([x, y]) => [x!, y!, 0]),
    ...[...heights].filter(([id, n]) => n === 1 && id !== "11,5").map(([id]) => [...id.split(",").map(Number), 1]),
  ];
  const groups = [0, 1, 2].map((n) => {
    pieces.push({ id: `hand-${n}`, at: "atoll-hand", face: `${KINDS[n]}-up`, label: said("thing", { n: n + 1 }) });
    const target = (x: number, y: number, level: number) => (level ? `t${x},${y}-1` : `atoll/${x},${y}`);
    return {
      path: [`hand-${n}`],
      gestures: ends.map(([x = 0, y = 0, level = 0]) =>
        ({
          action: `pile ${n} ${x} ${y}`,
          last: target(x, y, level),
          label: said("cell", { column: x + 1, row: y + 1 }),
          ghost: `${KINDS[n]}-${(x + y) % 2 ? "up" : "down"}`,
        }),
      ),
    };
  });
  return { zones: [zone, hand], pieces, groups: done.length < 6 ? groups : [] };
};

const faceAt = (x: number, y: number, level: number): string => `${KINDS[(x + 2 * y + level) % 3]}-${(x + y) % 2 ? "up" : "down"}`;
