// A table without a server: a scene made from the actions taken so far, so that widgets can be tried.
import { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";
import type { Ask, Outcome, SeatStatus, Text, WireEvent, WireScene } from "../wire/types";

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
    };
  }
  function answer(ask: Ask): void {
    if (ask.do === "why") return board.receive({ is: "because", ask: ask.ask, why: { ...said("why"), rule: "6.2" } });
    if (ask.do === "marks") return board.receive({ is: "marked", ply: ask.ply, asked: ask.ways.map(([action]) => action!) });
    if (ask.do === "act") done.push(ask.action);
    if (ask.do === "undo") done.pop();
    board.receive(frame());
  }
  board.receive(frame());
  return board;
}
