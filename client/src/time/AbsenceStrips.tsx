// Notices of the dock: a bot plays for me, somebody is away, somebody would stop here.
import { useEffect, useState } from "preact/hooks";
import { Button, Icon } from "../lib/ui";
import { joinNames, seatName, word } from "../lib/words";
import type { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";
import type { ToldCall } from "./clock";
import { clockWords, useNow } from "./SeatClock";

const NOTICE_MS = 10_000;

export function AbsenceStrips({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const mine = frame.seat === null ? null : frame.seats[frame.seat]!;
  return (
    <>
      {mine?.stood && !frame.outcome && !frame.stopped && (
        <div class="invitation stood">
          <Icon name="bot" />
          <p>{word("time-stood-line")}</p>
          <Button kind="primary" class="retake" icon="hand" onClick={() => board.send({ do: "return" })}>
            {word("time-retake")}
          </Button>
        </div>
      )}
      {mine && !frame.outcome && !frame.stopped && <Stopping board={board} agreed={mine.stop ?? false} />}
      {!frame.outcome && !frame.stopped && <Absent board={board} />}
    </>
  );
}

/** People the table waits for and who are not here: a bot may be asked for, and everybody sees it coming. */
function Absent({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const clock = board.clock.told.value;
  const calls = board.clock.calls.value;
  const missed = frame.seat === null || clock?.kind === "days" ? [] : frame.seats.map((_, at) => at).filter((at) => isMissed(frame, at));
  return (
    <>
      {clock?.paused && (
        <div class="invitation still">
          <Icon name="clock" />
          <p>{word("time-paused")}</p>
        </div>
      )}
      {calls.filter(({ seat }) => seat !== frame.seat).map((call) => (
        <CalledSeat key={call.seat} board={board} call={call} />
      ))}
      {missed.map((at) => calls.some(({ seat }) => seat === at) || <AbsentSeat key={at} board={board} at={at} />)}
    </>
  );
}

/** Somebody else the table waits for, and who is not here. */
function isMissed(frame: TableFrame, at: number): boolean {
  const seat = frame.seats[at]!;
  return at !== frame.seat && seat.kind === "person" && Boolean(seat.acting) && seat.here === false && !seat.stood;
}

/** After some seconds a bot may be asked for: a page that is only loaded again is no absence. */
function AbsentSeat({ board, at }: { board: Board; at: number }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <div class="invitation missed">
      <Icon name="bot" />
      <p>{word(board.clock.told.value ? "time-away-clock" : "time-away", { name: seatName(at, board.reader.value) })}</p>
      <Button class="call" onClick={() => board.send({ do: "call", seat: at })}>
        {word("time-call")}
      </Button>
    </div>
  );
}

/** A bot comes unless its seat's person does; whoever plays may rather wait. */
function CalledSeat({ board, call: { seat, comesAt } }: { board: Board; call: ToldCall }) {
  const name = seatName(seat, board.reader.value);
  const left = clockWords(Math.max(0, comesAt - useNow()));
  const mine = board.state.frame.value!.seat;
  return (
    <div class="invitation called">
      <Icon name="bot" />
      <p>
        {word("time-called", { name })} <b aria-hidden="true">{left}</b>
      </p>
      {mine !== null && mine !== seat && (
        <Button class="wait" onClick={() => board.send({ do: "call", seat, wait: true })}>
          {word("time-wait")}
        </Button>
      )}
    </div>
  );
}

/** Who would stop the game here, and my answer. */
function Stopping({ board, agreed }: { board: Board; agreed: boolean }) {
  const frame = board.state.frame.value!;
  const asking = frame.seats.map((seat, at) => (seat.stop && at !== frame.seat ? at : -1)).filter((at) => at >= 0);
  if (!agreed && !asking.length) return null;
  const names = joinNames(asking.map((at) => seatName(at, board.reader.value)));
  return (
    <div class="invitation stopping">
      <Icon name="flag" />
      <p>{agreed ? word("time-stop-mine") : word("time-stop-asked", { names, count: asking.length })}</p>
      {agreed ? (
        <Button onClick={() => board.send({ do: "stop", agree: false })}>{word("time-go-on")}</Button>
      ) : (
        <Button class="agree" onClick={() => board.send({ do: "stop" })}>
          {word("time-stop-agree")}
        </Button>
      )}
    </div>
  );
}
