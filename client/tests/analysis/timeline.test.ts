import assert from "node:assert/strict";
import { test } from "node:test";
import { flagsOf } from "../../src/analysis/flags";
import { firstStopAfter, shiftsByTurn, stopOfAct, turnsOf, turnsRefined } from "../../src/analysis/chart/timeline";
import type { WireEvent } from "../../src/wire/types";
import { analysis, moment } from "./samples";

const heading = (turn: number): WireEvent => ({ kind: "turned", text: { key: "turned", args: { turn } }, ply: 0 });
const ACTS = [0, 1, 4, 6];

test("an action is chosen at the last stop that stands before it", () => {
  assert.deepEqual([0, 1, 3, 4, 5, 9].map((act) => stopOfAct(ACTS, act)), [0, 1, 1, 2, 2, 3]);
});

test("what an action brings is seen at the first stop after it", () => {
  assert.deepEqual([0, 1, 2, 5, 9].map((act) => firstStopAfter(ACTS, act)), [0, 1, 2, 3, 3]);
});

test("turns go from heading to heading, and have their numbers", () => {
  const happened = [[], [heading(1)], [], [heading(2)], [heading(3)], [heading(4)], [heading(5)], [heading(6)], []];
  const turns = turnsOf(happened);
  assert.deepEqual(turns[1], { from: 1, to: 3, number: "1" });
  assert.deepEqual(turns.at(-1), { from: 7, to: 8, number: "6" });
});

test("few turns are cut into parts that cover all of the axis", () => {
  const happened = Array.from({ length: 41 }, (_, at) => (at === 0 || at === 20 ? [heading(at ? 2 : 1)] : []));
  const turns = turnsOf(happened);
  assert.ok(turns.length > 6);
  assert.equal(turns[0]!.from, 0);
  assert.equal(turns.at(-1)!.to, 40);
  for (const [at, turn] of turns.entries()) if (at) assert.equal(turn.from, turns[at - 1]!.to);
  assert.deepEqual(turns.flatMap(({ number }) => number || []), ["1", "2"]);
});

test("chance counts where it shows itself, a choice where it was made; nothing is lost", () => {
  const found = analysis({
    moments: [moment(0, 5000), moment(1, 5100, { luck: 100 }), moment(2, 4000, { own: -1100 }), moment(3, 4500, { luck: 500 })],
  });
  const turns = [
    { from: 0, to: 2, number: "1" },
    { from: 2, to: 3, number: "2" },
  ];
  const shifts = shiftsByTurn(found, [0, 1, 2, 3], turns, 0);
  assert.deepEqual(shifts, [
    { luck: 100, own: -1100, others: 0 },
    { luck: 500, own: 0, others: 0 },
  ]);
});

test("a choice that was better than any found counts for whoever made it", () => {
  const found = analysis({ moments: [moment(0, 5000), moment(1, 5100, { own: 100 }), moment(2, 4700, { own: -400 })] });
  assert.deepEqual(shiftsByTurn(found, [0, 1, 2], [{ from: 0, to: 1, number: "1" }, { from: 1, to: 2, number: "2" }], 0), [
    { luck: 0, own: 100, others: 0 },
    { luck: 0, own: -400, others: 0 },
  ]);
});

test("a turn is refined once all of it is", () => {
  const turns = [
    { from: 0, to: 1, number: "1" },
    { from: 1, to: 2, number: "2" },
  ];
  assert.deepEqual([0, 2, 4, 5].map((refined) => turnsRefined(turns, ACTS, refined)), [0, 1, 1, 2]);
});

test("a flag says where a bot chose for somebody who was away", () => {
  const point = { seat: 0, first: 1, last: 1, ply: 1, cost: 900, margin: 300, best: 5900, left: 5000 };
  const found = analysis({ turning_points: [[point, { ...point, ply: 4 }]] });
  assert.deepEqual(flagsOf(found, { acts: ACTS, stood_in: [4] }, 0).map(({ stoodIn }) => stoodIn), [false, true]);
});

test("flags stand before the choice, and at what chance has shown; one that has not changed is the same", () => {
  const found = analysis({
    moments: Array.from({ length: 7 }, (_, ply) => moment(ply, 5000)),
    turning_points: [[{ seat: 0, first: 4, last: 5, ply: 5, cost: 900, margin: 300, best: 5900, left: 5000 }]],
    strokes: [[{ seat: 0, ply: 1, change: -800, margin: 200 }]],
  });
  const flags = flagsOf(found, { acts: ACTS }, 0);
  assert.deepEqual(flags.map(({ kind, number, step, change }) => ({ kind, number, step, change })), [
    { kind: "cost", number: 1, step: 2, change: -900 },
    { kind: "luck", number: 0, step: 2, change: -800 },
  ]);
  assert.equal(flagsOf(found, { acts: ACTS }, 0, flags)[0], flags[0]);
});
