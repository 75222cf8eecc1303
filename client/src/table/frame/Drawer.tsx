// An open drawer: over the column of the turn, under my score and clock; a touch on the board, its cross, its handle or Escape closes it.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { ContentMark } from "../../content/ContentMark";
import { useScrollStops } from "../../lib/page/scrollStops";
import { Button } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { EventLog } from "../chrome/EventLog";
import { PlayerList } from "../chrome/PlayerList";
import { ZoneTools } from "../chrome/ZoneTools";
import { ZoneView } from "../draw/ZoneView";
import type { Board } from "../model/board";
import { type DrawerId, handleClass, zoneDrawers, zonesWithTools } from "./drawers";

export interface DrawerProps {
  board: Board;
  id: DrawerId;
  /** What it is called, where its page names it. */
  title?: string;
  onClose: () => void;
  /** What else stands with the players, or with the log. */
  more?: ComponentChildren;
}

export function Drawer({ board, id, title, onClose, more }: DrawerProps) {
  const box = useRef<HTMLElement>(null);
  const inside = useScrollStops<HTMLDivElement>();
  const heading = useId();
  useEffect(() => closeByItself(box.current!, handleClass(id), onClose), [id]);
  return (
    <section class={`drawer ${handleClass(id)}`} ref={box} role="dialog" aria-labelledby={heading} tabIndex={-1}>
      <header>
        <h2 id={heading}>{title || drawerTitle(board, id)}</h2>
        <Button kind="ghost" icon="close" class="x" label={word("table-close")} onClick={onClose} />
      </header>
      <div class="drawer-in" ref={inside}>
        <DrawerContent board={board} id={id} />
        {more}
      </div>
    </section>
  );
}

function drawerTitle(board: Board, id: DrawerId): string {
  const drawer = zoneDrawers(board).find((one) => one.id === id);
  if (drawer) return say(drawer.zone.label, board.reader.value);
  return word(id === "log" ? "table-tab-log" : id === "view" ? "table-tab-view" : "table-tab-players");
}

function DrawerContent({ board, id }: { board: Board; id: DrawerId }) {
  if (id === "players")
    return (
      <>
        <PlayerList board={board} />
        <ContentMark label={board.state.frame.value!.content} />
      </>
    );
  if (id === "log") return <EventLog board={board} />;
  if (id === "view") return <ViewTools board={board} />;
  const zones = zoneDrawers(board).find((one) => one.id === id)?.zones ?? [];
  return (
    <>
      {zones.map((zone) => (
        <ZoneView key={zone.id} board={board} zone={{ ...zone, title: zones.length > 1 && Boolean(zone.title) }} />
      ))}
    </>
  );
}

/** The buttons of every zone; where there are several, each under its name. */
function ViewTools({ board }: { board: Board }) {
  const zones = zonesWithTools(board);
  return (
    <>
      {zones.map((zone) => (
        <div key={zone.id} role="group" aria-label={say(zone.label, board.reader.value)}>
          {zones.length > 1 && <h3 class="tools-of">{say(zone.label, board.reader.value)}</h3>}
          <ZoneTools board={board} zone={zone} />
        </div>
      ))}
    </>
  );
}

/** Takes the focus, gives it back to the handle, and closes on Escape or a touch on the board. */
function closeByItself(box: HTMLElement, handle: string, close: () => void): () => void {
  box.focus({ preventScroll: true });
  let escaped = false;
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    event.stopPropagation();
    escaped = true;
    close();
  };
  const touch = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest(".boardzone")) close();
  };
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", touch, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", touch, true);
    if (escaped || box.contains(document.activeElement) || document.activeElement === document.body)
      document.querySelector<HTMLElement>(`.rail .${CSS.escape(handle)}`)?.focus({ preventScroll: true });
  };
}
