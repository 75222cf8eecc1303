import assert from "node:assert/strict";
import { test } from "node:test";
import { axisStart, extremes, isProven, onAxis, shownLadders, ticksFrom } from "../src/ladder/ladders";
import type { BotLadder, LadderPair, PublishedLadder } from "../src/wire/httpTypes";

const pair = (upper: string, lower: string, share: number, off = 0.05): LadderPair => ({
  upper,
  lower,
  games: 40,
  share,
  low: share - off,
  high: share + off,
});

const ladder = (game: string, mode: string, pairs: LadderPair[] = [pair("normal", "easy", 0.7)]): BotLadder => ({
  format: "",
  game,
  mode,
  kind: "rivals",
  seats: 2,
  rules: 1,
  archipel: "",
  made: "2026-01-02",
  seed: 1,
  bots: [],
  pairs,
});

const listed = (one: BotLadder, main = false): PublishedLadder => ({ ladder: one, main, stale: false });

test("of all games the first main mode is shown, of one game all its modes", () => {
  const all = [listed(ladder("a", "x")), listed(ladder("a", "y"), true), listed(ladder("a", "z"), true), listed(ladder("b", "w"), true)];
  assert.deepEqual(
    shownLadders(all, "").map(({ ladder: { mode } }) => mode),
    ["y", "w"],
  );
  assert.equal(shownLadders(all, "a").length, 3);
  assert.equal(shownLadders(all, "c").length, 0);
});

test("an interval that touches one half proves nothing", () => {
  assert.equal(isProven(pair("strong", "normal", 0.55)), false);
  assert.equal(isProven(pair("strong", "normal", 0.551)), true);
  assert.equal(isProven(pair("strong", "normal", 0.44)), true);
});

test("the axis begins at forty per cent, or at the ten below the least that is drawn", () => {
  assert.equal(axisStart([ladder("a", "x")]), 40);
  assert.equal(axisStart([ladder("a", "x", [pair("strong", "easy", 0.3)])]), 20);
  assert.equal(axisStart([ladder("a", "x", [pair("easy", "random", 0.1)])]), 40);
  assert.deepEqual(ticksFrom(80), [80, 90, 100]);
  assert.equal(onAxis(0.7, 40), 0.5);
});

test("the largest and the smallest step are of neighbouring levels", () => {
  const steps = [pair("normal", "easy", 0.7), pair("strong", "normal", 0.6), pair("strong", "easy", 0.9)];
  assert.deepEqual(
    extremes([ladder("a", "x", steps), ladder("b", "x", [pair("normal", "easy", 0.65)])]).map(({ pair: one }) => one.share),
    [0.7, 0.6],
  );
});
