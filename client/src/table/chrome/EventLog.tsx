// The log: what happened, in that order, the newest at its foot; an event of nobody heads a group, those right after it are its lines.
import { faceBox, faceHref } from "../../lib/skin";
import { SeatDisc } from "../../lib/ui";
import { tableWindow } from "../../lib/viewport";
import { say, word } from "../../lib/words";
import type { WireEvent } from "../../wire/types";
import type { Board } from "../model/board";
import { SinceButton } from "./CatchUpStrip";
import { catchUp } from "../model/catchUp";

interface LogGroup {
  head: WireEvent | null;
  lines: WireEvent[];
}

export function EventLog({ board }: { board: Board }) {
  const away = catchUp.value?.ply ?? Infinity;
  const news = new Set(board.state.log.value.filter((event) => (event.ply ?? 0) > away));
  for (const event of board.state.news.value) news.add(event);
  const missed = away === Infinity ? [] : grouped(board.state.log.value.filter((event) => (event.ply ?? 0) > away));
  const groups = grouped(board.state.log.value.filter((event) => (event.ply ?? 0) <= away));
  return (
    <section class="log">
      <h2 id="log-title">{word("table-log")}</h2>
      {tableWindow.value === "desk" && <SinceButton board={board} />}
      {!board.state.log.value.length && <p class="quiet">{word("table-log-empty")}</p>}
      <div class="log-groups" tabindex={0} role="group" aria-labelledby="log-title">
        <div class="log-lines">
          {groups.map((group, at) => (
            <LogGroupLines key={at} board={board} group={group} news={news} first={groups.length > 1} />
          ))}
          {missed.length > 0 && (
            <div class="log-since" role="group" aria-label={word("replay-since-head")}>
              <p class="round">{word("replay-since-head")}</p>
              {missed.map((group, at) => (
                <LogGroupLines key={at} board={board} group={group} news={news} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function LogGroupLines({
  board,
  group,
  news,
  first = false,
}: {
  board: Board;
  group: LogGroup;
  news: ReadonlySet<WireEvent>;
  first?: boolean;
}) {
  return (
    <div class="log-group">
      {group.head && <p class={`round${news.has(group.head) ? " new" : ""}`}>{say(group.head.text, board.reader.value)}</p>}
      {!group.head && first && <p class="round">{word("table-log-setup")}</p>}
      {group.lines.length > 0 && (
        <ul>
          {group.lines.map((event, line) => (
            <LogLine key={line} board={board} event={event} fresh={news.has(event)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LogLine({ board, event, fresh }: { board: Board; event: WireEvent; fresh: boolean }) {
  const face = `event-${event.kind}`;
  const box = faceBox(face);
  return (
    <li class={fresh ? "new" : ""} data-kind={event.kind}>
      {event.seat == null ? <span /> : <SeatDisc seat={event.seat} />}
      <span>
        {box && (
          <svg class="k" viewBox={`0 0 ${box.w} ${box.h}`} aria-hidden="true">
            <use href={faceHref(face)} width={box.w} height={box.h} />
          </svg>
        )}
        {say(event.text, board.reader.value)}
      </span>
    </li>
  );
}

function grouped(events: readonly WireEvent[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const follows = last?.head && !last.lines.some((line) => line.seat != null);
    if (event.seat == null && !event.line && !follows) groups.push({ head: event, lines: [] });
    else if (groups.length) groups.at(-1)!.lines.push(event);
    else groups.push({ head: null, lines: [event] });
  }
  return groups;
}

const MOST_TOLD = 6;

/** Read aloud as it happens, of much at once the last lines; then what is asked next. */
export function LiveAnnouncements({ board }: { board: Board }) {
  const frame = board.state.frame.value;
  const reader = board.reader.value;
  const news = board.state.news.value;
  const more = Math.max(0, news.length - MOST_TOLD);
  return (
    <div class="unseen" aria-live="polite">
      {more > 0 && <p key={`${frame?.ply}.more`}>{word("table-told-more", { count: more })}</p>}
      {news.slice(more).map((event, at) => (
        <p key={`${frame?.ply}.${at}`}>{say(event.text, reader)}</p>
      ))}
      {frame && <p key={`ask${frame.ply}`}>{say(frame.scene.prompt, reader)}</p>}
      {board.confirmation.pending.value && <p>{word("time-pending")}</p>}
    </div>
  );
}
