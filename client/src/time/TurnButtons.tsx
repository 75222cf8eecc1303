// Taking back: one step, or the whole turn; and what is said of a choice before it is made.
import { Button, Icon } from "../lib/ui";
import { word } from "../lib/words";
import type { Board } from "../table/model/board";

/** More than this is asked about before it goes. */
export const LONG_TURN = 12;

export function UndoButtons({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const many = frame.restart ?? 0;
  if (frame.seat !== null && frame.seats[frame.seat]?.stood) return null;
  return (
    <>
      {frame.undo && (
        <Button
          icon="undo"
          class="undo"
          label={many ? word("table-undo") : undefined}
          disabled={board.busy.value}
          onClick={() => board.undo()}
        >
          {!many && word("table-undo")}
        </Button>
      )}
      {many > 0 && (
        <Button
          icon="restart-turn"
          class="restart"
          label={word("time-restart", { count: many })}
          disabled={board.busy.value}
          onClick={() => restartTurn(board)}
        />
      )}
    </>
  );
}

/** A choice that is made and not yet sent: the two buttons of the tray. */
export function PendingButtons({ board }: { board: Board }) {
  const { final, ends, asked } = board.confirmation.pending.value!;
  return (
    <>
      <Button class="not-yet" onClick={() => board.confirmation.drop()}>
        {word("time-not-yet")}
      </Button>
      <Button
        kind="primary"
        class="main end-turn"
        icon={final ? "lock" : "check"}
        disabled={board.busy.value}
        onClick={() => board.confirmation.confirm()}
      >
        {word(ends && !asked ? "time-end-turn" : "time-confirm")}
      </Button>
    </>
  );
}

/** Takes the whole turn back; a long way back is asked about. */
export function restartTurn(board: Board): void {
  const many = board.state.frame.peek()?.restart ?? 0;
  if (many > LONG_TURN) board.panel.value = "restart";
  else board.undo(many ? "restart" : "undo");
}

/** On a button: what it chooses stands for good. */
export function FinalMark({ board, action }: { board: Board; action: string }) {
  return board.confirmation.markOf(action)?.final ? (
    <>
      <Icon name="lock" class="i final" />
      <span class="unseen">{word("time-final")}</span>
    </>
  ) : null;
}

/** Whether what is pointed at, or everything there is to choose, stands for good; who is only asked may always say no. */
export function FinalNote({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  if (frame.seat === null || frame.outcome || !board.state.ways.value.length) return null;
  const pointed = board.hand.foreseen.value;
  const next = [...board.hand.choices.value.values()];
  const asked = frame.scene.may?.some((may) => may.decline) ?? false;
  const all = !asked && next.length > 0 && next.every((way) => board.confirmation.markOf(way.action)?.final);
  const final = pointed ? board.confirmation.markOf(pointed.action)?.final : all;
  return final ? (
    <p class="hint for-good">
      <Icon name="lock" />
      {word(pointed ? "time-final" : "time-final-all")}
    </p>
  ) : null;
}
