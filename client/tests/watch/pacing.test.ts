// What others do is shown step by step, by a clock that only the test moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { preferences } from "../../src/lib/preferences";
import { Board } from "../../src/table/model/board";
import { MOST_STEPS, Pacing, STEP_MS, type Timer } from "../../src/table/watch/pacing";
import type { TableFrame } from "../../src/wire/tableFrame";
import type { Ask } from "../../src/wire/types";
import { frame, piece, scene, touches } from "../fixtures";

class FakeTimer implements Timer {
  private time = 0;
  private waiting: { due: number; then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(ms: number, then: () => void): () => void {
    const one = { due: this.time + ms, then };
    this.waiting.push(one);
    return () => void (this.waiting = this.waiting.filter((other) => other !== one));
  }

  /** Lets time pass; `busy`: nothing is called back before the end. */
  pass(ms: number, busy = false): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.time = busy ? end : Math.max(this.time, next.due);
      next.then();
    }
    this.time = end;
  }
}

const SEATS: TableFrame["seats"] = [
  { name: "Ada", kind: "person" },
  { name: "Bo", kind: "bot" },
];

/** A move of seat 1. */
function step(ply: number, more: Partial<TableFrame> = {}): TableFrame {
  const events = [{ kind: `e${ply}`, text: { key: "e" }, seat: 1, ply }];
  return frame({ ply, fresh: true, seats: SEATS, events, scene: scene({ pieces: [piece(`p${ply}`, "grid")] }), ...more });
}

const MY_TURN = { scene: scene({ groups: touches(["pass", ""]) }) };

function watched(): { board: Board; timer: FakeTimer; seen: string[]; sent: Ask[] } {
  const [timer, seen, sent] = [new FakeTimer(), [] as string[], [] as Ask[]];
  preferences.value = { ...preferences.peek(), pace: "normal" };
  const board = new Board((ask) => Boolean(sent.push(ask)), timer);
  board.receive(frame({ seats: SEATS }));
  timer.pass(STEP_MS.normal);
  board.beforeChange = (next, jump) => seen.push(`${next.ply}${jump ? "!" : ""}`);
  return { board, timer, seen, sent };
}

test("steps are shown one after another, each for its time", () => {
  const { board, timer, seen } = watched();
  for (const ply of [1, 2, 3]) board.receive(step(ply));
  assert.deepEqual(seen, ["1"]);
  timer.pass(STEP_MS.normal - 1);
  assert.deepEqual(seen, ["1"]);
  timer.pass(1);
  assert.deepEqual(seen, ["1", "2"]);
  timer.pass(5 * STEP_MS.normal);
  board.receive(step(4));
  assert.deepEqual(seen, ["1", "2", "3", "4"]);
});

test("six in a row, then the board as it stands, with everything told once and in order", () => {
  const { board, timer, seen } = watched();
  for (let ply = 1; ply <= 20; ply++) board.receive(step(ply));
  timer.pass(60_000);
  assert.deepEqual(seen, [...Array.from({ length: MOST_STEPS }, (_, at) => `${at + 1}`), "20!"]);
  assert.deepEqual(
    board.state.log.value.map(({ ply }) => ply),
    Array.from({ length: 20 }, (_, at) => at + 1),
  );
});

test("a page that is late goes to the latest board", () => {
  const { board, timer, seen } = watched();
  for (const ply of [1, 2, 3, 4]) board.receive(step(ply));
  timer.pass(3 * STEP_MS.normal, true);
  assert.deepEqual(seen, ["1", "4!"]);
});

test("what may be done is known at once, while the board is still on its way there", () => {
  const { board, timer, sent } = watched();
  board.receive(step(1));
  board.receive(step(2));
  board.receive(step(3, MY_TURN));
  assert.deepEqual([board.state.frame.value!.ply, board.state.shown.value!.ply, board.state.ways.value.length], [3, 1, 1]);
  timer.pass(STEP_MS.normal);
  assert.deepEqual([board.state.frame.value!.ply, board.state.shown.value!.ply], [3, 2]);
  board.act("pass");
  assert.deepEqual(sent, [{ do: "act", ply: 3, action: "pass" }]);
  assert.equal(board.state.shown.value!.ply, 3);
});

test("what could be done a step ago and no longer can is not offered", () => {
  const { board } = watched();
  board.receive(step(1, MY_TURN));
  board.receive(step(2));
  assert.deepEqual([board.state.ways.value.length, board.state.shown.value!.ply], [0, 1]);
});

test("one's own move is shown at once, after all that others did", () => {
  const { board, timer, seen } = watched();
  for (const ply of [1, 2, 3]) board.receive(step(ply, ply === 3 ? MY_TURN : {}));
  board.busy.value = true;
  board.receive(step(4));
  assert.deepEqual(seen, ["1", "4!"]);
  assert.deepEqual(
    board.state.news.value.map(({ kind }) => kind),
    ["e2", "e3", "e4"],
  );
  board.receive(step(5));
  assert.equal(seen.length, 2);
  timer.pass(STEP_MS.normal);
  assert.deepEqual(seen, ["1", "4!", "5"]);
});

test("at once means at once, a hidden page too; a whole table overtakes what waits", () => {
  const { board, seen } = watched();
  preferences.value = { ...preferences.peek(), pace: "at_once" };
  for (const ply of [1, 2]) board.receive(step(ply));
  preferences.value = { ...preferences.peek(), pace: "slow" };
  Object.assign(document, { visibilityState: "hidden" });
  board.receive(step(3));
  Object.assign(document, { visibilityState: "visible" });
  board.receive(step(4));
  board.receive(step(9, { fresh: false }));
  assert.deepEqual(seen, ["1", "2", "3", "9!"]);
});

test("the score sheet opens when its board is shown", () => {
  const { board, timer } = watched();
  board.receive(step(1));
  board.receive(step(2, { outcome: { winners: [1], scores: [], reason: "over" } }));
  assert.equal(board.panel.value, "");
  timer.pass(STEP_MS.normal);
  assert.equal(board.panel.value, "scores");
});

test("a frame in which nothing is told and nothing moves is no step of its own", () => {
  const shown: number[] = [];
  const timer = new FakeTimer();
  const pacing = new Pacing((one) => shown.push(one.ply), timer);
  const two = step(2);
  for (const one of [step(1), two, { ...two, ply: 3, events: [] }, step(4)]) pacing.take(one);
  timer.pass(5 * STEP_MS.normal);
  assert.deepEqual(shown, [1, 3, 4]);
});
