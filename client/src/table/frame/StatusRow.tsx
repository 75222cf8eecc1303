// The row that stays in sight whatever is open: my seat, my score, how far the game is, my clock.
import { Icon, SeatDisc } from "../../lib/ui";
import { word } from "../../lib/words";
import { SeatClock } from "../../time/SeatClock";
import { progressWords } from "../chrome/TopBar";
import type { Board } from "../model/board";

export function StatusRow({ board }: { board: Board }) {
  const { seat, scene } = board.state.frame.value!;
  const score = seat === null ? undefined : board.state.shown.value!.scene.scores?.[seat];
  return (
    <div class="status" data-seat={seat ?? undefined}>
      {seat === null ? (
        <>
          <Icon name="eye" />
          <span>{word("table-watching")}</span>
        </>
      ) : (
        <SeatDisc seat={seat} spoken />
      )}
      {score !== undefined && (
        <span class="score">
          {score} <small>{word("table-points", { count: score })}</small>
        </span>
      )}
      <div class="so-far">
        {scene.progress && <span>{progressWords(board, scene.progress).join(" ")}</span>}
        {seat !== null && <SeatClock board={board} at={seat} />}
      </div>
    </div>
  );
}
