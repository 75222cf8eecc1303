// From a touch to a message: what is held, what is sent, what is asked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { thingOf } from "../src/table/draw/pieceLooks";
import { Board } from "../src/table/model/board";
import type { TableFrame } from "../src/wire/tableFrame";
import type { Ask } from "../src/wire/types";
import { page } from "./browser";
import { frame, piece, scene, touches } from "./fixtures";

const CAT = piece("cat", "store", { shape: [0, 0, 1, 0], poses: [0, 1] });
const TABLE = frame({
  ply: 7,
  scene: scene({
    pieces: [CAT, piece("coin", "store"), piece("rock", "store", { note: { key: "rock" } })],
    groups: [
      ...touches(["take coin", "coin"], ["pass", ""])!,
      {
        path: ["cat"],
        gestures: [{ action: "lay 0", last: "grid/0,0", then: ["end"] }, { action: "lay 9", last: "grid/3,1" }],
      },
      { path: ["cat"], turn: 1, gestures: [{ action: "lay up", last: "grid/5,0" }] },
    ],
  }),
});

function opened(first: TableFrame = TABLE): { board: Board; sent: Ask[] } {
  const sent: Ask[] = [];
  const board = new Board((ask) => Boolean(sent.push(ask)));
  board.receive(first);
  board.end();
  return { board, sent };
}

test("a touch that completes a path is sent with its ply", () => {
  const { board, sent } = opened();
  board.touch("coin");
  assert.deepEqual(sent, [{ do: "act", ply: 7, action: "take coin" }]);
  assert(board.busy.value);
  board.touch("coin");
  assert.equal(sent.length, 1);
});

test("a touch that leads on is held, and let go by a second one", () => {
  const { board, sent } = opened();
  board.touch("cat");
  assert.deepEqual(board.hand.held.value, ["cat"]);
  assert.deepEqual([...board.hand.targets.value.lit], ["grid/0,0", "grid/3,1"]);
  board.touch("cat");
  assert.deepEqual(board.hand.held.value, []);
  assert.deepEqual(sent, []);
});

test("a touch concerns the things it changes and no other", () => {
  const { board } = opened();
  const [cat, coin, rock] = ["cat", "coin", "rock"].map((id) => thingOf(board, id));
  const before = [coin!.value, rock!.value];
  assert.deepEqual([cat!.value.open, cat!.value.grab, cat!.value.held], [true, true, false]);
  board.touch("cat");
  assert.deepEqual([cat!.value.grab, cat!.value.held], [false, true]);
  assert.notEqual(coin!.value, before[0]);
  assert.equal(rock!.value, before[1]);
});

test("a shape is laid where it is aimed, and what follows goes by itself", () => {
  const { board, sent } = opened();
  board.touch("cat");
  board.hand.takeAim({ x: 0, y: 0 }, "keys");
  assert.equal(board.hand.foreseen.value?.action, "lay 0");
  board.place();
  assert.deepEqual(sent, [{ do: "act", ply: 7, action: "lay 0" }]);
  board.receive(frame({ ply: 8, fresh: true, scene: scene({ groups: touches(["end", ""], ["other", ""]) }) }));
  assert.deepEqual(sent[1], { do: "act", ply: 8, action: "end" });
});

test("turning takes the pose, and the aim into a place close by", () => {
  const { board } = opened();
  board.touch("cat");
  board.hand.takeAim({ x: 4, y: 1 }, "keys");
  board.hand.turn("right");
  assert.equal(board.hand.pose.value, 1);
  assert.deepEqual(board.hand.aim.value, { x: 5, y: 0, by: "keys" });
});

test("a finger finds the shape on the board at once", () => {
  page.coarse = true;
  const { board } = opened();
  board.touch("cat");
  page.coarse = false;
  assert.equal(board.hand.aim.value?.by, "finger");
});

test("what cannot be touched is asked about, and an empty answer tells what it is", () => {
  const { board, sent } = opened();
  board.touch("rock");
  assert.deepEqual(sent, [{ do: "why", ask: 1, path: ["rock"], turn: 0 }]);
  board.receive({ is: "because", ask: 1 });
  assert.deepEqual(board.explanations.bubble.value?.text, { key: "rock" });
  board.touch("rock");
  board.receive({ is: "because", ask: 2, why: { key: "no" } });
  assert.equal(board.explanations.bubble.value?.kind, "why");
  board.explanations.hush();
});

test("what others do leaves the hand as it is while it can go on", () => {
  const { board } = opened();
  board.touch("cat");
  board.receive({ ...TABLE, ply: 8, fresh: true });
  assert.deepEqual(board.hand.held.value, ["cat"]);
  board.receive(frame({ ply: 9, fresh: true }));
  assert.deepEqual(board.hand.held.value, []);
});

test("a scene may put a thing into the hand", () => {
  const { board } = opened({ ...TABLE, scene: { ...TABLE.scene, held: "cat" } });
  assert.deepEqual(board.hand.held.value, ["cat"]);
});

test("putting back what the table gave takes the action back", () => {
  const { board, sent } = opened({ ...TABLE, undo: true, scene: { ...TABLE.scene, held: "cat" } });
  board.putBack();
  assert.deepEqual(sent, [{ do: "undo", ply: 7 }]);
});

test("a hint is shown as far as it can be without making the move", () => {
  const { board, sent } = opened({ ...TABLE, hints: true });
  board.guide.ask();
  assert.deepEqual(sent, [{ do: "hint", ply: 7 }]);
  board.receive({ is: "hint", ply: 7, action: "lay up" });
  assert.deepEqual([board.hand.held.value, board.hand.pose.value], [["cat"], 1]);
  assert(board.guide.highlights.value.has("grid/5,0"));
  assert.equal(sent.length, 1);
});

test("a choice in hand waits for its thing to be touched again, or for its button, and can be put back", () => {
  const pay = { action: "pay", last: "coin", button: { key: "pay" } };
  const groups = [{ path: ["coin"], gestures: [pay] }];
  const { board, sent } = opened(frame({ scene: scene({ pieces: [piece("coin", "store")], groups }) }));
  board.touch("coin");
  assert.equal(board.hand.ready.value?.action, "pay");
  assert.deepEqual(sent.filter((ask) => ask.do === "act"), []);
  board.putBack();
  assert.equal(board.hand.ready.value, null);
  board.touch("coin");
  board.touch("coin");
  assert.deepEqual(sent.filter((ask) => ask.do === "act").length, 1);
});

test("what another choice takes back is never said to stand for good", () => {
  const gestures = [{ action: "offer", last: "coin", revocable: true }, { action: "pass" }];
  const { board } = opened(frame({ scene: scene({ pieces: [piece("coin", "store")], groups: [{ gestures }] }) }));
  board.receive({ is: "marked", ply: 0, asked: ["offer", "pass"], final: ["offer", "pass"] });
  assert.deepEqual([board.confirmation.markOf("offer")?.final, board.confirmation.markOf("pass")?.final], [false, true]);
});
