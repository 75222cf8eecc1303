// A hint that is asked for: it comes, or something is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../../src/table/model/board";
import type { Ask } from "../../src/wire/types";
import { frame, scene, touches } from "../fixtures";

const TURN = { hints: true, scene: scene({ groups: touches(["pass", ""], ["go", ""]) }) };

function opened(heard = true): { board: Board; sent: Ask[] } {
  const sent: Ask[] = [];
  const board = new Board((ask) => heard && Boolean(sent.push(ask)));
  board.receive(frame({ ply: 7, ...TURN }));
  board.end();
  sent.length = 0;
  return { board, sent };
}

test("asked while a move is on its way, it is asked once that is answered", () => {
  const { board, sent } = opened();
  board.act("go");
  board.guide.ask();
  assert(board.guide.pondering.value);
  assert.equal(sent.filter((ask) => ask.do === "hint").length, 0);
  board.receive(frame({ ply: 8, fresh: true, ...TURN }));
  assert.deepEqual(sent.at(-1), { do: "hint", ply: 8 });
  board.receive({ is: "hint", ply: 8, action: "pass" });
  assert.deepEqual([board.guide.hint.value?.action, board.guide.pondering.value], ["pass", false]);
});

test("after a move that leaves nothing to decide, that is said", () => {
  const { board, sent } = opened();
  board.act("go");
  board.guide.ask();
  board.receive(frame({ ply: 8, fresh: true, hints: true }));
  assert.equal(sent.filter((ask) => ask.do === "hint").length, 0);
  assert.deepEqual([board.guide.pondering.value, board.guide.excuse.value?.key], [false, "server-hint-later"]);
});

test("an answer that came too late says so; one nobody waits for says nothing", () => {
  const { board } = opened();
  board.guide.ask();
  board.receive({ is: "hint", ply: 7, action: "" });
  assert.equal(board.guide.excuse.value?.key, "hint-late");
  board.guide.forget();
  board.receive({ is: "hint", ply: 7, action: "pass" });
  assert.deepEqual([board.guide.hint.value, board.guide.excuse.value], [null, null]);
});

test("where the table cannot hear, or the connection was lost meanwhile, that is said", () => {
  const deaf = opened(false).board;
  deaf.guide.ask();
  assert.equal(deaf.guide.excuse.value?.key, "hint-unheard");
  const { board } = opened();
  board.guide.ask();
  board.receive(frame({ ply: 7, ...TURN, fresh: false }));
  assert.deepEqual([board.guide.pondering.value, board.guide.excuse.value?.key], [false, "hint-late"]);
});
