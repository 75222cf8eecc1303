// A choice that is asked about once before it goes, and choices whose other paths are lit as their own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../src/table/model/board";
import type { Ask } from "../src/wire/types";
import { frame, piece, scene } from "./fixtures";

const CARDS = ["one", "two", "three"];
const PAIRS = [
  ["one", "two"],
  ["one", "three"],
  ["two", "three"],
] as const;
const TABLE = frame({
  ply: 3,
  scene: scene({
    pieces: CARDS.map((id) => piece(id, "offer")),
    groups: [
      ...PAIRS.map(([first, last]) => ({
        path: [first],
        gestures: [{ action: `keep ${first} ${last}`, last, also: [[last, first]], sure: true, alike: true }],
      })),
      { gestures: [{ action: "none", sure: true }] },
    ],
  }),
});

function opened(): { board: Board; acts: () => string[] } {
  const sent: Ask[] = [];
  const board = new Board((ask) => Boolean(sent.push(ask)));
  board.receive(TABLE);
  return { board, acts: () => sent.flatMap((ask) => (ask.do === "act" ? [ask.action] : [])) };
}

test("everything that may be picked is lit, wherever its paths begin", () => {
  const { board } = opened();
  assert.deepEqual([...board.hand.targets.value.lit], CARDS);
  board.end();
});

test("the last pick is held with the others until the player confirms it", () => {
  const { board, acts } = opened();
  board.touch("three");
  board.touch("one");
  assert.deepEqual(acts(), []);
  assert.deepEqual(board.hand.held.value, ["three", "one"]);
  assert.equal(board.confirmation.pending.value?.action, "keep one three");
  board.confirmation.confirm();
  assert.deepEqual(acts(), ["keep one three"]);
  board.end();
});

test("not yet puts the last one back, and another touch lets go what was asked about", () => {
  const { board, acts } = opened();
  board.touch("one");
  board.touch("two");
  board.confirmation.drop();
  assert.deepEqual(board.hand.held.value, ["one"]);
  board.touch("two");
  board.touch("three");
  assert.equal(board.confirmation.pending.value, null);
  assert.deepEqual(board.hand.held.value, ["three"]);
  assert.deepEqual(acts(), []);
  board.end();
});

test("a button that asks goes when it is pressed again", () => {
  const { board, acts } = opened();
  board.act("none");
  assert.deepEqual(acts(), []);
  assert.equal(board.confirmation.pending.value?.action, "none");
  board.confirmation.confirm();
  assert.deepEqual(acts(), ["none"]);
  board.end();
});

test("what a finger pointed at before its choice went is pointed at no more", () => {
  const { board } = opened();
  board.hand.pointed.value = "one";
  board.act("none");
  board.confirmation.confirm();
  board.receive({ ...TABLE, ply: 4 });
  assert.equal(board.hand.pointed.value, "");
  board.end();
});

test("what is asked about stays while others act, as long as it can be chosen", () => {
  const { board, acts } = opened();
  board.touch("three");
  board.touch("one");
  board.receive({ ...TABLE, ply: 4 });
  assert.deepEqual(board.hand.held.value, ["three", "one"]);
  assert.equal(board.confirmation.pending.value?.action, "keep one three");
  const groups = [{ gestures: [{ action: "none", sure: true }] }];
  board.receive({ ...TABLE, ply: 5, scene: scene({ pieces: TABLE.scene.pieces, groups }) });
  assert.equal(board.confirmation.pending.value, null);
  assert.deepEqual(board.hand.held.value, []);
  board.act("none");
  board.receive({ ...board.state.frame.peek()!, ply: 6 });
  board.confirmation.confirm();
  assert.deepEqual(acts(), ["none"]);
  board.end();
});
