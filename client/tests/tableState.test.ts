// What a page knows of its table is made from messages alone.
import { effect } from "@preact/signals";
import assert from "node:assert/strict";
import { test } from "node:test";
import { TableState } from "../src/table/model/tableState";
import type { LobbyMessage, WireEvent } from "../src/wire/types";
import { frame, piece, scene, touches } from "./fixtures";

const event = (kind: string): WireEvent => ({ kind, text: { key: kind } });
const LOBBY: LobbyMessage = { is: "lobby", game: "toy", table: "t", mode: "m", seats: [], seat: 0 };

test("a frame brings its ways, its pieces by zone and its log", () => {
  const state = new TableState();
  state.receive(
    frame({
      scene: scene({ pieces: [piece("a", "grid"), piece("b", "kept/end")], groups: touches(["take a", "a"]) }),
      events: [event("dealt")],
    }),
  );
  assert.deepEqual(
    state.ways.value.map(({ action }) => action),
    ["take a"],
  );
  assert.deepEqual([...state.pieces.value.keys()], ["grid", "kept"]);
  assert.deepEqual(
    state.log.value.map(({ kind }) => kind),
    ["dealt"],
  );
  assert.deepEqual(state.news.value, []);
  assert.equal(state.entered.value.size, 0);
});

test("a fresh frame adds to the log, another one replaces it", () => {
  const state = new TableState();
  state.receive(frame({ events: [event("one")] }));
  state.receive(frame({ events: [event("two")], fresh: true }));
  assert.deepEqual(
    state.log.value.map(({ kind }) => kind),
    ["one", "two"],
  );
  assert.deepEqual(
    state.news.value.map(({ kind }) => kind),
    ["two"],
  );
  state.receive(frame({ events: [event("three")] }));
  assert.deepEqual(
    state.log.value.map(({ kind }) => kind),
    ["three"],
  );
});

test("pieces that were not there before have entered", () => {
  const state = new TableState();
  state.receive(frame({ scene: scene({ pieces: [piece("a", "grid")] }) }));
  state.receive(frame({ scene: scene({ pieces: [piece("a", "grid"), piece("b", "grid")] }) }));
  assert.deepEqual([...state.entered.value], ["b"]);
});

test("what lies in a small picture that is new has not entered", () => {
  const state = new TableState();
  const small = { id: "small", layout: "grid", label: { key: "x" }, mini: true } as const;
  state.receive(frame({ scene: scene({ pieces: [] }) }));
  state.receive(frame({ scene: scene({ zones: [small], pieces: [piece("a", "small"), piece("b", "grid")] }) }));
  assert.deepEqual([...state.entered.value], ["b"]);
  state.receive(frame({ scene: scene({ zones: [small], pieces: [piece("a", "small"), piece("b", "grid"), piece("c", "small")] }) }));
  assert.deepEqual([...state.entered.value], ["c"]);
});

test("a message changes everything at once, and unpacks once", () => {
  const state = new TableState();
  const seen: string[] = [];
  const stop = effect(() => void seen.push(`${state.frame.value?.ply ?? "-"} ${state.ways.value.length} ${state.log.value.length}`));
  state.receive(frame({ ply: 3, scene: scene({ groups: touches(["take a", "a"]) }), events: [event("one")] }));
  const ways = state.ways.value;
  state.receive({ is: "presence", seats: [{ name: "Bo", kind: "person" }] });
  assert.equal(state.frame.value!.seats[0]!.name, "Bo");
  assert.equal(state.ways.value, ways);
  stop();
  assert.deepEqual(seen, ["- 0 0", "3 1 1", "3 1 1"]);
});

test("a lobby takes the place of the table, a curtain leaves nothing of it", () => {
  const state = new TableState();
  state.receive(frame({ scene: scene({ groups: touches(["take a", "a"]) }), events: [event("one")] }));
  state.receive(LOBBY);
  assert.deepEqual([state.frame.value, state.ways.value.length, state.lobby.value], [null, 0, LOBBY]);
  state.receive(frame());
  assert.equal(state.lobby.value, null);
  state.receive({ is: "curtain", game: "toy", table: "t", mode: "m", seats: [], mine: [0, 1] });
  assert.deepEqual([state.frame.value, state.log.value.length, state.curtain.value?.mine], [null, 0, [0, 1]]);
});

test("a refusal stands only where there is nothing to see, until something comes", () => {
  const state = new TableState();
  state.receive({ is: "refused", why: { key: "full" } });
  assert.deepEqual(state.refusal.value, { key: "full" });
  state.receive(frame());
  assert.equal(state.refusal.value, null);
  state.receive({ is: "refused", why: { key: "illegal" } });
  assert.equal(state.refusal.value, null);
});

test("a rematch is remembered", () => {
  const state = new TableState();
  state.receive({ is: "rematch", table: "next" });
  assert.equal(state.rematch.value, "next");
});

test("a table that is called off leaves one sentence, and nobody who comes or goes takes it away", () => {
  const state = new TableState();
  state.receive(LOBBY);
  state.receive({ is: "cancelled" });
  state.receive({ is: "presence", seats: [] });
  assert.equal(state.lobby.value, null);
  assert.equal(state.refusal.value?.key, "gather-cancelled");
});
