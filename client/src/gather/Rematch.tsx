// The same game again: whoever asks first opens the table, everybody else is offered it.
import { useState } from "preact/hooks";
import { api } from "../lib/api";
import { navigate } from "../lib/route";
import { Button, toastError } from "../lib/ui";
import { word } from "../lib/words";
import type { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";

/** The button of the score sheet, or of the tray where there is none; a spectator has one only where there is something to follow. */
export function RematchButton({ board }: { board: Board }) {
  const [asking, setAsking] = useState(false);
  const frame = board.state.frame.value!;
  const offered = board.state.rematch.value;
  if (frame.seat === null && !offered) return null;
  const play = async () => {
    setAsking(true);
    await playAgain(board);
    setAsking(false);
  };
  return (
    <Button kind="primary" icon="restart-turn" class="main again" disabled={asking} onClick={() => void play()}>
      {label(frame, offered)}
    </Button>
  );
}

/** In the tray of a finished game, where others play on. */
export function RematchOffer({ board }: { board: Board }) {
  return board.state.rematch.value ? <RematchButton board={board} /> : null;
}

function label(frame: TableFrame, offered: string): string {
  if (offered) return word(frame.seat === null ? "gather-again-follow" : "gather-again-join");
  return word(frame.seats.length > 1 ? "table-rematch" : "table-again");
}

async function playAgain(board: Board): Promise<void> {
  const frame = board.state.frame.peek()!;
  if (frame.seat === null) return navigate(`/table/${board.state.rematch.peek()}`);
  try {
    navigate(`/table/${(await api.rematch(frame.table)).table}`);
  } catch (error) {
    toastError(error);
  }
}
