// A frame unfolds once: its picture, its table, and what it leaves unsaid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { speaksWire, unfoldFrame } from "../../src/wire/tableFrame";
import { WIRE, type Frame } from "../../src/wire/types";

const SCENE = { prompt: { key: "prompt" }, zones: [], pieces: [] };

function sent(more: Partial<Frame>): Frame {
  return { is: "frame", wire: WIRE, seat: 0, picture: { ply: 3, scene: SCENE, undo: true }, seats: [], events: [], ...more };
}

test("a whole frame has its picture and its table at hand", () => {
  const frame = unfoldFrame(sent({ about: { game: "numbers", table: "t", mode: "open", hints: true } }))!;
  assert.deepEqual(
    [frame.ply, frame.undo, frame.game, frame.table, frame.mode, frame.hints],
    [3, true, "numbers", "t", "open", true],
  );
});

test("what a fresh frame leaves unsaid of its table is as before, and its picture is its own", () => {
  const before = unfoldFrame(sent({ about: { game: "numbers", table: "t", options: { rounds: 2 } } }))!;
  const after = unfoldFrame(sent({ fresh: true, picture: { ply: 4, scene: SCENE } }), before)!;
  assert.deepEqual([after.ply, after.undo, after.table, after.options], [4, undefined, "t", { rounds: 2 }]);
});

test("a page knows when the server speaks another version", () => {
  assert.equal(speaksWire(sent({})), true);
  assert.equal(speaksWire(sent({ wire: WIRE + 1 })), false);
});
