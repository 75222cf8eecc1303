// A held shape on a grid: where it may lie, in which poses, and where it is aimed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { waysOf } from "../src/table/model/paths";
import {
  canFlip,
  insideGrid,
  middlePlace,
  nearestPlace,
  nextShapePose,
  placeId,
  type Placing,
  placingOf,
  placingTargets,
} from "../src/table/model/placing";
import { gesture, GRID, piece } from "./fixtures";

const BAR = piece("bar", "store", { shape: [0, 0, 1, 0, 2, 0], poses: [0, 1] });
const TILE = piece("tile", "store", { shape: [0, 0], poses: [0, 1, 2, 3] });
const zones = new Map([[GRID.id, GRID]]);
const ways = waysOf([
  gesture("bar 0 0", ["bar", "grid/0,0"]),
  gesture("bar 3 3", ["bar", "grid/3,3"]),
  gesture("bar up", ["bar", "grid/5,0"], { turn: 1 }),
  gesture("tile", ["tile", "grid/1,1"]),
  gesture("tile turned", ["tile", "grid/2,1"], { turn: 3 }),
  gesture("tile turned too", ["tile", "grid/2,1"], { turn: 2 }),
  gesture("sell", ["bar", "shop"]),
]);
const held = (id: string, pose = 0): Placing => placingOf([BAR, TILE], zones, ways, [id], pose)!;

test("nothing is placed while nothing with a shape is held", () => {
  assert.equal(placingOf([BAR], zones, ways, [], 0), null);
  assert.equal(placingOf([piece("bar", "store")], zones, ways, ["bar"], 0), null);
  assert.equal(placingOf([BAR], new Map(), ways, ["bar"], 0), null);
});

test("its places in this pose, and the cells they cover", () => {
  const { places, lit, size, open, set } = held("bar");
  assert.deepEqual([...places.keys()], ["grid/0,0", "grid/3,3"]);
  assert.deepEqual([...lit], ["grid/0,0", "grid/1,0", "grid/2,0", "grid/3,3", "grid/4,3", "grid/5,3"]);
  assert.deepEqual([size, [...open], set], [{ w: 3, h: 1 }, [0, 1], null]);
  assert.deepEqual(held("bar", 1).size, { w: 1, h: 3 });
});

test("a tile of one cell shows where it fits turned, by the nearest turn to the right", () => {
  assert.deepEqual([...held("tile").pale], [["grid/2,1", 2]]);
  assert.deepEqual([...held("bar").pale], []);
});

test("on the grid its places are the targets, elsewhere what was lit stays", () => {
  const targets = { lit: new Set(["grid/9,9", "shop"]), able: new Set<string>() };
  assert.deepEqual([...placingTargets(held("bar"), targets).lit], ["grid/0,0", "grid/3,3", "shop"]);
  assert.equal(placingTargets(null, targets), targets);
});

test("where its path goes on it lies already", () => {
  const on = waysOf([gesture("lay", ["bar", "grid/0,0", "pen"])]);
  const placing = placingOf([BAR], zones, on, ["bar", "grid/0,0"], 0)!;
  assert.deepEqual([placing.set?.x, placing.set?.y], [0, 0]);
  const targets = { lit: new Set(["pen"]), able: new Set<string>() };
  assert.equal(placingTargets(placing, targets), targets);
});

test("turning goes to the next pose that covers other cells", () => {
  assert.equal(nextShapePose(held("bar"), 0, "right"), 1);
  assert.equal(nextShapePose(held("bar", 1), 1, "right"), 0);
  assert.equal(nextShapePose(held("tile"), 3, "right"), 0);
  assert.equal(nextShapePose(held("bar"), 0, "flip"), 0);
  assert(!canFlip(held("bar")));
  assert(
    canFlip(
      placingOf(
        [piece("ell", "store", { shape: [0, 0, 1, 0, 1, 1], poses: [0, 4] })],
        zones,
        waysOf([gesture("l", ["ell", "grid/0,0"])]),
        ["ell"],
        0,
      )!,
    ),
  );
});

test("it stays inside the grid", () => {
  assert.deepEqual(insideGrid(held("bar"), { x: 5, y: 9 }), { x: 3, y: 3 });
  assert.deepEqual(insideGrid(held("bar"), { x: -2, y: -1 }), { x: 0, y: 0 });
});

test("the nearest place in reach, and the middle one", () => {
  const bar = held("bar");
  assert.deepEqual(nearestPlace(bar, { x: 1.9, y: 0.5 }, 0.8), { x: 0, y: 0 });
  assert.equal(nearestPlace(bar, { x: 3, y: 2 }, 0.8), null);
  assert.deepEqual(nearestPlace(bar, { x: 0, y: 0 }, Infinity, { x: 4, y: 3 }), { x: 3, y: 3 });
  assert(middlePlace(bar));
  assert.equal(placeId(bar, { x: 3, y: 2 }), "grid/3,2");
});
