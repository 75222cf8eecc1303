// A grid of triangles: every point of a cell is found again, piles rise, borders have no inner sides.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inFront, isOnPile, isSeen, numberPlace, pilePath, tagPlace } from "../../src/table/geometry/piles";
import {
  liftOf,
  paintOrder,
  pointsUp,
  rimPath,
  triangleAt,
  trianglePath,
  triangleSize,
  triangleUnder,
} from "../../src/table/geometry/triangles";
import type { Zone } from "../../src/wire/types";
import { piece } from "../fixtures";

const SEA: Zone = { id: "sea", layout: "triangles", label: { key: "sea" }, cols: 7, rows: 4, cell: 100 };

test("a triangle points up where column and row are odd together", () => {
  assert(pointsUp({ x: 1, y: 0 }));
  assert(!pointsUp({ x: 1, y: 1 }));
});

test("a cell is found again under every part of it: by its middle, and by the ends of its wide side", () => {
  for (const zone of [SEA, { ...SEA, tilt: true }]) {
    for (let x = 0; x < 7; x++) {
      for (let y = 0; y < 4; y++) {
        const { x: cx, y: cy, w, h } = triangleAt(zone, { x, y }, 0);
        const wide = pointsUp({ x, y }) ? 1 : -1;
        const parts = [
          [0, 0.15],
          [-0.42, 0.45],
          [0.42, 0.45],
          [0, -0.45],
        ] as const;
        for (const [across, down] of parts)
          assert.deepEqual(triangleUnder(zone, { x: cx + across * w, y: cy + wide * down * h }), { x, y });
      }
    }
  }
});

test("outside the grid there is no cell", () => {
  assert.equal(triangleUnder(SEA, { x: -1, y: 10 }), null);
  assert.equal(triangleUnder(SEA, { x: 50, y: 4 * 86.6 + 1 }), null);
});

test("the picture is as wide as its half columns, and lower from the side", () => {
  assert.equal(triangleSize(SEA).w, 400);
  assert(triangleSize({ ...SEA, tilt: true }).h < triangleSize(SEA).h);
});

test("a level is higher than the one below, beyond the sixth by half", () => {
  const up = (level: number) => -liftOf(SEA, level).y;
  assert.equal(up(1), 0);
  for (let level = 2; level < 12; level++) assert(up(level) > up(level - 1));
  assert(Math.abs(up(9) - up(8) - (up(3) - up(2)) / 2) < 1e-9);
});

test("behind is painted first", () => {
  const at = (id: string, x: number, y: number, level: number) => piece(id, "sea", { x, y, level });
  const order = [at("low row", 1, 1, 1), at("high", 1, 0, 2), at("up", 1, 0, 1), at("down", 2, 0, 5)].sort(paintOrder).map(({ id }) => id);
  assert.deepEqual(order, ["down", "up", "high", "low row"]);
});

test("the rim of two neighbours leaves out the side they share", () => {
  const sides = (cells: { x: number; y: number }[]) => rimPath(SEA, cells, new Map()).match(/M/g)!.length;
  assert.equal(sides([{ x: 1, y: 1 }]), 3);
  assert.equal(
    sides([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]),
    4,
  );
  assert.equal(
    sides([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 3, y: 1 },
    ]),
    5,
  );
});

test("a triangle about its middle", () => {
  assert.equal(trianglePath({ w: 10, h: 8 }, true), "M0 -4L5 4H-5Z");
  assert.equal(trianglePath({ w: 10, h: 8 }, false), "M-5 -4H5L0 4Z");
});

const FLAT: Zone = { ...SEA, cols: 9, rows: 6, cell: 200 };
const SIDE: Zone = { ...FLAT, tilt: true };
const BEHIND = { x: 3, y: 2 };
const BEFORE = { x: 3, y: 3 };

test("a pile is its face and the sides below it, down to its foot", () => {
  const { x, y, h } = triangleAt(SIDE, BEFORE, 5);
  assert(isOnPile(SIDE, BEFORE, 5, { x, y }));
  assert(isOnPile(SIDE, BEFORE, 5, { x: x + 14, y: y + h / 2 + 34 }), "its side");
  assert(!isOnPile(SIDE, BEFORE, 1, { x: x + 14, y: y + h / 2 + 200 }), "below its foot");
  assert(!isOnPile(SIDE, BEFORE, 5, { x, y: y - h / 2 - 4 }), "above its face");
  assert(!isOnPile(SIDE, BEFORE, 0, { x, y: triangleAt(SIDE, BEFORE, 0).y + h / 2 + 4 }), "the sea has no side");
});

test("a tall pile hides the middle of the cell behind it from the side, not from above", () => {
  const heights = new Map([
    ["3,2", 1],
    ["3,3", 6],
  ]);
  const { x, y, h } = triangleAt(SIDE, BEHIND, 1);
  assert(inFront(BEFORE, BEHIND) > 0);
  assert(!isSeen(SIDE, heights, BEHIND, { x, y: y + h / 3 }));
  assert(isSeen(FLAT, heights, BEHIND, triangleAt(FLAT, BEHIND, 1)));
  assert(isSeen(SIDE, heights, BEFORE, triangleAt(SIDE, BEFORE, 6)), "what is in front is seen");
});

test("a tag lies in the free corner of its face, and elsewhere on it where that is hidden", () => {
  const size = { w: 48, h: 48 };
  const alone = tagPlace(SIDE, new Map([["3,2", 1]]), BEHIND, size);
  const heights = new Map([
    ["3,2", 1],
    ["3,3", 4],
  ]);
  const moved = tagPlace(SIDE, heights, BEHIND, size);
  assert(isOnPile(SIDE, BEHIND, 1, alone) && isOnPile(SIDE, BEHIND, 1, moved));
  assert(!isSeen(SIDE, heights, BEHIND, alone) || alone.y > moved.y);
  assert(isSeen(SIDE, heights, BEHIND, moved));
});

test("a tag does not lie over the number of its pile where the corner beside that is hidden", () => {
  const size = { w: 96, h: 48 };
  for (const at of [BEHIND, { x: 2, y: 2 }])
    for (const level of [2, 3, 4, 5]) {
      const cells = [`${at.x},${at.y}`, `${at.x + 1},${at.y}`, `${at.x},${at.y + 1}`];
      const heights = new Map(cells.map((cell, which) => [cell, which ? level : 1]));
      const number = numberPlace(triangleAt(SIDE, at, 1), at, false);
      const tag = tagPlace(SIDE, heights, at, size);
      const apart = Math.abs(tag.x - number.x) >= size.w / 2 || Math.abs(tag.y - number.y) >= size.h / 2;
      assert(apart, `${JSON.stringify(at)} beside ${level}`);
    }
});

test("the border of a pile goes down to its foot, that of the sea is a triangle", () => {
  assert.equal(pilePath(FLAT, BEFORE, 0).split("L").length, 2);
  assert(pilePath(SIDE, BEHIND, 3).includes(" 51h-200"));
});
