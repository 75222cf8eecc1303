// What a strong player would do: the button that asks, and the answer in the dock, with the reason and a button that does it.
import { Button } from "../../lib/ui";
import { say, word } from "../../lib/words";
import type { Board } from "../model/board";
import { wayOfAction } from "../model/guidance";
import { cellOf, type Way } from "../model/paths";

/** The button that asks, where one may. */
export function HintButton({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  if (!frame.hints || frame.outcome || board.guide.lesson.value || !board.state.ways.value.length) return null;
  return (
    <Button
      kind="ghost"
      icon="hint"
      class="ask-hint"
      label={word("hint-button")}
      aria-keyshortcuts="h"
      disabled={board.guide.pondering.value}
      onClick={() => board.guide.ask()}
    />
  );
}

/** What is said of a hint; null where none was asked. */
export function HintNotice({ board }: { board: Board }) {
  const hint = board.guide.hint.value;
  if (board.guide.lesson.value) return null;
  if (hint) return <HintCard board={board} action={hint.action} why={(hint.why ?? []).map((text) => say(text, board.reader.value))} />;
  if (board.guide.excuse.value)
    return (
      <div class="hinted">
        <p>{say(board.guide.excuse.value, board.reader.value)}</p>
        <Button kind="ghost" icon="close" label={word("hint-close")} onClick={() => board.guide.forget()} />
      </div>
    );
  return board.guide.pondering.value ? (
    <div class="hinted">
      <p>{word("hint-wait")}</p>
    </div>
  ) : null;
}

function HintCard({ board, action, why }: { board: Board; action: string; why: readonly string[] }) {
  const way = wayOfAction(board.state.ways.value, action);
  return (
    <div class="hinted">
      <p>
        <span class="lead-in">{word("hint-title")}</span> <b>{say(way?.label, board.reader.value) || action}</b>{" "}
        {way && isRinged(board, way) && <span class="lead-in">{word("hint-ringed")}</span>}{" "}
        <small>{(why.length ? why : [say(way?.note, board.reader.value)]).filter(Boolean).join(" · ")}</small>
      </p>
      <Button
        kind="primary"
        class="play-hint"
        icon="check"
        label={word("hint-play")}
        disabled={board.busy.value}
        onClick={() => board.act(action, way?.then)}
      />
      <Button kind="ghost" icon="close" label={word("hint-close")} onClick={() => board.guide.forget()} />
    </div>
  );
}

/** A hint that ends on a cell: it wears a ring, unless a shape of several cells comes to lie there. */
function isRinged(board: Board, way: Way): boolean {
  const { pieces } = board.state.frame.value!.scene;
  const shaped = pieces.some((piece) => (piece.shape?.length ?? 0) > 2 && way.path.includes(piece.id));
  return !shaped && cellOf(way.path.at(-1) ?? "") !== null;
}
