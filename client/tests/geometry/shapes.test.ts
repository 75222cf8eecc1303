// Shapes made of cells: poses and borders.
import assert from "node:assert/strict";
import { test } from "node:test";
import { borderPath, cellBox, cellsOf, posedCells, poseKey, rotatePose } from "../../src/table/geometry/shapes";

const ELL = cellsOf([0, 0, 1, 0, 2, 0, 2, 1]);
const places = (cells: readonly { x: number; y: number }[]) =>
  cells
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(" ");

test("cells from flat numbers, and their box", () => {
  assert.deepEqual(cellsOf([3, 1, 0, 2]), [
    { x: 3, y: 1 },
    { x: 0, y: 2 },
  ]);
  assert.deepEqual(cellBox(ELL), { w: 3, h: 2 });
  assert.deepEqual(cellBox([]), { w: 1, h: 1 });
});

test("a pose turns clockwise, mirrored first from four on", () => {
  assert.equal(places(posedCells(ELL, 0)), places(ELL));
  assert.equal(places(posedCells(ELL, 1)), "0,2 1,0 1,1 1,2");
  assert.equal(places(posedCells(ELL, 2)), "0,0 0,1 1,1 2,1");
  assert.equal(places(posedCells(ELL, 4)), "0,0 0,1 1,0 2,0");
});

test("four quarter turns are none, and so are two flips", () => {
  for (let pose = 0; pose < 8; pose++) {
    assert.equal(
      [1, 2, 3, 4].reduce((now) => rotatePose(now, "right"), pose),
      pose,
    );
    assert.equal(rotatePose(rotatePose(pose, "left"), "right"), pose);
    assert.equal(rotatePose(rotatePose(pose, "flip"), "flip"), pose);
  }
});

test("rotating a pose rotates what it covers", () => {
  for (let pose = 0; pose < 8; pose++) {
    const turned = posedCells(posedCells(ELL, pose), 1);
    assert.equal(places(posedCells(ELL, rotatePose(pose, "right"))), places(turned));
    assert.equal(places(posedCells(ELL, rotatePose(pose, "flip"))), places(posedCells(posedCells(ELL, pose), 4)));
  }
});

test("poses that cover the same cells are alike", () => {
  const bar = cellsOf([0, 0, 1, 0]);
  assert.equal(poseKey(bar, 0), poseKey(bar, 2));
  assert.notEqual(poseKey(bar, 0), poseKey(bar, 1));
});

test("the border goes once around, and once around each hole", () => {
  assert.equal(borderPath([{ x: 0, y: 0 }], 10), "M0 0L10 0L10 10L0 10Z");
  assert.equal(borderPath([{ x: 1, y: 0 }], 10, { x: 5, y: 7 }), "M15 7L25 7L25 17L15 17Z");
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
  assert.equal(borderPath(ring, 10).match(/M/g)!.length, 2);
});
