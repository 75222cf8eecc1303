// Scenes change by what differs: golden files from real games, and what those do not show.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { SceneChange } from "../../src/wire/changeTypes";
import { changedScene, sceneDigest } from "../../src/wire/sceneChanges";
import { unfoldFrame } from "../../src/wire/tableFrame";
import { WIRE, type Frame, type Picture, type WireScene } from "../../src/wire/types";

declare const GOLDEN: string;

interface Golden {
  first: WireScene;
  changes: { change: SceneChange; digest: number }[];
  last: WireScene;
}

const folder = `${GOLDEN}/changes`;
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Golden;
/** As it would travel: what is left out and what is empty are the same. */
const plain = (scene: WireScene): unknown =>
  Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(scene)) as object).filter(([, value]) => !isNothing(value)));
const isNothing = (value: unknown) => value === null || value === "" || (Array.isArray(value) && !value.length);

for (const name of files) {
  test(`${name}: changes lead to the scene as it is drawn`, () => {
    const { first, changes, last } = read(name);
    let scene = first;
    for (const { change, digest } of changes) {
      scene = changedScene(scene, change);
      assert.equal(sceneDigest(scene), digest);
    }
    assert.deepEqual(plain(scene), plain(last));
  });

  test(`${name}: what has not changed is the same thing`, () => {
    const { first, changes } = read(name);
    const after = changedScene(first, changes[0]!.change);
    assert(after.pieces.some((piece) => first.pieces.includes(piece)));
  });
}

const frame = (picture: Picture): Frame => ({ is: "frame", wire: WIRE, seat: 0, picture, seats: [], events: [] });

test("a change to a scene the page does not hold is not shown", () => {
  const { first, changes } = read(files[0]!);
  const [one, two] = changes;
  const before = unfoldFrame(frame({ ply: 1, scene: first }));
  assert(before);
  assert.equal(unfoldFrame(frame({ ply: 2, change: one!.change, digest: one!.digest })), null);
  assert.equal(unfoldFrame(frame({ ply: 3, change: two!.change, digest: two!.digest + 1 }), before), null);
  assert(unfoldFrame(frame({ ply: 2, change: one!.change, digest: one!.digest }), before));
});
