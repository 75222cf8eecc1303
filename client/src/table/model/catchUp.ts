// What happened since the reader's last turn: told on coming back to a table, until the next move.
import { signal } from "@preact/signals";
import { request } from "../../lib/api";
import type { CatchUp } from "../../wire/httpTypes";
import type { WireEvent } from "../../wire/types";
import type { Board } from "./board";
import type { PastStep } from "../watch/sinceTurn";

export interface MissedChanges {
  /** The reader's ply after which everything is news. */
  ply: number;
}

export const catchUp = signal<MissedChanges | null>(null);

/** Asks what was missed, as long as the table is there; nothing is marked where nothing was. */
export async function fetchCatchUp(board: Board): Promise<void> {
  const frame = board.state.frame.peek();
  catchUp.value = null;
  if (!frame || board.link.peek() !== "open" || frame.seat === null || frame.mine || frame.outcome || board.guide.lesson.peek()) return;
  const found = await request<CatchUp | null>("GET", `/api/replays/${frame.table}/since?seat=${frame.seat}`).catch(() => null);
  const now = board.state.frame.peek();
  const missed = found ? missedEvents(board, found.ply) : [];
  if (!found || board.link.peek() !== "open" || now?.table !== frame.table || board.busy.peek() || !missed.length) return;
  catchUp.value = { ply: found.ply };
  board.recall(pastSteps(missed), new Set(found.changed), new Set(missed.flatMap(({ seat }) => (seat == null ? [] : [seat]))));
}

/** The lines of the log after a ply. */
export function missedEvents(board: Board, ply: number): WireEvent[] {
  return board.state.log.value.filter((event) => (event.ply ?? 0) > ply && event.kind !== "undone");
}

/** What was told, by the ply at which it was. */
function pastSteps(events: readonly WireEvent[]): PastStep[] {
  const steps = new Map<number, WireEvent[]>();
  for (const event of events) steps.set(event.ply ?? 0, [...(steps.get(event.ply ?? 0) ?? []), event]);
  return [...steps].map(([ply, told]) => ({ ply, events: told, frame: null }));
}
