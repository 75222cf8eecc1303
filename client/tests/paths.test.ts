// What has been touched so far decides what may be touched next, and what that chooses.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  buttonsOf,
  cellOf,
  choiceAt,
  choicesAt,
  choicesOf,
  foreseenWay,
  nextPose,
  posesOf,
  targetsOf,
  waysOf,
  waysOnward,
} from "../src/table/model/paths";
import { gesture, GRID } from "./fixtures";

const ways = waysOf([
  gesture("pass"),
  gesture("take", ["coin"]),
  gesture("lay 0", ["cat", "grid/1,2"], { label: { key: "lay" } }),
  gesture("lay 1", ["cat", "grid/2,2"], { turn: 1 }),
  gesture("join", ["line"], {
    also: [
      ["a", "b"],
      ["b", "a"],
    ],
  }),
  gesture("walk", ["hero", "grid/0,0"], { walks: [["grid/0,3", ["walk again"]]] }),
  gesture("open", ["chest", "chest"], { ask: "window" }),
]);
const actions = (found: readonly { action: string }[]) => found.map(({ action }) => action);

test("a cell is a zone, a column and a row; other names are none", () => {
  assert.deepEqual(cellOf("isle/1/12,3"), { zone: "isle/1", x: 12, y: 3 });
  assert.equal(cellOf("kept/end"), null);
  assert.equal(cellOf("cat-3"), null);
});

test("other paths and walks are ways to the same choice", () => {
  const joins = ways.filter(({ action }) => action === "join");
  assert.deepEqual(
    joins.map(({ path, alternate, shownAt }) => [path, alternate, shownAt]),
    [
      [["line"], false, "line"],
      [["a", "b"], true, "line"],
      [["b", "a"], true, "line"],
    ],
  );
  const [, walked] = ways.filter(({ action }) => action === "walk");
  assert.deepEqual([walked!.path, walked!.then, walked!.shownAt], [["hero", "grid/0,3"], ["walk again"], "grid/0,3"]);
  assert.deepEqual(actions(choicesOf(ways)), ["pass", "take", "lay 0", "lay 1", "join", "walk", "open"]);
});

const place = (column: number, row: number) => ({ key: "place-cell", args: { column, row } });

test("a cell is named from the origin of its zone, and by its room", () => {
  const room = { id: "galley", label: { key: "galley" }, cells: [7, 2, 4, 2] };
  const [named] = waysOf([gesture("lay", ["grid/4,2"], { label: { key: "lay" } })], [{ ...GRID, origin: [3, 2], areas: [room] }]);
  const args = { column: 2, row: 1 };
  assert.deepEqual(named!.label!.args, { turn: 0, place: { key: "place-cell-in", args: { ...args, area: room.label } }, ...args });
});

test("a label is told the pose and the cell, unless it says them itself", () => {
  const [plain, own] = waysOf([
    gesture("lay", ["grid/4,2"], { turn: 5, label: { key: "lay" } }),
    gesture("at", ["grid/4,2"], { label: { key: "at", args: { column: "E" } } }),
  ]);
  assert.deepEqual(plain!.label, { key: "lay", args: { turn: 5, place: place(5, 3), column: 5, row: 3 } });
  assert.deepEqual(own!.label, { key: "at", args: { turn: 0, place: place(5, 3), column: "E", row: 3 } });
});

test("a gesture without a path is a button", () => assert.deepEqual(actions(buttonsOf(ways)), ["pass"]));

test("what is held leads on", () => {
  assert.deepEqual(actions(waysOnward(ways, ["cat"])), ["lay 0", "lay 1"]);
  assert.deepEqual(waysOnward(ways, ["coin"]), []);
});

test("first touches of main paths are lit, those of others only able, and so are muted invitations", () => {
  const { lit, able } = targetsOf(ways, [], 0, new Set(["window"]));
  assert.deepEqual([...lit], ["coin", "cat", "line", "hero"]);
  assert.deepEqual([...able], ["a", "b", "chest"]);
  assert(targetsOf(ways, [], 0).lit.has("chest"));
});

test("where a lesson asks for one choice nothing else is lit, and all else can be touched", () => {
  const [one] = ways.filter((way) => way.path.length);
  const { lit, able } = targetsOf(ways, [], 0, new Set(), one!.action);
  assert.deepEqual([...lit], [one!.path[0]]);
  assert(able.size > 0);
  assert(targetsOf(ways, [], 0, new Set(), "something else").lit.size > 1, "a choice that is not offered hides nothing");
});

test("once something is held, every way on is lit, in its pose", () => {
  assert.deepEqual([...targetsOf(ways, ["a"], 0).lit], ["b"]);
  assert.deepEqual([...targetsOf(ways, ["cat"], 0).lit], ["grid/1,2"]);
  assert.deepEqual([...targetsOf(ways, ["cat"], 1).lit], ["grid/2,2"]);
});

test("the last touch of a path chooses", () => {
  assert.equal(choiceAt(ways, [], 0, "coin")?.action, "take");
  assert.equal(choiceAt(ways, [], 0, "cat"), null);
  assert.equal(choiceAt(ways, ["cat"], 1, "grid/2,2")?.action, "lay 1");
  assert.equal(choiceAt(ways, ["cat"], 1, "grid/1,2"), null);
});

test("choices by touch: the first way wins", () => {
  const twice = waysOf([gesture("one", ["x"]), gesture("two", ["x"]), gesture("three", ["y"])]);
  const found = choicesAt(twice, [], 0, ["x", "z"]);
  assert.deepEqual(
    [...found].map(([id, way]) => [id, way.action]),
    [["x", "one"]],
  );
});

test("a thing touched twice takes the likeliest choice", () => {
  assert.equal(foreseenWay(ways, [], 0, "chest")?.action, "open");
  assert.equal(foreseenWay(ways, ["chest"], 0, "")?.action, "open");
  assert.equal(foreseenWay(ways, ["cat"], 0, "coin")?.action, "take");
  assert.equal(foreseenWay(ways, [], 0, ""), null);
});

test("poses to choose between, and turning among them", () => {
  assert.deepEqual(posesOf(ways, ["cat"]), [0, 1]);
  assert.deepEqual(posesOf(ways, []), []);
  assert.equal(nextPose([0, 1, 2, 3], 3, "right"), 0);
  assert.equal(nextPose([0, 2], 0, "right"), 2);
  assert.equal(nextPose([0, 1, 4, 5], 1, "flip"), 5);
  assert.equal(nextPose([0], 0, "left"), 0);
});
