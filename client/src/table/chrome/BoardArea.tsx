// The board, and at a desk the zones that stand beside it.
import { tableWindow } from "../../lib/viewport";
import { ZoneSlot } from "../draw/ZoneView";
import type { Board } from "../model/board";

/** Whether anything stands beside the board. */
export function hasSideZones(board: Board): boolean {
  if (tableWindow.value !== "desk") return false;
  return [...board.zones.value.values()].some((zone) => zone.inside === "side" || zone.inside === "more");
}

export function BoardArea({ board }: { board: Board }) {
  return (
    <>
      <div class="boardzone">
        <ZoneSlot board={board} name="board" />
      </div>
      {hasSideZones(board) && <Flank board={board} />}
    </>
  );
}

/** The zones beside the board: at its side at a desk, elsewhere in the column of the turn. */
export function Flank({ board }: { board: Board }) {
  return (
    <div class="flank">
      <ZoneSlot board={board} name="side" class="side" />
      <ZoneSlot board={board} name="more" class="more" />
    </div>
  );
}
