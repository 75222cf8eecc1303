// The strip that tells somebody who comes back what was missed, and leads to it.
import { useEffect } from "preact/hooks";
import { go } from "../../lib/route";
import { Button, Icon } from "../../lib/ui";
import { word } from "../../lib/words";
import type { Board } from "../model/board";
import { catchUp, missed, since } from "../model/catchUp";

export function SinceStrip({ board }: { board: Board }) {
  const link = board.link.value;
  const busy = board.busy.value;
  useEffect(() => void catchUp(board), [board, link]);
  useEffect(() => lookedAway(board), [board]);
  useEffect(() => {
    if (busy) since.value = null;
  }, [busy]);
  useEffect(() => () => void (since.value = null), [board]);
  return (
    <div class="invitations since-strip" role="status">
      {since.value && <Missed board={board} ply={since.value.ply} />}
    </div>
  );
}

function Missed({ board, ply }: { board: Board; ply: number }) {
  const { table, seat } = board.frame.value!;
  return (
    <div class="invitation">
      <Icon name="clock" />
      <p>{word("replay-since", { count: missed(board, ply).length })}</p>
      <Button icon="play" onClick={() => go(`/replay/${table}?ply=${ply}&seat=${seat}&play`)}>
        {word("replay-since-play")}
      </Button>
      <Button kind="ghost" icon="close" label={word("replay-since-close")} onClick={() => (since.value = null)} />
    </div>
  );
}

/** Whoever comes back to a page on which things have happened has missed them too. */
function lookedAway(board: Board): () => void {
  let left = -1;
  const look = () => {
    const ply = board.frame.peek()?.ply ?? -1;
    if (document.hidden) left = ply;
    else if (ply > left) void catchUp(board);
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
