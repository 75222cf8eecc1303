// A thing's face, large, beside what is said of it: over the column where the thing lies on the board, else over the board's edge.
import { faceBox, faceHref } from "../../lib/skin";
import type { Board } from "../model/board";

/** It takes no touch: whatever lies under it can be touched through it, and a touch puts it away. */
export function LargeNote({ board }: { board: Board }) {
  const speech = board.explanations.bubble.value;
  const box = faceBox(speech?.face);
  if (!speech || !box) return null;
  const thing = document.querySelector(`[data-id="${CSS.escape(speech.about)}"]`);
  return (
    <div class={`large-note${thing?.closest(".boardzone") ? "" : " at-board"}`} aria-hidden="true">
      <svg class="large-face" viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}>
        <use href={faceHref(speech.face)} x={box.x} y={box.y} width={box.w} height={box.h} />
      </svg>
    </div>
  );
}
