// The turn where it is no tray: six slots whose places and sizes depend on the game and the window, never on what is in them.
import { useScrollStops } from "../../lib/page/scrollStops";
import { word } from "../../lib/words";
import { Flank } from "../chrome/BoardArea";
import { pastWords } from "../chrome/CatchUpStrip";
import { Prompt, Stages } from "../chrome/Tray";
import { ToolsAndGo } from "../chrome/TurnActions";
import { ZoneSlot } from "../draw/ZoneView";
import type { Board } from "../model/board";
import { Dock } from "./Dock";
import { StatusRow } from "./StatusRow";

export function TurnColumn({ board }: { board: Board }) {
  return (
    <section class="turn" aria-label={word("table-tray")}>
      <StatusRow board={board} />
      <Say board={board} />
      <Dock board={board} />
      <Need board={board} />
      <ToolsAndGo board={board} />
    </section>
  );
}

/** What is asked; while earlier boards are seen again, what happened on them, which the dock tells to those who do not see it. */
function Say({ board }: { board: Board }) {
  const box = useScrollStops<HTMLDivElement>();
  return (
    <div class="say" ref={box}>
      {board.since.isOpen.value ? (
        <p class="past-words" aria-hidden="true">
          {pastWords(board)}
        </p>
      ) : (
        <Prompt board={board} />
      )}
    </div>
  );
}

/** What the turn needs from the hand, and what stands beside the board. */
export function Need({ board }: { board: Board }) {
  const box = useScrollStops<HTMLDivElement>();
  return (
    <div class="need" ref={box}>
      <ZoneSlot board={board} name="tray" class="tray-zones" />
      <Stages board={board} />
      <Flank board={board} />
    </div>
  );
}
