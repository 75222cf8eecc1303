// The clock of a table as it was told, and when everybody may begin.
import { signal } from "@preact/signals";
import type { TableMessage } from "../wire/tableFrame";
import type { WireClock } from "../wire/types";

/** A clock as it was told, and when. */
export interface ToldClock extends WireClock {
  at: number;
}

export class TableClock {
  readonly told = signal<ToldClock | null>(null);
  /** When everybody may begin, in this page's own time; 0: at once. */
  readonly startsAt = signal(0);

  receive(message: TableMessage): void {
    if (message.is !== "frame" && message.is !== "presence") return;
    const { clock = null, start = 0 } = message;
    this.told.value = clock && { ...clock, at: Date.now() };
    this.startsAt.value = start ? Date.now() + start : 0;
  }
}
