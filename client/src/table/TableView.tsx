// The whole table, over whatever feeds its board: a socket, or the gallery.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LessonCard } from "../learn/LessonCard";
import { markScrollEdges } from "./frame/scrollEdges";
import { LoadingPage } from "../lib/ui";
import { hasDrawers, panelScale, tableWindow } from "../lib/viewport";
import { gameName, word } from "../lib/words";
import { Countdown } from "../time/SeatClock";
import { BoardArea, hasSideZones } from "./chrome/BoardArea";
import { EventLog, LiveAnnouncements } from "./chrome/EventLog";
import { GhostTools } from "./chrome/PlacingTools";
import { PlayerList } from "./chrome/PlayerList";
import { isMyTurn, TopBar } from "./chrome/TopBar";
import { Tray } from "./chrome/Tray";
import { DragLayer } from "./draw/DragLayer";
import { layOutInSteps } from "./frame/layOut";
import { BoardMotion } from "./draw/motion";
import { Dock } from "./frame/Dock";
import { LargeNote } from "./frame/LargeNote";
import { SmallWindow } from "./frame/SmallWindow";
import { TurnColumn } from "./frame/TurnColumn";
import { listenToKeyboard } from "./input/keyboard";
import { listenToPointer } from "./input/pointer";
import type { Board } from "./model/board";
import { zonesIn } from "./model/zoneContents";
import { Panels } from "./panels/Panels";
import { Celebration } from "./watch/Celebration";
import { listenToSkips } from "./watch/skips";

/** A table as a page of its own: what waits for it stays until all of it is there, so that no task is long. */
export function OpeningTable({ board }: { board: Board }) {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => void layOutInSteps(() => setShown(true)), []);
  return (
    <>
      {!shown && <LoadingPage />}
      <TableView board={board} hidden={!shown} />
    </>
  );
}

export function TableView({ board, hidden = false }: { board: Board; hidden?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (hidden ? undefined : attachInput(root.current!, board)), [board, hidden]);
  const isDesk = tableWindow.value === "desk";
  return (
    <div ref={root} {...tableAttributes(board)} hidden={hidden} data-busy={board.busy.value ? "yes" : undefined}>
      {!hasDrawers.value && <TopBar board={board} />}
      <main class="playfield">
        {hasDrawers.value && <h1 class="unseen">{gameName(board.state.frame.value!.game)}</h1>}
        <BoardArea board={board} />
        {isDesk ? <Tray board={board} /> : <TurnColumn board={board} />}
      </main>
      {hasDrawers.value ? (
        <SmallWindow board={board} />
      ) : (
        <aside class="column" aria-label={word("table-players")}>
          {board.guide.lesson.value && <LessonCard board={board} />}
          <PlayerList board={board} />
          <EventLog board={board} />
          {isDesk && <Dock board={board} />}
        </aside>
      )}
      <LargeNote board={board} />
      <LiveAnnouncements board={board} />
      <Celebration board={board} />
      <GhostTools board={board} />
      <DragLayer board={board} />
      <Countdown board={board} />
      <Panels board={board} />
    </div>
  );
}

/** What skins and frames know a table by. */
export function tableAttributes(board: Board) {
  const frame = board.state.frame.value!;
  const classes = [
    "table",
    hasSideZones(board) && "beside",
    isMyTurn(board) && "mine",
    board.guide.lesson.value && "learning",
  ];
  return {
    class: classes.filter(Boolean).join(" "),
    style: { "--z": String(panelScale.value) },
    "data-window": tableWindow.value,
    "data-game": frame.game,
    "data-mode": frame.mode ?? "",
    "data-seats": frame.seats.length,
    "data-ply": board.state.shown.value!.ply,
    "data-board": boardSkins(board),
  };
}

/** The skins of the zones in the slot `board`: a stylesheet that asks for them here, not by `:has`, is not asked again at every change. */
function boardSkins(board: Board): string {
  const zones = zonesIn(board.zones.value.values(), "board");
  return zones.flatMap((zone) => zone.skin || []).join(" ");
}

/** Gives a table its hands, its keys and its motion. */
export function attachInput(root: HTMLElement, board: Board): () => void {
  const stops = [listenToSkips(board), listenToPointer(root, board), listenToKeyboard(root, board), markScrollEdges(root)];
  const motion = new BoardMotion(root);
  board.beforeChange = (next, jump) => {
    const byKey = root.contains(document.activeElement) && document.activeElement!.matches(":focus-visible");
    motion.begin(next, board.chosen, jump);
    if (byKey) requestAnimationFrame(() => refocus(root));
  };
  return () => {
    for (const stop of stops) stop();
    board.beforeChange = () => undefined;
  };
}

/** Where a move took the focused thing away, the focus goes on to the next thing to do. */
function refocus(root: HTMLElement): void {
  const now = document.activeElement as HTMLElement | null;
  if (now && now !== document.body && now.isConnected && (now.tabIndex >= 0 || now.closest("dialog"))) return;
  const next =
    root.querySelector<HTMLElement>("[data-id][tabindex='0']") ??
    root.querySelector<HTMLElement>(".invitation .btn:not([disabled])") ??
    root.querySelector<HTMLElement>(".acts .btn.main:not(.shut)") ??
    root.querySelector<HTMLElement>(".acts .btn");
  next?.focus({ preventScroll: true });
}
