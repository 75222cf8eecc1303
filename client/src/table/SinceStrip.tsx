// The strip that tells somebody who comes back what was missed, and leads to it.
import { useEffect } from "preact/hooks";
import { go } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { word } from "../lib/words";
import type { Board } from "./board";
import { catchUp, missed, since } from "./since";

export function SinceStrip({ board }: { board: Board }) {
  const link = board.link.value;
  const busy = board.busy.value;
  useEffect(() => {
    if (link === "open") void catchUp(board);
  }, [board, link]);
  useEffect(() => {
    if (busy) since.value = null;
  }, [busy]);
  useEffect(() => () => void (since.value = null), [board]);
  const frame = board.frame.value!;
  if (!since.value) return null;
  const { ply } = since.value;
  return (
    <div class="invitations since-strip" role="status">
      <div class="invitation">
        <Icon name="clock" />
        <p>{word("replay-since", { count: missed(board, ply).length })}</p>
        <Button icon="play" onClick={() => go(`/replay/${frame.table}?ply=${ply}&seat=${frame.seat}&play`)}>
          {word("replay-since-play")}
        </Button>
        <Button kind="ghost" icon="close" label={word("replay-since-close")} onClick={() => (since.value = null)} />
      </div>
    </div>
  );
}
