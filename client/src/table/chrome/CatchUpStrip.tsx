// What happened since the reader's last turn: told to whoever comes back, and seen again step by step.
import { useEffect } from "preact/hooks";
import { Button, Icon } from "../../lib/ui";
import { tableWindow } from "../../lib/viewport";
import { say, word } from "../../lib/words";
import type { Board } from "../model/board";
import { catchUp, fetchCatchUp, missedEvents } from "../model/catchUp";

export function CatchUpStrip({ board }: { board: Board }) {
  const link = board.link.value;
  const busy = board.busy.value;
  useEffect(() => void fetchCatchUp(board), [board, link]);
  useEffect(() => lookedAway(board), [board]);
  useEffect(() => {
    if (busy) catchUp.value = null;
  }, [busy]);
  useEffect(() => () => void (catchUp.value = null), [board]);
  return catchUp.value && !board.since.isOpen.value ? <MissedLine board={board} ply={catchUp.value.ply} /> : null;
}

/** The button that shows it again, where there is something. */
export function SinceButton({ board }: { board: Board }) {
  const { since } = board;
  if (!since.steps.value.length || since.isOpen.value || board.guide.lesson.value) return null;
  return <Button kind="ghost" icon="clock" class="since-open" label={word("replay-since-open")} onClick={() => since.open()} />;
}

function MissedLine({ board, ply }: { board: Board; ply: number }) {
  return (
    <div class="invitation missed-moves">
      <Icon name="clock" />
      <p>{word("replay-since", { count: missedEvents(board, ply).length })}</p>
      <Button icon="play" onClick={() => board.since.open()}>
        {word("replay-since-play")}
      </Button>
      <Button kind="ghost" icon="close" label={word("replay-since-close")} onClick={() => (catchUp.value = null)} />
    </div>
  );
}

/** What happened, board by board; null where it is not looked at. */
export function PastPlayer({ board }: { board: Board }) {
  const { since } = board;
  if (!since.isOpen.value) return null;
  const [at, last] = [since.at.value, since.steps.value.length - 1];
  return (
    <div class="invitation since-player" role="group" aria-label={word("replay-since-head")}>
      <Button kind="ghost" icon="step-back" label={word("replay-since-back")} disabled={at <= 0} onClick={() => since.move(-1)} />
      <Button
        kind="ghost"
        icon={since.playing.value ? "pause" : "play"}
        label={word(since.playing.value ? "replay-since-pause" : "replay-since-run")}
        onClick={() => since.toggle()}
      />
      <Button kind="ghost" icon="step-forward" label={word("replay-since-next")} disabled={at >= last} onClick={() => since.move(1)} />
      <p>
        <small>{word("replay-since-at", { step: at + 1, of: last + 1 })}</small>
        <span class={tableWindow.value === "desk" ? undefined : "unseen"}> {pastWords(board)}</span>
      </p>
      <Button kind="ghost" icon="close" label={word("replay-since-now")} onClick={() => since.close()} />
    </div>
  );
}

/** What is told of the step that is seen again. */
export function pastWords({ since, reader }: Board): string {
  const trouble = since.trouble.value;
  if (trouble) return say(trouble, reader.value);
  return (since.step.value?.events ?? []).map((event) => say(event.text, reader.value)).join(" ") || word("replay-quiet");
}

/** Whoever comes back to a page on which things have happened has missed them too. */
function lookedAway(board: Board): () => void {
  let left = -1;
  const look = () => {
    const ply = board.state.frame.peek()?.ply ?? -1;
    if (document.hidden) left = ply;
    else if (ply > left) void fetchCatchUp(board);
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
