// The clock of a seat, and the count before a race.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../lib/ui";
import { word } from "../lib/words";
import type { Board } from "../table/model/board";

const LOW_MS = 30_000;
const DAY_MS = 24 * 3600_000;

/** The time of this page, as long as somebody looks at a clock. */
const now = signal(Date.now());
let lookers = 0;
let beat = 0;

export function useNow(): number {
  useEffect(() => {
    if (!lookers++) beat = window.setInterval(() => (now.value = Date.now()), 250);
    now.value = Date.now();
    return () => {
      if (!--lookers) clearInterval(beat);
    };
  }, []);
  return now.value;
}

/** What a seat has left; it counts down while the table waits for it. */
export function SeatClock({ board, at }: { board: Board; at: number }) {
  return board.clock.told.value && board.state.frame.value?.seats[at]?.kind === "person" ? <Running board={board} at={at} /> : null;
}

function Running({ board, at }: { board: Board; at: number }) {
  const clock = board.clock.told.value!;
  const running = clock.running?.includes(at) ?? false;
  const since = Math.max(clock.at, board.clock.startsAt.value);
  const present = useNow();
  const left = Math.max(0, (clock.left[at] ?? 0) - (running ? Math.max(0, present - since) : 0));
  const low = running && clock.kind === "live" && left < LOW_MS;
  const told = clockWords(left);
  return (
    <span
      class={`seat-clock${running ? " running" : ""}${low ? " low" : ""}`}
      data-left={Math.ceil(left / 1000)}
      role="timer"
      aria-label={word("time-left", { time: told })}
    >
      <Icon name="clock" />
      {told}
    </span>
  );
}

/** What is left to answer an invitation, where there is a clock. */
export function AnswerClock({ board }: { board: Board }) {
  return board.clock.told.value?.answer ? <AnswerTime board={board} /> : null;
}

function AnswerTime({ board }: { board: Board }) {
  const clock = board.clock.told.value!;
  const told = clockWords(Math.max(0, clock.answer! - Math.max(0, useNow() - clock.at)));
  return (
    <span class="seat-clock running" role="timer" aria-label={word("time-to-answer", { time: told })}>
      <Icon name="clock" />
      {told}
    </span>
  );
}

export function clockWords(left: number): string {
  if (left >= DAY_MS) return word("time-days", { days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / 3600_000) });
  if (left >= 3600_000) return word("time-hours", { hours: Math.floor(left / 3600_000), minutes: Math.floor((left % 3600_000) / 60_000) });
  const seconds = Math.ceil(left / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Three, two, one: everybody begins together. */
export function Countdown({ board }: { board: Board }) {
  return board.clock.startsAt.value ? <CountdownNumber until={board.clock.startsAt.value} /> : null;
}

function CountdownNumber({ until }: { until: number }) {
  const seconds = Math.ceil((until - useNow()) / 1000);
  if (seconds <= 0) return null;
  return (
    <div class="countdown" role="status" aria-label={word("time-start", { seconds })}>
      <b key={seconds}>{seconds}</b>
      <p>{word("time-together")}</p>
    </div>
  );
}
