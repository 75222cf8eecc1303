// Made-up groups of tiles, outlined with what is in them; a choice says what it would make of one.
import type { Piece, Zone } from "../wire/types";
import { said, type SceneMaker } from "./mockBoard";

const FIRST = [1, 1, 2, 1, 2, 2];
const SECOND = [5, 1, 5, 2, 6, 2, 6, 3];
const flat = (cells: readonly number[]) =>
  Array.from({ length: cells.length / 2 }, (_, at) => ({ x: cells[2 * at]!, y: cells[2 * at + 1]! }));

export const outlineScene: SceneMaker = (done) => {
  const zone: Zone = {
    id: "isles",
    layout: "grid",
    label: said("groups"),
    cols: 8,
    rows: 5,
    cell: 60,
    toggles: [{ id: "second", label: said("shown"), shows: "joined" }],
  };
  const pieces: Piece[] = [...flat(FIRST), ...flat(SECOND)].map(({ x, y }, n) => ({
    id: `part-${n}`,
    at: "isles",
    face: "block",
    x,
    y,
    label: said("thing", { n: n + 1 }),
  }));
  const tally = (count: number, after: number | null = null) => ({ label: said("kept"), face: "stone", count, after });
  const outlines = [
    {
      id: "group-1",
      at: "isles",
      label: said("group", { n: 1 }),
      cells: FIRST,
      tallies: [tally(3), tally(done.length)],
      note: said("note"),
    },
    {
      id: "group-2",
      at: "isles",
      label: said("group", { n: 2 }),
      cells: SECOND,
      members: [3, 4, 5, 6].map((n) => `part-${n}`),
      tallies: [tally(4), tally(1)],
    },
    { id: "joined", at: "isles", label: said("group", { n: 3 }), cells: [...FIRST, 3, 2, 4, 2, ...SECOND] },
  ];
  const join = {
    action: "join",
    last: "isles/3,2",
    label: said("mark"),
    ghost: "block",
    note: said("price", { n: 2 }),
    shows: "joined",
    tallies: [tally(3, 9), tally(1)],
  };
  return { zones: [zone], pieces, outlines, groups: done.length < 3 ? [{ gestures: [join] }] : [] };
};
