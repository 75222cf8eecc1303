// Where things of a zone lie: cells and points are each other's inverse, in every layout.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageSize } from "../../src/lib/viewport";
import {
  cellsBox,
  cellUnder,
  drawnPose,
  fromDrawn,
  isDrawnTurned,
  pieceBox,
  poseTransform,
  spotBox,
  toDrawn,
  zoneSize,
} from "../../src/table/geometry/zoneGeometry";
import { GRID, piece } from "../fixtures";

const PADDED = { ...GRID, pad: [5, 7, 1, 2] };
const STANDS = { ...GRID, stands: true };

test("a grid is as large as its cells and its margins", () => {
  assert.deepEqual(zoneSize(GRID), { w: 60, h: 40 });
  assert.deepEqual(zoneSize(PADDED), { w: 66, h: 49 });
});

test("the cell under the middle of a cell is that cell", () => {
  for (const zone of [GRID, PADDED]) {
    for (let x = 0; x < 6; x++)
      for (let y = 0; y < 4; y++) assert.deepEqual(cellUnder(zone, cellsBox(zone, { x, y }, { w: 1, h: 1 })), { x, y });
  }
  assert.equal(cellUnder(GRID, { x: 61, y: 5 }), null);
});

test("a spot is a cell by its column and row, or one with a name", () => {
  const zone = { ...GRID, spots: [{ id: "end", x: 3, y: 4, label: { key: "end" } }] };
  assert.deepEqual(spotBox(zone, "2,1"), { x: 25, y: 15, w: 10, h: 10 });
  assert.deepEqual(spotBox(zone, "end"), { x: 3, y: 4, w: 56, h: 56 });
  assert.equal(spotBox(zone, "nowhere"), null);
});

test("a piece with a shape lies in the middle of its cells, as it is turned", () => {
  const bar = { shape: [0, 0, 1, 0, 2, 0], x: 1, y: 0 };
  const at = (turn: number) => pieceBox(GRID, piece("bar", "grid", { ...bar, turn }));
  assert.deepEqual([at(0).x, at(0).y], [25, 5]);
  assert.deepEqual([at(1).x, at(1).y], [15, 15]);
});

test("on an upright page a zone that stands is drawn a quarter to the left, and back", () => {
  assert(!isDrawnTurned(STANDS));
  pageSize.value = { w: 360, h: 740 };
  assert(isDrawnTurned(STANDS));
  assert.deepEqual(zoneSize(STANDS), { w: 40, h: 60 });
  const drawn = toDrawn(STANDS, { x: 15, y: 5, w: 10, h: 4 });
  assert.deepEqual(drawn, { x: 5, y: 45, w: 4, h: 10 });
  assert.deepEqual(fromDrawn(STANDS, drawn), { x: 15, y: 5 });
  assert.equal(drawnPose(STANDS, 0), 3);
  pageSize.value = { w: 1280, h: 800 };
});

test("a pose as a transform", () => {
  assert.equal(poseTransform(0), undefined);
  assert.equal(poseTransform(3), "rotate(270)");
  assert.equal(poseTransform(5), "rotate(90) scale(-1 1)");
});
