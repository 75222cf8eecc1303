// What comes out as it was stays the same object, so that a move draws nothing anew that it has not changed.
import { effect, signal } from "@preact/signals";
import assert from "node:assert/strict";
import { test } from "node:test";
import { restingPieces } from "../src/table/geometry/restingPieces";
import { Board } from "../src/table/model/board";
import { keptWhile, sameEntries, sameItems, sameSet } from "../src/lib/kept";
import { piecesByZone } from "../src/table/model/zoneContents";
import type { Zone } from "../src/wire/types";
import { frame, GRID, piece, scene, touches } from "./fixtures";

const isle = (): Zone => ({ ...GRID, id: "isle" });
const HAND: Zone = { id: "hand", layout: "row", label: { key: "hand" } };

test("a computed keeps its value while what is read is like it", () => {
  const source = signal([1, 2]);
  const kept = keptWhile(sameItems, () => source.value.map((number) => Math.abs(number)));
  let told = 0;
  effect(() => void (kept.value, told++));
  const first = kept.value;
  source.value = [-1, -2];
  assert.equal(kept.value, first);
  source.value = [1, 3];
  assert.deepEqual(kept.value, [1, 3]);
  assert.equal(told, 2);
});

test("maps are alike in the same order only, sets in any", () => {
  const pairs = (...names: string[]) => new Map(names.map((name) => [name, name.length]));
  assert.equal(sameSet(new Set([1, 2]), new Set([2, 1])), true);
  assert.equal(sameSet(new Set([1, 2]), new Set([1, 3])), false);
  assert.equal(sameEntries(pairs("a", "bc"), pairs("a", "bc")), true);
  assert.equal(sameEntries(pairs("a", "bc"), pairs("bc", "a")), false);
  assert.equal(sameEntries(new Map([["a", 1]]), new Map([["a", 2]])), false);
});

test("a zone with the same pieces has the same list", () => {
  const [still, moved] = [piece("a", "isle"), piece("b", "sea")];
  const before = piecesByZone([still, moved]);
  const now = piecesByZone([still, { ...moved, x: 3 }], before);
  assert.equal(now.get("isle"), before.get("isle"));
  assert.notEqual(now.get("sea"), before.get("sea"));
});

test("another's move leaves zones, names, choices, targets and outlines the same objects", () => {
  const board = new Board(() => true);
  const held = scene({ zones: [isle()], pieces: [piece("a", "isle")], groups: touches(["take a", "a"]) });
  board.receive(frame({ scene: held }));
  const known = () => [board.zones.value, board.reader.value, board.state.ways.value, board.hand.targets.value, board.outlines.value];
  const before = known();
  board.receive(frame({ ply: 1, scene: { ...held, pieces: [...held.pieces, piece("b", "isle")] } }));
  known().forEach((one, at) => assert.equal(one, before[at]));
  board.receive(frame({ ply: 2, scene: { ...held, groups: touches(["take b", "b"]) } }));
  assert.deepEqual([...board.hand.targets.value.lit], ["b"]);
});

test("choices are told anew where a zone is another", () => {
  const board = new Board(() => true);
  const held = scene({ zones: [isle()], groups: touches(["take a", "a"]) });
  board.receive(frame({ scene: held }));
  const before = board.state.ways.value;
  board.receive(frame({ ply: 1, scene: { ...held, zones: [isle()] } }));
  assert.notEqual(board.state.ways.value, before);
});

test("what rests lies at the same place of the same picture, whatever it shows", () => {
  const picture = isle();
  const [rests, moves, held] = [piece("rests", "isle/spot"), piece("moves", "isle"), piece("held", "hand")];
  const before = scene({ zones: [picture, HAND], pieces: [rests, moves, held] });
  const next = scene({ zones: [picture, HAND], pieces: [rests, { ...moves, x: 4 }, held, piece("new", "isle")] });
  assert.deepEqual([...restingPieces(before, next)], ["rests"]);
  const shown = { ...next, zones: [isle(), HAND], pieces: [{ ...rests, face: "another" }, moves] };
  assert.deepEqual([...restingPieces(before, shown)], ["rests", "moves"]);
  assert.equal(restingPieces(before, { ...next, zones: [{ ...isle(), cols: 9 }, HAND] }).size, 0);
});
