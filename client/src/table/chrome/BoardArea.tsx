// The board, and the zones that stand beside it.
import { ZoneSlot } from "../draw/ZoneView";
import type { Board } from "../model/board";
import { OutlineCard } from "./OutlineCard";

/** Whether anything stands beside the board. */
export function hasSideZones(board: Board): boolean {
  return [...board.zones.value.values()].some((zone) => zone.inside === "side" || zone.inside === "more");
}

export function BoardArea({ board }: { board: Board }) {
  return (
    <>
      <div class="boardzone">
        <ZoneSlot board={board} name="board" />
        <OutlineCard board={board} />
      </div>
      {hasSideZones(board) && (
        <div class="flank">
          <ZoneSlot board={board} name="side" class="side" />
          <ZoneSlot board={board} name="more" class="more" />
        </div>
      )}
    </>
  );
}
