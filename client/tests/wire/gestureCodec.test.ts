// Packed scenes unpack to what they stand for: golden files from real games, and what those do not show.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { waysOf } from "../../src/table/model/paths";
import { type Gesture, unpackGestures } from "../../src/wire/gestureCodec";
import { GESTURE_DEFAULTS } from "../../src/wire/gestureTypes";
import type { Text, WireScene } from "../../src/wire/types";
import { scene } from "../fixtures";

declare const GOLDEN: string;

interface Golden {
  scene: WireScene;
  gestures: (Gesture & { spoken: Text | null })[];
}

const folder = `${GOLDEN}/gestures`;
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Golden;
const byAction = <T extends { action: string }>(all: readonly T[]): T[] => all.toSorted((a, b) => (a.action < b.action ? -1 : 1));

test("there are golden scenes, with groups and with rows", () => {
  assert(files.length >= 5);
  assert(files.some((name) => read(name).scene.groups?.length));
  assert(files.some((name) => read(name).scene.cells?.length));
});

for (const name of files) {
  test(`${name}: every gesture arrives as it was`, () => {
    const golden = read(name);
    const meant = golden.gestures.map(({ spoken: _, ...gesture }) => gesture);
    assert.deepEqual(byAction(unpackGestures(golden.scene)), byAction(meant as Gesture[]));
  });

  test(`${name}: labels are told the pose and the cell`, () => {
    const golden = read(name);
    const main = waysOf(unpackGestures(golden.scene), golden.scene.zones).filter((way) => !way.alternate);
    const spoken = new Map(golden.gestures.map((gesture) => [gesture.action, gesture.spoken]));
    for (const way of main) assert.deepEqual(way.label, spoken.get(way.action));
  });
}

test("a packed gesture has its fields in the order they travel, and comes back whole", () => {
  const fields = {
    ...GESTURE_DEFAULTS,
    action: "lay 1",
    last: "grid/1,2",
    formal: true,
    moves: { a: "turn" },
    walks: [["b", ["go"]]] as [string, string[]][],
  };
  const [found] = unpackGestures(scene({ groups: [{ gestures: [fields], path: ["a"], turn: 3 }] }));
  const { last, ...same } = fields;
  assert.deepEqual(found, { ...same, path: ["a", last], turn: 3 });
});

test("what is left out is as the wire says", () => {
  const [found] = unpackGestures(scene({ groups: [{ gestures: [{ action: "pass" }] }] }));
  const { last: _, ...unsaid } = GESTURE_DEFAULTS;
  assert.deepEqual(found, { ...unsaid, action: "pass", path: [], turn: 0 });
});

test("a row fills its holes from its columns", () => {
  const row = {
    action: "lay <x-1> <y> <0+2> <1>",
    path: ["cat", "grid/<x>,<y>"],
    columns: [[1, 6], [9, -4], ["a <1>", "b"]],
    turn: "<1>",
    cols: 6,
    like: {
      label: { key: "at-<1+1>", args: { n: "<#0>", word: "<#2>" } },
      tallies: [{ label: { key: "fish" }, count: 4, after: "<#1-1>" }],
    },
  };
  const [first, second] = unpackGestures(scene({ cells: [row] }));
  assert.equal(first!.action, "lay 0 0 3 9");
  assert.equal(second!.action, "lay 0 1 9 5");
  assert.deepEqual(second!.path, ["cat", "grid/1,1"]);
  assert.equal(second!.turn, 5);
  assert.deepEqual(first!.label, { key: "at-10", args: { n: 1, word: "a <1>" } });
  assert.deepEqual(second!.tallies, [{ label: { key: "fish" }, count: 4, after: 4 }]);
});

test("what few kinds of gestures bring is in a table", () => {
  const row = {
    action: "lay <0>",
    path: ["isle-<0>"],
    columns: [[1, 1, 1]],
    like: { note: { key: "earns", args: { points: "<#0>" } }, shows: "<#1>" },
    which: [1, -1, 1],
    table: [
      [3, 2],
      ["", "isle-4"],
    ],
  };
  const found = unpackGestures(scene({ cells: [row] }));
  assert.deepEqual(
    found.map((one) => [one.action, one.path[0], one.turn, one.note!.args!["points"], one.shows]),
    [
      ["lay 1", "isle-1", 0, 5, "isle-4"],
      ["lay 2", "isle-2", 0, 3, ""],
      ["lay 3", "isle-3", 0, 5, "isle-4"],
    ],
  );
});
