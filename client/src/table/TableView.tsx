// The whole table, over whatever feeds its board: a socket, or the gallery.
import { useEffect, useRef, useState } from "preact/hooks";
import { LessonCard } from "../learn/LessonCard";
import { isNarrow, isWide } from "../lib/viewport";
import { say, word } from "../lib/words";
import { AbsenceStrips } from "../time/AbsenceStrips";
import { Countdown } from "../time/SeatClock";
import { FinalNote } from "../time/TurnButtons";
import type { SeatStatus } from "../wire/types";
import { BoardArea, hasSideZones } from "./chrome/BoardArea";
import { Bubble } from "./chrome/Bubble";
import { CatchUpStrip } from "./chrome/CatchUpStrip";
import { EventLog, LiveAnnouncements } from "./chrome/EventLog";
import { HintButton, HintStrip } from "./chrome/HintStrip";
import { Invitations } from "./chrome/Invitations";
import { GhostTools } from "./chrome/PlacingTools";
import { PlayerList } from "./chrome/PlayerList";
import { isMyTurn, TopBar } from "./chrome/TopBar";
import { HowToHint, Prompt, Tray } from "./chrome/Tray";
import { DragLayer } from "./draw/DragLayer";
import { playMotion, takeSnapshot } from "./draw/motion";
import { listenToKeyboard } from "./input/keyboard";
import { listenToPointer } from "./input/pointer";
import type { Board } from "./model/board";
import { zonesIn } from "./model/zoneContents";
import { Panels } from "./panels/Panels";

export function TableView({ board }: { board: Board }) {
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState("board");
  useEffect(() => attachInput(root.current!, board), [board]);
  const frame = board.state.frame.value!;
  return (
    <div
      ref={root}
      class={`table${hasSideZones(board) ? " beside" : ""}${isMyTurn(board) ? " mine" : ""}${board.guide.lesson.value ? " learning" : ""}`}
      data-game={frame.game}
      data-mode={frame.mode ?? ""}
      data-seats={frame.seats.length}
      data-tab={tab}
      data-ply={frame.ply}
      data-busy={board.busy.value ? "yes" : undefined}
    >
      <TopBar board={board} />
      <div class="promptbar">
        <Prompt board={board} />
        {isNarrow.value && <HintButton board={board} />}
        {isNarrow.value && <HowToHint board={board} />}
        <FinalNote board={board} />
      </div>
      {board.guide.lesson.value && !isWide.value && <LessonCard board={board} />}
      <main class="playfield">
        <BoardArea board={board} />
        <HintStrip board={board} />
        <AbsenceStrips board={board} />
        <CatchUpStrip board={board} />
        <Invitations board={board} />
        <Tray board={board} />
      </main>
      <aside class="column" aria-label={word("table-players")}>
        {board.guide.lesson.value && isWide.value && <LessonCard board={board} />}
        <PlayerList board={board} />
        <EventLog board={board} />
      </aside>
      <TableTabs board={board} tab={tab} onChoose={setTab} />
      <Bubble board={board} />
      <LiveAnnouncements board={board} />
      <GhostTools board={board} />
      <DragLayer board={board} />
      <Countdown board={board} />
      <Panels board={board} />
    </div>
  );
}

export function TableTabs({ board, tab, onChoose }: { board: Board; tab: string; onChoose: (tab: string) => void }) {
  const more = zonesIn(board.zones.value.values(), "more");
  const { seats, seat: mine } = board.state.frame.value!;
  const isThinking = (seat: SeatStatus, at: number) => Boolean(seat.acting) && at !== mine;
  const tabs = [
    ["board", word("table-tab-board")],
    ["players", word("table-tab-players")],
    ...(more.length ? [["more", say(more[0]!.label, board.reader.value)]] : []),
    ["log", word("table-tab-log")],
  ] as [string, string][];
  return (
    <nav class="tabs" aria-label={word("table-tabs")}>
      {tabs.map(([id, label]) => (
        <button type="button" key={id} class={`of-${id}`} aria-pressed={tab === id} onClick={() => onChoose(id)}>
          {label}
          {id === "players" && seats.length > 1 && <i class={`dot ${seats.some(isThinking) ? "think" : "done"}`} />}
        </button>
      ))}
    </nav>
  );
}

/** Gives a table its hands, its keys and its motion. */
export function attachInput(root: HTMLElement, board: Board): () => void {
  const stops = [listenToPointer(root, board), listenToKeyboard(root, board)];
  board.beforeChange = (next) => {
    const before = takeSnapshot(root, next, board.chosen);
    const byKey = root.contains(document.activeElement) && document.activeElement!.matches(":focus-visible");
    requestAnimationFrame(() => {
      playMotion(root, before);
      if (byKey) refocus(root);
    });
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
    root.querySelector<HTMLElement>(".tray .btn.main:not(.shut)") ??
    root.querySelector<HTMLElement>(".tray .btn");
  next?.focus({ preventScroll: true });
}
