import assert from "node:assert/strict";
import { test } from "node:test";
import { bandPath, barReach, barSpan, chartScale, linePath, plantFlags, rangeOf, ticksOf } from "../../src/analysis/chart/chartGeometry";
import { placeTags } from "../../src/table/geometry/tagPlaces";

const SIZE = { width: 600, left: 46, right: 38, lane: 46, curve: 132, bars: 58, numbers: 20 };
const scale = chartScale(SIZE, 100, [0, 10000]);

test("one axis: the first stop at the left, the last at the right, values inside the curve", () => {
  assert.equal(scale.x(0), 46);
  assert.equal(scale.x(100), 562);
  assert.equal(scale.y(10000), scale.top);
  assert.equal(scale.y(0), scale.foot);
  assert.equal(scale.y(12000), scale.top);
});

test("lines are straight from stop to stop, a band is as wide as a value is uncertain", () => {
  const points = [
    [0, 5000, 1000],
    [100, 0, 0],
  ] as const;
  assert.equal(linePath(scale, points), "M46 118L562 184");
  assert.equal(bandPath(scale, points), "M46 104.8L562 184L562 184L46 131.2Z");
});

test("points reach as far as they come, chances from 0 to 100", () => {
  assert.deepEqual(rangeOf("chance", []), [0, 10000]);
  const [low, high] = rangeOf("points", [{ value: 4000, margin: 100 }, { value: 4500, margin: 0 }]);
  assert.ok(low >= 0 && low < 3900 && high > 4500);
  assert.deepEqual(ticksOf(3300, 5100, 4), [3500, 4000, 4500, 5000]);
});

test("bars stand on the zero line or hang from it, the largest as far as there is room", () => {
  const reach = barReach([-2800, 140, 0], 1000);
  assert.deepEqual(barSpan(scale, -2800, reach), { y: scale.zero, height: 28 });
  const { y, height } = barSpan(scale, 140, reach);
  assert.ok(Math.abs(height - 1.4) < 1e-9 && Math.abs(y + height - scale.zero) < 1e-9);
  assert.equal(barSpan(scale, 0, reach).height, 0);
});

test("flags stay in the chart, clear of one another, and turn from the playhead", () => {
  const flags = plantFlags(scale, [{ step: 50, value: 9900 }, { step: 51, value: 9900 }, { step: 100, value: 5000 }], 50);
  assert.equal(flags[0]!.left, true);
  assert.equal(flags[2]!.left, true);
  for (const { y, pole } of flags) assert.ok(y - pole >= scale.top - 19 && pole >= 25);
  const [one, other] = flags as [(typeof flags)[0], (typeof flags)[0]];
  assert.ok(one.left !== other.left || Math.abs(one.y - one.pole - other.y + other.pole) > 17);
});

test("words of marks stand inside the picture and not over one another", () => {
  const at = { x: 20, y: 50, w: 30, h: 30 };
  const tags = placeTags([{ at, w: 40, h: 10 }, { at, w: 40, h: 10 }], { x: 0, y: 0, w: 200, h: 100 }, [], [at]);
  assert.equal(tags[0]!.side, "right");
  for (const { x, w } of tags) assert.ok(x - w / 2 >= 0);
  assert.ok(Math.abs(tags[0]!.y - tags[1]!.y) >= 10 || Math.abs(tags[0]!.x - tags[1]!.x) >= 40);
});
