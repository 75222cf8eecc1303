// What happened since the reader's last turn: told on coming back to a table, until the next move.
import { signal } from "@preact/signals";
import { request } from "../../lib/api";
import type { CatchUp } from "../../wire/httpTypes";
import type { WireEvent } from "../../wire/types";
import type { Board } from "./board";

export interface MissedChanges {
  /** The reader's ply after which everything is news. */
  ply: number;
  changed: ReadonlySet<string>;
}

export const catchUp = signal<MissedChanges | null>(null);

/** Asks what was missed, as long as the table is there; nothing is marked where nothing was. */
export async function fetchCatchUp(board: Board): Promise<void> {
  const frame = board.state.frame.peek();
  catchUp.value = null;
  if (!frame || board.link.peek() !== "open" || frame.seat === null || frame.mine || frame.outcome || board.guide.lesson.peek()) return;
  const found = await request<CatchUp | null>("GET", `/api/replays/${frame.table}/since?seat=${frame.seat}`).catch(() => null);
  const now = board.state.frame.peek();
  if (!found || board.link.peek() !== "open" || now?.table !== frame.table || board.busy.peek() || !missedEvents(board, found.ply).length)
    return;
  catchUp.value = { ply: found.ply, changed: new Set(found.changed) };
}

/** The lines of the log after a ply. */
export function missedEvents(board: Board, ply: number): WireEvent[] {
  return board.state.log.value.filter((event) => (event.ply ?? 0) > ply && event.kind !== "undone");
}
