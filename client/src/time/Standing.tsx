// Strips over the tray: a bot plays for me, somebody would stop here.
import { Button, Icon } from "../lib/ui";
import { lang, seatName, word } from "../lib/words";
import type { Board } from "../table/board";

export function Standing({ board }: { board: Board }) {
  const frame = board.frame.value!;
  const mine = frame.seat === null ? null : frame.seats[frame.seat]!;
  return (
    <div class="invitations standing" role="status">
      {mine?.stood && !frame.outcome && !frame.stopped && (
        <div class="invitation stood">
          <Icon name="bot" />
          <p>{word("time-stood")}</p>
          <Button kind="primary" class="retake" icon="hand" onClick={() => board.send({ do: "return" })}>
            {word("time-retake")}
          </Button>
        </div>
      )}
      {mine && !frame.outcome && !frame.stopped && <Stopping board={board} agreed={mine.stop ?? false} />}
    </div>
  );
}

/** Who would stop the game here, and my answer. */
function Stopping({ board, agreed }: { board: Board; agreed: boolean }) {
  const frame = board.frame.value!;
  const asking = frame.seats.map((seat, at) => (seat.stop && at !== frame.seat ? at : -1)).filter((at) => at >= 0);
  if (!agreed && !asking.length) return null;
  const names = new Intl.ListFormat(lang.value, { type: "conjunction" }).format(asking.map((at) => seatName(at, board.reader.value)));
  return (
    <div class="invitation stopping">
      <Icon name="flag" />
      <p>{agreed ? word("time-stop-mine") : word("time-stop-asked", { names, count: asking.length })}</p>
      {agreed ? (
        <Button onClick={() => board.send({ do: "stop", agree: false })}>{word("time-go-on")}</Button>
      ) : (
        <Button class="agree" onClick={() => board.send({ do: "stop" })}>{word("time-stop-agree")}</Button>
      )}
    </div>
  );
}
