// The turn where it is no tray: six slots whose places and sizes depend on the game and the window, never on what is in them.
import { useScrollStops } from "../../lib/page/scrollStops";
import { word } from "../../lib/words";
import { Flank } from "../chrome/BoardArea";
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
      <div class="say">
        <Prompt board={board} />
      </div>
      <Dock board={board} />
      <Need board={board} />
      <ToolsAndGo board={board} />
    </section>
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
