import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { AnalysisProgress } from "../../src/analysis/AnalysisProgress";
import { LookBack } from "../../src/analysis/lookBack";
import { ReplayPlayer } from "../../src/replay/replayPlayer";
import type { AnalysisState, ReplayOverview } from "../../src/wire/httpTypes";
import { analysis } from "./samples";

const state = (more: Partial<AnalysisState>): AnalysisState => ({
  state: "running",
  depth: "quick",
  done: 2,
  total: 9,
  refined: 0,
  analysis: null,
  ...more,
});

const NONE = state({ state: "none", depth: "", done: 0 });

/** A look at a game of which the server says these things, one call after another; what it was asked. */
async function told(...answers: AnalysisState[]): Promise<{ look: LookBack; asked: string[] }> {
  const asked: string[] = [];
  const look = new LookBack(Object.assign(new ReplayPlayer("x"), { overview: signal(null) }));
  const left = [...answers];
  globalThis.fetch = (async (address: string, { method, body }: { method: string; body?: string }) => {
    if (!address.endsWith("/analysis")) return new Response("");
    asked.push(body ? `${method} ${(JSON.parse(body) as { depth: string }).depth}` : method);
    return new Response(JSON.stringify(left.shift()));
  }) as typeof fetch;
  const waiting: (() => void)[] = [];
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((step: () => void) => waiting.push(step)) as unknown as typeof setTimeout;
  look.lookFirst();
  for (let turn = 0; turn < 40; turn++) {
    await new Promise((done) => later(done));
    if (left.length) waiting.shift()?.();
  }
  globalThis.setTimeout = later;
  return { look, asked };
}

/** The button beside what is said of how far it is. */
function press(look: LookBack): void {
  const said = AnalysisProgress({ look }) as VNode<{ children: VNode<{ onClick: () => void }>[] }>;
  said.props.children.at(-1)!.props.onClick();
}

test("what a server has lost is begun again, once", async () => {
  const { look, asked } = await told(state({}), NONE, state({ done: 1 }), state({ state: "done", done: 9, analysis: analysis() }));
  assert.deepEqual(asked, ["POST quick", "GET", "POST quick", "GET"]);
  assert.equal(look.state.value?.state, "done");
});

test("lost once more, it has stopped, and whoever wants it begins with a first look again", async () => {
  const { look, asked } = await told(state({}), NONE, state({ done: 1 }), NONE);
  assert.deepEqual(asked, ["POST quick", "GET", "POST quick", "GET"]);
  assert.equal(look.state.value?.state, "none");
  press(look);
  assert.deepEqual(asked.slice(4), ["POST quick"]);
});

const SEEN: ReplayOverview = {
  id: "x",
  game: "toy",
  mode: "pair",
  seats: [{ name: "Ada", kind: "person" }, { name: "Bob", kind: "person" }] as ReplayOverview["seats"],
  seat: 0,
  viewpoints: [null, 0, 1],
  plies: [0, 1, 2],
  acts: [0, 1, 2],
  events: [],
  notes: [],
  own: 0,
  open: true,
  table: "t",
};

function seen(more: Partial<ReplayOverview>): LookBack {
  const point = { seat: 0, first: 0, last: 0, ply: 0, cost: 900, margin: 300, best: 5900, left: 5000 };
  const found = analysis({ seats: 2, turning_points: [[point, { ...point, ply: 1 }], []] });
  const look = new LookBack(Object.assign(new ReplayPlayer("x"), { overview: signal({ ...SEEN, ...more }) }));
  look.state.value = state({ state: "done", analysis: found });
  return look;
}

test("nobody is to learn from what a bot chose for them", () => {
  assert.deepEqual(seen({}).mistakes.value.map(({ act }) => act), [0, 1]);
  assert.deepEqual(seen({ stood_in: [1] }).mistakes.value.map(({ act }) => act), [0]);
});

test("a game is mine through my eyes, not through those of another, and where I brought it along", () => {
  assert.equal(seen({}).isMine.value, true);
  assert.equal(seen({ seat: 1 }).isMine.value, false);
  assert.equal(seen({ own: null }).isMine.value, false);
  assert.equal(seen({ own: null, table: "", seats: SEEN.seats.slice(1) }).isMine.value, true);
  assert.equal(seen({ own: null, seats: SEEN.seats.slice(1) }).isMine.value, false);
});
