// The board, and the zones that stand beside it.
import type { Board } from "../model/board";
import { GroupCard } from "../draw/Outlines";
import { Slot } from "../draw/ZoneView";

/** Whether anything stands beside the board. */
export function isFlanked(board: Board): boolean {
  return [...board.zones.value.values()].some((zone) => zone.inside === "side" || zone.inside === "more");
}

export function Field({ board }: { board: Board }) {
  return (
    <>
      <div class="boardzone">
        <Slot board={board} name="board" />
        <GroupCard board={board} />
      </div>
      {isFlanked(board) && (
        <div class="flank">
          <Slot board={board} name="side" class="side" />
          <Slot board={board} name="more" class="more" />
        </div>
      )}
    </>
  );
}
