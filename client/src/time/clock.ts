// The clock of a table as it was told, when everybody may begin, and when a bot comes that was asked for.
import { signal } from "@preact/signals";
import type { TableMessage } from "../wire/tableFrame";
import type { WireClock } from "../wire/types";

/** A clock as it was told, and when. */
export interface ToldClock extends WireClock {
  at: number;
}

/** A seat in which those present asked for a bot, and when it comes in this page's own time. */
export interface ToldCall {
  seat: number;
  comesAt: number;
}

export class TableClock {
  readonly told = signal<ToldClock | null>(null);
  /** When everybody may begin, in this page's own time; 0: at once. */
  readonly startsAt = signal(0);
  readonly calls = signal<readonly ToldCall[]>([]);

  receive(message: TableMessage): void {
    if (message.is !== "frame" && message.is !== "presence") return;
    const { clock = null, start = 0, calls = [] } = message;
    this.calls.value = calls.map(({ seat, left }) => ({ seat, comesAt: Date.now() + left }));
    this.told.value = clock && { ...clock, at: Date.now() };
    this.startsAt.value = start ? Date.now() + start : 0;
  }
}
