// The strip that tells somebody who comes back what was missed, and leads to it.
import { useEffect } from "preact/hooks";
import { navigate } from "../../lib/route";
import { Button, Icon } from "../../lib/ui";
import { word } from "../../lib/words";
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
  return catchUp.value ? <MissedLine board={board} ply={catchUp.value.ply} /> : null;
}

function MissedLine({ board, ply }: { board: Board; ply: number }) {
  const { table, seat } = board.state.frame.value!;
  return (
    <div class="invitation missed-moves">
      <Icon name="clock" />
      <p>{word("replay-since", { count: missedEvents(board, ply).length })}</p>
      <Button icon="play" onClick={() => navigate(`/replay/${table}?ply=${ply}&seat=${seat}&play`)}>
        {word("replay-since-play")}
      </Button>
      <Button kind="ghost" icon="close" label={word("replay-since-close")} onClick={() => (catchUp.value = null)} />
    </div>
  );
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
