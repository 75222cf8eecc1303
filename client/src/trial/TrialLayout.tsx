// A table at which one choice is tried: who asks, the board, what the answer is worth.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { adoptStyles } from "../lib/page/pageStyles";
import { Icon } from "../lib/ui";
import { hasDrawers, tableWindow } from "../lib/viewport";
import { BoardArea } from "../table/chrome/BoardArea";
import { LiveAnnouncements } from "../table/chrome/EventLog";
import { GhostTools } from "../table/chrome/PlacingTools";
import { Tray } from "../table/chrome/Tray";
import { DragLayer } from "../table/draw/DragLayer";
import { Dock } from "../table/frame/Dock";
import type { ExtraHandle } from "../table/frame/drawers";
import { LargeNote } from "../table/frame/LargeNote";
import { SmallWindow } from "../table/frame/SmallWindow";
import { TurnColumn } from "../table/frame/TurnColumn";
import { Panels } from "../table/panels/Panels";
import { attachInput, tableAttributes } from "../table/TableView";
import type { TrialBoard } from "./trialBoard";
import looks from "../../styles/table/trial.css" with { type: "text" };

adoptStyles(looks);

interface TrialLayoutProps {
  board: TrialBoard;
  /** What the column beside the board is. */
  label: string;
  class?: string;
  head: ComponentChildren;
  ask: ComponentChildren;
  answer: ComponentChildren;
  /** Above and below the answer, where there is a column. */
  above?: ComponentChildren;
  below?: ComponentChildren;
  extra?: ExtraHandle;
  menu: () => void;
  children?: ComponentChildren;
}

export function TrialLayout(props: TrialLayoutProps) {
  const { board, label, head, ask, answer, above, below, extra, menu, children } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachInput(root.current!, board), [board]);
  const table = tableAttributes(board);
  const isDesk = tableWindow.value === "desk";
  return (
    <div ref={root} {...table} class={`${table.class} trying ${props.class ?? ""}`} data-busy={board.busy.value ? "yes" : undefined}>
      {!hasDrawers.value && <header class="topbar">{head}</header>}
      <main class="playfield">
        <BoardArea board={board} />
        {isDesk ? <Tray board={board} /> : <TurnColumn board={board} />}
      </main>
      {hasDrawers.value ? (
        <>
          <section class="trial-ask">
            {head}
            {ask}
          </section>
          <SmallWindow board={board} menu={menu} extra={extra} />
          {answer}
        </>
      ) : (
        <aside class="column" aria-label={label}>
          {above}
          <section class="look-panel">{ask}</section>
          {answer}
          {below}
          {isDesk && <Dock board={board} />}
        </aside>
      )}
      <LargeNote board={board} />
      <LiveAnnouncements board={board} />
      <GhostTools board={board} />
      <DragLayer board={board} />
      <Panels board={board} />
      {children}
    </div>
  );
}

/** What is said of an answer, with its sign. */
export function TrialSign({ kind, icon, title }: { kind: string; icon: string; title: string }) {
  return (
    <h2 class="trial-verdict">
      <span class={`trial-sign ${kind}`}>
        <Icon name={icon} />
      </span>
      {title}
    </h2>
  );
}
