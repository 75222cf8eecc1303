// All that a change moves ends at once, and looks as if it had ended when it rests.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exitMotion, MOTION_MS, untilTakenAway } from "../../src/table/draw/moveKeyframes";

test("frames keep their times, and the last one stays until it is taken away", () => {
  const frames = untilTakenAway([{ opacity: 1, easing: "ease-in" }, { opacity: 0 }], MOTION_MS / 2);
  assert.deepEqual(frames, [
    { opacity: 1, easing: "ease-in", offset: 0 },
    { opacity: 0, offset: 0.005 },
    { opacity: 0, offset: 1 },
  ]);
});

test("no way to go takes longer than all", () => {
  for (const way of ["turn", "flip", "right", "slide"]) {
    const { frames, ms } = exitMotion(way)!;
    assert(ms <= MOTION_MS, way);
    const offsets = untilTakenAway(frames, ms).map((frame) => frame.offset!);
    assert.deepEqual(offsets, [...offsets].sort((a, b) => a - b), way);
    assert.equal(offsets.at(-1), 1);
  }
});
