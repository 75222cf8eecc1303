// Whose last move a piece belongs to, and what happened since one's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { feats, freePlace } from "../../src/table/watch/feats";
import { Board } from "../../src/table/model/board";
import { preferences } from "../../src/lib/preferences";
import type { TableFrame } from "../../src/wire/tableFrame";
import type { Piece, WireEvent, Zone } from "../../src/wire/types";
import { frame, GRID, piece, scene, touches } from "../fixtures";

const HAND: Zone = { id: "hand", layout: "row", label: { key: "hand" }, inside: "seat:1" };
const BOAT: Zone = { id: "boat", layout: "grid", label: { key: "boat" }, inside: "seat:2", cols: 3, rows: 3, cell: 10 };
const ZONES = [GRID, HAND, BOAT];

const told = (seat: number, ply: number): WireEvent => ({ kind: "moved", text: { key: "moved" }, seat, ply });

function at(ply: number, pieces: Piece[], events: WireEvent[], more: Partial<TableFrame> = {}): TableFrame {
  return frame({ ply, fresh: true, events, scene: scene({ zones: ZONES, pieces, groups: touches(["pass", ""]) }), ...more });
}

function opened(): Board {
  preferences.value = { ...preferences.peek(), pace: "at_once" };
  const board = new Board(() => true);
  board.receive(at(0, [piece("a", "grid", { x: 0 }), piece("card", "hand")], [], { fresh: false }));
  return board;
}

const marks = (board: Board) => Object.fromEntries(board.lastMoves.value);

test("pieces that came or moved belong to the seat that acted, until the player acts", () => {
  const board = opened();
  board.receive(at(1, [piece("a", "grid", { x: 2 }), piece("card", "hand")], [told(1, 1)]));
  assert.deepEqual(marks(board), { a: 1 });
  board.receive(at(2, [piece("a", "grid", { x: 2 }), piece("card", "hand"), piece("cat", "boat")], [told(2, 2)]));
  assert.deepEqual(marks(board), { a: 1, cat: 2 });
  board.busy.value = true;
  board.receive(at(3, [piece("a", "grid", { x: 2 }), piece("mine", "grid")], [told(0, 3)]));
  assert.deepEqual(marks(board), {});
});

test("a seat that goes on adds to its move; one that moves again begins anew", () => {
  const board = opened();
  const [a, b, c] = [piece("a", "grid", { x: 1 }), piece("b", "grid", { x: 3 }), piece("c", "boat")];
  board.receive(at(1, [a], [told(1, 1)]));
  board.receive(at(2, [a, b], [told(1, 2)]));
  assert.deepEqual(marks(board), { a: 1, b: 1 });
  board.receive(at(3, [a, b, c], [told(2, 3)]));
  board.receive(at(4, [a, b, c, piece("d", "grid", { x: 5 })], [told(1, 4)]));
  assert.deepEqual(marks(board), { c: 2, d: 1 });
});

test("moves that become known together are told apart by their zones and colours, one's own move bringing them too", () => {
  const board = opened();
  board.busy.value = true;
  const pieces = [piece("a", "grid", { x: 0 }), piece("new", "grid"), piece("tinted", "grid", { tint: "seat-1" }), piece("cat", "boat")];
  board.receive(at(1, pieces, [told(0, 1), told(1, 1), told(2, 1)]));
  assert.deepEqual(marks(board), { tinted: 1, cat: 2 });
  assert.deepEqual(
    board.since.steps.value.map(({ ply }) => ply),
    [1, 1],
  );
});

test("what two seats bring about together, oneself among them, is no move of the other", () => {
  const board = opened();
  board.receive(at(1, [piece("a", "grid", { x: 2 }), piece("tinted", "grid", { tint: "seat-1" })], [told(0, 1), told(1, 1)]));
  assert.deepEqual(marks(board), { tinted: 1 });
});

test("what changed during an absence is marked where it tells whose it is", () => {
  const board = opened();
  board.recall([{ ply: 0, events: [told(1, 0)], frame: null }], new Set(["a", "card"]), new Set([1, 2]));
  assert.deepEqual(marks(board), { card: 1 });
});

test("boards since one's turn are seen again while the table goes on, and acting leads back to it", () => {
  const board = opened();
  for (const ply of [1, 2, 3]) board.receive(at(ply, [piece("a", "grid", { x: ply })], [told(1, ply)]));
  board.since.open();
  assert.deepEqual([board.state.shown.value!.ply, board.state.frame.value!.ply], [1, 3]);
  board.since.move(1);
  assert.equal(board.state.shown.value!.ply, 2);
  preferences.value = { ...preferences.peek(), pace: "normal" };
  board.receive(at(4, [piece("a", "grid", { x: 0 })], [told(1, 4)]));
  assert.deepEqual([board.state.shown.value!.ply, board.state.frame.value!.ply, board.since.steps.value.length], [2, 4, 4]);
  board.act("pass");
  assert.deepEqual([board.state.shown.value!.ply, board.since.isOpen.value, board.busy.value], [4, false, true]);
  board.end();
});

test("one's own bonus is celebrated before the largest, and the round with it", () => {
  const event = (feat: WireEvent["feat"], seat: number | null, points = 0): WireEvent => ({ ...told(0, 1), seat, feat, points });
  const [round, small, large, mine] = [event("round", null), event("bonus", 1, 3), event("bonus", 2, 9), event("bonus", 0, 2)];
  assert.deepEqual(feats([told(1, 1), round, small, large], 0), [large, round]);
  assert.deepEqual(feats([large, mine], 0), [mine]);
  assert.deepEqual(feats([round], 0), [round]);
});

test("a banner lies where nothing is to be touched, or nowhere", () => {
  const area = { left: 0, top: 0, right: 300, bottom: 200 };
  const size = { w: 200, h: 50 };
  assert.deepEqual(freePlace(area, size, []), { x: 50, y: 0, cost: 0 });
  const free = freePlace(area, size, [{ left: 0, top: 0, right: 300, bottom: 80 }])!;
  assert(free.y >= 80 && free.y + 50 <= 200);
  assert.equal(freePlace(area, size, [{ left: 0, top: 20, right: 300, bottom: 190 }]), null);
});
