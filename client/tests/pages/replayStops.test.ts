// The line of a replay: where a finger points, and what a stop stands under.
import assert from "node:assert/strict";
import { test } from "node:test";
import { headingAt, stepAt } from "../../src/replay/replayStops";
import type { WireEvent } from "../../src/wire/types";

const head = (key: string) => ({ text: { key } }) as WireEvent;
const act = (seat: number) => ({ text: { key: "acts" }, seat }) as WireEvent;

test("the ends of the line are the first stop and the last", () => {
  assert.equal(stepAt(20, 20, 300, 92), 0);
  assert.equal(stepAt(320, 20, 300, 92), 92);
});
test("a finger beyond the ends stays on it", () => {
  assert.equal(stepAt(-40, 20, 300, 92), 0);
  assert.equal(stepAt(900, 20, 300, 92), 92);
});
test("between stops the nearer one is meant", () => assert.equal(stepAt(20 + 149, 20, 300, 10), 5));
test("a line without length has one stop", () => assert.equal(stepAt(50, 20, 0, 10), 0));
test("a stop stands under the last heading before it", () => {
  const stops = [[], [head("day-1"), act(0)], [act(1)], [act(0), head("day-2")], [act(1)]];
  assert.equal(headingAt(stops, 0), null);
  assert.equal(headingAt(stops, 2)?.text.key, "day-1");
  assert.equal(headingAt(stops, 4)?.text.key, "day-2");
});
