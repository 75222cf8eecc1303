// Which edges of a row say that it holds more.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hiddenSides } from "../src/table/frame/scrollEdges";

const ROW = { scrollLeft: 0, scrollTop: 0, scrollWidth: 500, scrollHeight: 90, clientWidth: 200, clientHeight: 60 };
const BOTH = { x: true, y: true };

test("a row that begins has more at its right, one in the middle at both sides, one at its end at the left", () => {
  const along = { x: true, y: false };
  assert.equal(hiddenSides(ROW, along), "right");
  assert.equal(hiddenSides({ ...ROW, scrollLeft: 120 }, along), "left right");
  assert.equal(hiddenSides({ ...ROW, scrollLeft: 299.5 }, along), "left");
});

test("what is cut off and cannot be scrolled to is no more to see", () => {
  assert.equal(hiddenSides(ROW, BOTH), "right below");
  assert.equal(hiddenSides(ROW, { x: false, y: false }), "");
  assert.equal(hiddenSides({ ...ROW, scrollWidth: 201, scrollHeight: 60 }, BOTH), "");
});
