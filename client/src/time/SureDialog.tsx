// What is asked twice: leaving, stopping, taking a long turn back.
import { Button, Dialog } from "../lib/ui";
import { word } from "../lib/words";
import type { Board } from "../table/model/board";

export type SureQuestion = "leave" | "stop" | "restart";

export function isSureQuestion(panel: string): panel is SureQuestion {
  return panel === "leave" || panel === "stop" || panel === "restart";
}

/** Buttons of the menu for a player: let a bot play on, or stop the game. */
export function LeaveButtons({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const mine = frame.seat === null ? null : frame.seats[frame.seat];
  if (!mine || frame.outcome || frame.stopped) return null;
  const together = people(board) > 1;
  return (
    <>
      {together && !mine.stood && (
        <Button big icon="bot" class="leave" onClick={() => (board.panel.value = "leave")}>
          {word("time-leave")}
        </Button>
      )}
      {!mine.stop && (
        <Button big icon="flag" class="stop" onClick={() => (board.panel.value = "stop")}>
          {word(together ? "time-stop" : "time-stop-alone")}
        </Button>
      )}
    </>
  );
}

export function SureDialog({ board, what }: { board: Board; what: SureQuestion }) {
  const close = () => (board.panel.value = "");
  const alone = what === "stop" && people(board) < 2 ? "-alone" : "";
  const count = board.state.frame.value!.restart ?? 0;
  const yes = () => {
    close();
    if (what === "restart") board.undo("restart");
    else board.send({ do: what });
  };
  return (
    <Dialog title={word(`time-${what}${alone}`, { count })} class="asked-sheet" onClose={close}>
      <p>{word(`time-${what}-sure${alone}`, { count })}</p>
      <div class="asked-acts">
        <Button onClick={close}>{word("time-stay")}</Button>
        <Button kind="primary" class="yes" onClick={yes}>
          {word(`time-${what}-yes${alone}`)}
        </Button>
      </div>
    </Dialog>
  );
}

function people(board: Board): number {
  return board.state.frame.value!.seats.filter((seat) => seat.kind === "person").length;
}
