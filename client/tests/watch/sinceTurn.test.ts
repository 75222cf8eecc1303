// What happened since the player's last turn, a step for each move of somebody else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SinceTurn } from "../../src/table/watch/sinceTurn";
import type { TableFrame } from "../../src/wire/tableFrame";
import type { WireEvent } from "../../src/wire/types";
import { frame } from "../fixtures";

const NEVER = { now: () => 0, later: () => () => undefined };
const event = (key: string, seat?: number): WireEvent => ({ kind: key, text: { key }, seat });
const step = (ply: number, ...events: WireEvent[]): TableFrame => frame({ ply, seat: 0, fresh: true, events });
const told = (since: SinceTurn) => since.steps.value.map(({ events }) => events.map(({ kind }) => kind).join(" "));

test("moves that become known with one's own are a step each, one's own none", () => {
  const since = new SinceTurn(() => undefined, NEVER);
  since.note(step(4, event("mine", 0), event("left", 1), event("more", 1), event("right", 2), event("round")), true);
  assert.deepEqual(told(since), ["left more", "right round"]);
  since.note(step(5, event("on", 1)), false);
  assert.deepEqual(told(since), ["left more", "right round", "on"]);
});

test("one's own move alone begins anew", () => {
  const since = new SinceTurn(() => undefined, NEVER);
  since.note(step(1, event("left", 1)), false);
  since.note(step(2, event("mine", 0)), true);
  assert.deepEqual(told(since), []);
});
