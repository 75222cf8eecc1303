// The whole table, over whatever feeds its board: a socket, or the gallery.
import { useEffect, useRef, useState } from "preact/hooks";
import { narrow, wide } from "../lib/viewport";
import { say, word } from "../lib/words";
import { Countdown } from "../time/SeatClock";
import { Standing } from "../time/AbsenceStrips";
import { TurnNote } from "../time/TurnButtons";
import type { Board } from "./model/board";
import { zonesIn } from "./model/zoneContents";
import { Bubble } from "./chrome/Bubble";
import { DragLayer } from "./draw/DragLayer";
import { LessonCard } from "../learn/LessonCard";
import { Field, isFlanked } from "./chrome/BoardArea";
import { AskHint, HintStrip } from "./chrome/HintStrip";
import { Invitations } from "./chrome/Invitations";
import { listenToKeys } from "./input/keyboard";
import { Live, Log } from "./chrome/EventLog";
import { play, snapshot } from "./draw/motion";
import { Panels } from "./chrome/Panels";
import { GhostTools } from "./chrome/PlacingTools";
import { Players } from "./chrome/PlayerList";
import { listen } from "./input/pointer";
import { SinceStrip } from "./chrome/CatchUpStrip";
import { isMyTurn, TopBar } from "./chrome/TopBar";
import { HowTo, Prompt, Tray } from "./chrome/Tray";

export function TableView({ board }: { board: Board }) {
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState("board");
  useEffect(() => liven(root.current!, board), [board]);
  const frame = board.frame.value!;
  return (
    <div ref={root} class={`table${isFlanked(board) ? " beside" : ""}${isMyTurn(board) ? " mine" : ""}${board.guide.lesson.value ? " learning" : ""}`} data-game={frame.game} data-mode={frame.mode ?? ""} data-seats={frame.seats.length} data-tab={tab} data-ply={frame.ply} data-busy={board.busy.value ? "yes" : undefined}>
      <TopBar board={board} />
      <div class="promptbar">
        <Prompt board={board} />
        {narrow.value && <AskHint board={board} />}
        {narrow.value && <HowTo board={board} />}
        <TurnNote board={board} />
      </div>
      {board.guide.lesson.value && !wide.value && <LessonCard board={board} />}
      <main class="playfield">
        <Field board={board} />
        <HintStrip board={board} />
        <Standing board={board} />
        <SinceStrip board={board} />
        <Invitations board={board} />
        <Tray board={board} />
      </main>
      <aside class="column" aria-label={word("table-players")}>
        {board.guide.lesson.value && wide.value && <LessonCard board={board} />}
        <Players board={board} />
        <Log board={board} />
      </aside>
      <Tabs board={board} tab={tab} onChoose={setTab} />
      <Bubble board={board} />
      <Live board={board} />
      <GhostTools board={board} />
      <DragLayer board={board} />
      <Countdown board={board} />
      <Panels board={board} />
    </div>
  );
}

export function Tabs({ board, tab, onChoose }: { board: Board; tab: string; onChoose: (tab: string) => void }) {
  const more = zonesIn(board.zones.value.values(), "more");
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
          {id === "players" && board.frame.value!.seats.length > 1 && <i class={`dot ${board.frame.value!.seats.some((seat, at) => seat.acting && at !== board.frame.value!.seat) ? "think" : "done"}`} />}
        </button>
      ))}
    </nav>
  );
}

/** Gives a table its hands, its keys and its motion. */
export function liven(root: HTMLElement, board: Board): () => void {
  const stops = [listen(root, board), listenToKeys(root, board)];
  board.beforeChange = (next) => {
    const before = snapshot(root, next, board.chosen);
    const byKey = root.contains(document.activeElement) && document.activeElement!.matches(":focus-visible");
    requestAnimationFrame(() => {
      play(root, before);
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
  const next = root.querySelector<HTMLElement>("[data-id][tabindex='0']") ?? root.querySelector<HTMLElement>(".tray .btn.main:not(.shut)") ?? root.querySelector<HTMLElement>(".tray .btn");
  next?.focus({ preventScroll: true });
}
