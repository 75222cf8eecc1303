// A table without a server: a scene made from the actions taken so far, so that widgets can be tried.
import { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";
import type { Ask, Outcome, SeatStatus, Stand, Standing, Text, WireEvent, WireScene } from "../wire/types";

export type SceneMaker = (done: readonly string[]) => Omit<WireScene, "prompt"> & { prompt?: Text };

export const said = (key: string, args: Text["args"] = {}): Text => ({ key: `table-gallery-${key}`, args });

export const SEATS: SeatStatus[] = [
  { name: "Ada", kind: "person", acting: true },
  { name: "Bot A", kind: "bot", level: "normal" },
  { name: "Noé", kind: "person", here: false },
];

const ANSWER_MS = 60;

export function mockBoard(play: SceneMaker, seats = SEATS, outcome: Outcome | null = null): Board {
  const done: string[] = [];
  let ply = 0;
  let standing: Standing = {};
  const board: Board = new Board((ask) => {
    setTimeout(() => answer(ask), ANSWER_MS);
    return true;
  });
  const events = (): WireEvent[] =>
    done.map((action, at) => ({ kind: "did", seat: 0, ply: at, text: said("did", { seat: { key: "seat", args: { seat: 0 } }, action }) }));
  function frame(): TableFrame {
    const begun: WireEvent = { kind: "round", text: said("round", { number: 1 }) };
    const scene = { prompt: said("prompt"), ...play(done) };
    return {
      is: "frame",
      ply: ply++,
      seat: 0,
      game: "",
      table: "gallery",
      scene,
      seats,
      events: [begun, ...events()],
      undo: done.length > 0,
      outcome,
      standing,
    };
  }
  /** The table answers, as it was told to. */
  function decline(): void {
    const covered = (play(done).may ?? []).find((may) => may.decline && (standing.turn || standing.never?.includes(may.kind)));
    if (covered) setTimeout(() => answer({ do: "act", ply, action: covered.decline! }), ANSWER_MS);
  }
  function answer(ask: Ask): void {
    if (ask.do === "why") return board.receive({ is: "because", ask: ask.ask, why: { ...said("why"), rule: "6.2" } });
    if (ask.do === "marks") return board.receive({ is: "marked", ply: ask.ply, asked: ask.ways.map(([action]) => action!) });
    if (ask.do === "act") done.push(ask.action);
    if (ask.do === "undo") done.pop();
    if (ask.do === "stand") standing = withAnswer(standing, ask);
    board.receive(frame());
    decline();
  }
  board.receive(frame());
  return board;
}

function withAnswer(standing: Standing, { answer, kind = "" }: Stand): Standing {
  const others = (standing.never ?? []).filter((one) => one !== kind);
  if (!kind) return { ...standing, turn: answer === "turn" };
  return { ...standing, never: answer === "never" ? [...others, kind] : others };
}
