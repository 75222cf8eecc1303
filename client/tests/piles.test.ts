// Piles as they are seen: what is in front hides what is behind, and a tag lies where nothing hides it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inFront, isOnPile, isSeen, pilePath, tagPlace } from "../src/table/geometry/piles";
import { triangleAt } from "../src/table/geometry/triangles";
import type { Zone } from "../src/wire/types";

const FLAT: Zone = { id: "sea", layout: "triangles", label: { key: "sea" }, cols: 9, rows: 6, cell: 200 };
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

test("the border of a pile goes down to its foot, that of the sea is a triangle", () => {
  assert.equal(pilePath(FLAT, BEFORE, 0).split("L").length, 2);
  assert(pilePath(SIDE, BEHIND, 3).includes(" 51h-200"));
});
