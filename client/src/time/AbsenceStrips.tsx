// Notices of the dock: a bot plays for me, somebody would stop here.
import { useEffect, useState } from "preact/hooks";
import { Button, Icon } from "../lib/ui";
import { joinNames, seatName, word } from "../lib/words";
import type { Board } from "../table/model/board";
import type { SeatStatus } from "../wire/types";

const PATIENCE_MS = 125_000;

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
      {mine &&
        !frame.outcome &&
        frame.seats.map((seat, at) => (at !== frame.seat && isMissed(seat) ? <AbsentSeat key={at} board={board} at={at} /> : null))}
    </>
  );
}

/** Somebody the table waits for, and who is not here. */
function isMissed(seat: SeatStatus): boolean {
  return seat.kind === "person" && Boolean(seat.acting) && seat.here === false && !seat.stood;
}

/** After some minutes a bot may be called. */
function AbsentSeat({ board, at }: { board: Board; at: number }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <div class="invitation missed">
      <Icon name="bot" />
      <p>{word("time-away", { name: seatName(at, board.reader.value) })}</p>
      <Button class="call" onClick={() => board.send({ do: "call", seat: at })}>
        {word("time-call")}
      </Button>
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
