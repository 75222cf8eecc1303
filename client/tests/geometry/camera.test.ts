// A window on a larger board: it shows all at first, stays over the board, and keeps what is under the pointer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Camera, type Extent, glideStart, lookBetween } from "../../src/table/geometry/camera";
import { pageSize } from "../../src/lib/viewport";

const ALL: Extent = { left: 0, top: 0, right: 1000, bottom: 500 };
const SIZE = { w: 500, h: 400 };
const HEART = { heart: { x: 500, y: 250 }, near: 0, least: 0 };

function opened(extent = ALL): Camera {
  const camera = new Camera();
  camera.update(SIZE, extent, 100, HEART);
  return camera;
}

test("before it has a size it looks nowhere", () => {
  const camera = new Camera();
  camera.update({ w: 0, h: 0 }, ALL, 100, HEART);
  assert.equal(camera.look.value, null);
  assert(!camera.sees(0, 0));
});

test("at first every corner is seen", () => {
  const camera = opened();
  for (const x of [1, 999]) for (const y of [1, 499]) assert(camera.sees(x, y), `${x},${y}`);
});

test("it grows with the board until it is moved", () => {
  const camera = opened();
  camera.update(SIZE, { ...ALL, right: 3000 }, 100, HEART);
  assert(camera.sees(2999, 250));
  camera.pan(10, 0);
  camera.update(SIZE, { ...ALL, right: 9000 }, 100, HEART);
  assert(!camera.sees(8999, 250));
});

test("a board that has not changed moves nothing", () => {
  const camera = opened();
  const before = camera.look.value;
  camera.update(SIZE, { ...ALL }, 100, HEART);
  assert.equal(camera.look.value, before);
});

test("what was lit and is not any more moves nothing; a board that would be much larger comes closer", () => {
  const camera = opened();
  const before = camera.look.value;
  camera.update(SIZE, { left: 100, top: 0, right: 900, bottom: 450 }, 100, HEART);
  assert.equal(camera.look.value, before);
  camera.update(SIZE, { left: 300, top: 100, right: 700, bottom: 400 }, 100, HEART);
  assert(camera.look.value!.k > 1.5 * before!.k);
});

test("zooming keeps the point it is about", () => {
  const camera = opened();
  camera.zoom(2);
  const { x, k } = camera.look.value!;
  camera.zoom(1.5, { x: 40, y: 0 });
  const after = camera.look.value!;
  assert(Math.abs(x + 40 / k - (after.x + 40 / after.k)) < 1e-9);
});

test("it comes no closer and goes no further than is of use", () => {
  const camera = opened();
  for (let n = 0; n < 30; n++) camera.zoom(2);
  assert.equal(camera.look.value!.k, 1.9);
  for (let n = 0; n < 30; n++) camera.zoom(0.5);
  assert(camera.look.value!.k > 0.2);
});

test("its middle stays over the board", () => {
  const camera = opened();
  camera.pan(1e6, 1e6);
  assert.deepEqual([camera.look.value!.x, camera.look.value!.y], [0, 0]);
});

test("revealing goes no further than it must", () => {
  const camera = opened();
  camera.zoom(4);
  const before = camera.look.value!;
  camera.reveal({ left: before.x - 5, top: before.y - 5, right: before.x + 5, bottom: before.y + 5 });
  assert.deepEqual(camera.look.value, before);
  camera.reveal({ left: 900, top: 400, right: 990, bottom: 490 });
  assert(camera.sees(901, 401) && camera.sees(989, 489));
  assert(!camera.sees(0, 0));
});

test("fit shows everything again", () => {
  const camera = opened();
  const whole = camera.viewBox();
  camera.zoom(3);
  assert.notEqual(camera.viewBox(), whole);
  camera.fit();
  assert.equal(camera.viewBox(), whole);
});

test("on a phone it shows all of a growing board only while a finger can touch its things, or where the player asks for it", () => {
  pageSize.value = { w: 360, h: 740 };
  const grown = { ...ALL, right: 3000 };
  const opens = { ...HEART, least: 44 };
  const camera = opened();
  camera.update(SIZE, grown, 100, opens);
  assert.equal(camera.look.value!.k, 0.44);
  assert(!camera.sees(2999, 250));
  camera.fit();
  camera.update(SIZE, { ...ALL, right: 3200 }, 100, opens);
  assert(camera.sees(3199, 250));
  pageSize.value = { w: 1280, h: 800 };
});

test("a glide begins with what was seen, in the window where it ends", () => {
  const from = { x: 100, y: 50, k: 2 };
  const to = { x: 40, y: 0, k: 1 };
  const start = glideStart(from, to, 500)!;
  const drawnAt = (p: number) => (start.scale * p + start.x - to.x) * to.k;
  for (const p of [0, 100, 130]) assert.equal(drawnAt(p), (p - from.x) * from.k);
  assert.deepEqual(lookBetween(start, to, 0), from);
  assert.deepEqual(lookBetween(start, to, 1), to);
});

test("what nobody would see is no glide", () => {
  const to = { x: 40, y: 0, k: 2 };
  assert.equal(glideStart({ ...to, x: 39.9 }, to, 500), null);
  assert(glideStart({ ...to, k: 1.9 }, to, 500));
});

test("a window is where it goes at once; without motion nothing follows it", () => {
  const camera = opened();
  const { k } = camera.look.value!;
  camera.zoomGently(2);
  assert.equal(camera.look.value!.k, 2 * k);
  assert.equal(camera.glides.value, null);
});
