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
    const main = waysOf(unpackGestures(golden.scene)).filter((way) => !way.alternate);
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

test("a row gives each cell its words, its note and its counts", () => {
  const tally = { label: { key: "fish" }, count: 4 };
  const note = { key: "earns", args: { points: 0, what: "fish" } };
  const cells = {
    zone: "grid",
    action: "{{lay}} {x} {y} {n} {0}",
    cells: [1, 6],
    path: ["cat"],
    turn: 2,
    words: [[9, -4]],
    notes: { points: [3, 2] },
    note,
    tallies: [tally],
    counts: [[], [5, 1]],
  };
  const [first, second] = unpackGestures(scene({ cells: [cells] }));
  assert.equal(first!.action, "{lay} 1 0 1 9");
  assert.equal(second!.action, "{lay} 1 1 7 5");
  assert.deepEqual(second!.path, ["cat", "grid/1,1"]);
  assert.equal(second!.turn, 2);
  assert.deepEqual(second!.note, { key: "earns", args: { points: 5, what: "fish" } });
  assert.deepEqual(second!.tallies, [{ ...tally, after: 6 }]);
});
