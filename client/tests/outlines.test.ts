// Groups of a board: which one is meant, which are shown, and what is said of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardContent, outlineOf, pointedOutline, shownOutlines, tallyRows, wordsAfter } from "../src/table/model/outlines";
import { waysOf } from "../src/table/model/paths";
import { gesture, GRID, piece, scene } from "./fixtures";

const WEST = { id: "west", at: "grid", label: { key: "west" }, cells: [0, 0, 1, 0], tallies: [{ label: { key: "fish" }, count: 2 }] };
const EAST = { id: "east", at: "grid", label: { key: "east" }, members: ["cat"] };
const BOTH = [WEST, EAST];

test("a group is found by a member, by a cell, by what lies on a cell", () => {
  assert.equal(outlineOf(BOTH, "cat", undefined)?.id, "east");
  assert.equal(outlineOf(BOTH, "grid/1,0", undefined)?.id, "west");
  assert.equal(outlineOf(BOTH, "tile", piece("tile", "grid", { x: 1, y: 0 }))?.id, "west");
  assert.equal(outlineOf(BOTH, "grid/5,3", undefined), null);
  assert.equal(outlineOf(BOTH, "", undefined), null);
});

test("the group a choice shows comes before the one pointed at", () => {
  assert.equal(pointedOutline(scene({ outlines: BOTH }), "west", "cat")?.id, "west");
  assert.equal(pointedOutline(scene({ outlines: BOTH }), undefined, "cat")?.id, "east");
});

test("what a button shows is left to it", () => {
  const zone = { ...GRID, toggles: [{ id: "t", label: { key: "t" }, shows: "east" }] };
  assert.equal(pointedOutline(scene({ zones: [zone], outlines: BOTH }), undefined, "cat"), null);
  assert.deepEqual(shownOutlines(BOTH, [zone], new Set(["grid/t"]), WEST), [EAST, WEST]);
  assert.deepEqual(shownOutlines(BOTH, [zone], new Set(), null), []);
});

test("a card says what a choice would bring, else what a group is", () => {
  const [way] = waysOf([gesture("lay", [], { tallies: [{ label: { key: "rat" }, count: 1, after: 2 }], note: { key: "note" } })]);
  assert.deepEqual(cardContent(way!, WEST), { label: WEST.label, tallies: way!.tallies, note: { key: "note" } });
  assert.deepEqual(cardContent(null, WEST), { label: WEST.label, tallies: WEST.tallies, note: null });
  assert.equal(cardContent(null, null), null);
  assert.equal(cardContent(way!, null, true), null);
});

test("counts that follow one another under the same name are one row", () => {
  const counts = [
    { label: { key: "price" }, count: 2 },
    { label: { key: "lost" }, count: 1, face: "fish" },
    { label: { key: "lost" }, count: 3, face: "wood" },
  ];
  const rows = tallyRows(counts).map((row) => [row.label.key, ...row.counts.map((one) => one.count)]);
  assert.deepEqual(rows, [["price", 2], ["lost", 1, 3]]);
});

test("a count that has a thing to stand in changes its words, and is not in the card", () => {
  const worth = { label: { key: "worth" }, count: 7, after: 10, at: "purse" };
  const [way] = waysOf([gesture("lay", [], { tallies: [{ label: { key: "rat" }, count: 1 }, worth] })]);
  assert.deepEqual(wordsAfter(way!, "purse"), { key: "worth" });
  assert.equal(wordsAfter(way!, "rat"), null);
  assert.equal(wordsAfter(null, "purse"), null);
  assert.deepEqual(cardContent(way!, null)?.tallies, [{ label: { key: "rat" }, count: 1 }]);
});
