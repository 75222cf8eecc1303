import assert from "node:assert/strict";
import { test } from "node:test";
import { changeText, toggled } from "../../src/analysis/ChoicePanel";
import { markOf } from "../../src/analysis/comparedWays";
import { likeliestTitle } from "../../src/analysis/chart/titles";
import { causeOf, changeWords, closedSum, rounded, signed } from "../../src/analysis/figures";
import { scaleMarks, scalePlaces, wordsMeet } from "../../src/trial/TrialScale";
import { waysOf } from "../../src/table/model/paths";
import { gesture } from "../fixtures";

test("rounded sums close", () => {
  for (const unit of ["chance", "points"] as const)
    for (let seed = 1; seed < 200; seed++) {
      const [luck, own, others] = [(seed * 7919) % 9001 - 4000, -((seed * 104729) % 3001), (seed * 1299709) % 2003];
      const { start, end, ...sums } = closedSum({ start: 5009, end: 5009 + luck + own + others, luck, own, others }, unit);
      const all = start + sums.luck + sums.own + sums.others;
      assert.ok(Math.abs(all - end) < 1e-9, `${all} ${end}`);
      assert.ok(Math.abs(sums.luck - rounded(luck, unit)) <= (unit === "chance" ? 2 : 0.21));
    }
});

test("changes are signed", () => {
  assert.deepEqual([signed(8), signed(-109), signed(0)], ["+8", "−109", "0"]);
});

test("an own share above zero is said as what it is", () => {
  assert.deepEqual([changeWords(140, "chance"), changeWords(30, "points"), changeWords(-4, "points")], ["+1", "+0.3", "0"]);
  assert.equal(closedSum({ start: 5000, end: 5300, luck: 0, own: 300, others: 0 }, "chance").own, 3);
  assert.equal(causeOf({ start: 5000, end: 5300, luck: 0, own: 300, others: 0 }, "chance"), "even");
});

test("the likeliest title of a game alone", () => {
  const titles = { low: 1200, fair: 6100, high: 2700 };
  assert.deepEqual(likeliestTitle({ value: 2700, margin: 300, titles }), { title: "fair", chance: 6100 });
  assert.equal(likeliestTitle({ value: 5000, margin: 300 }), null);
});

test("what decided a game", () => {
  const sum = (luck: number, own: number, others: number) => ({ start: 5000, end: 5000 + luck + own + others, luck, own, others });
  assert.equal(causeOf(sum(800, -10900, 5100), "chance"), "choices");
  assert.equal(causeOf(sum(-4000, -200, 0), "chance"), "luck-bad");
  assert.equal(causeOf(sum(5900, -2900, 2000), "chance"), "luck-good");
  assert.equal(causeOf(sum(-2000, -200, 4000), "chance"), "spite");
  assert.equal(causeOf(sum(100, -200, 0), "chance"), "even");
  assert.equal(causeOf(sum(455, -1012, 0), "points"), "choices");
  assert.equal(causeOf(sum(-200, 2500, 300), "chance"), "skill");
  assert.equal(causeOf(sum(3500, 2500, 300), "chance"), "luck-good");
});

test("luck is blamed where it surely cost more than the choices", () => {
  const sum = (luck: number, own: number, margin: number) => ({ start: 6000, end: 6000 + luck + own, luck, own, others: 0, margin });
  assert.equal(causeOf(sum(-3500, -2000, 900), "chance"), "luck-bad");
  assert.equal(causeOf(sum(-2500, -2000, 900), "chance"), "even");
  assert.equal(causeOf(sum(-2000, -2500, 900), "chance"), "choices");
  assert.equal(causeOf(sum(-1600, -1000, 900), "chance"), "even");
});

test("each of two choices is a switch of its own", () => {
  assert.deepEqual([toggled("both", "played"), toggled("better", "played"), toggled("played", "played")], ["better", "both", "neither"]);
});

test("a reason is a line of the score sheet", () => {
  assert.deepEqual(changeText({ part: "isles", points: -230 }), {
    key: "hint-loss",
    args: { points: 2, part: { key: "part-isles", args: {} } },
  });
});

test("a mark leaves out what both choices share, but never all of it", () => {
  const [one, other, third] = waysOf([gesture("a", ["card", "x"]), gesture("b", ["card", "y"]), gesture("c", ["card"])]);
  assert.deepEqual(markOf("played", one!, other!).ids, ["x"]);
  assert.deepEqual(markOf("better", third!, one!).ids, ["card"]);
});

test("what is to be found is on the scale until it is found", () => {
  const tried = { value: 3600, margin: 600, best: 6000, best_margin: 600, played: 3000, played_margin: 600, why: [] };
  assert.deepEqual(scaleMarks({ ...tried, good: false }).map(({ kind }) => kind), ["played", "tried", "best"]);
  assert.deepEqual(scaleMarks({ ...tried, value: 6000, good: true }).map(({ kind }) => kind), ["played", "good"]);
  const at = scalePlaces(scaleMarks({ ...tried, good: false }));
  assert.ok(at(2400) >= 1 && at(6600) <= 99 && at(3000) < at(6000));
  assert.equal(wordsMeet(scaleMarks({ ...tried, good: false, played: 4090, best: 4330 })), true);
  assert.equal(wordsMeet(scaleMarks({ ...tried, good: false, played: 1000, played_margin: 0, best: 4330, best_margin: 0 })), false);
});
