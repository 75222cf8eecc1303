// The objection, or the note, beside the thing it speaks of; on a phone a slip under the board, or over its edge.
import { useLayoutEffect, useRef } from "preact/hooks";
import { faceBox } from "../../lib/skin";
import { Icon } from "../../lib/ui";
import { isNarrow } from "../../lib/viewport";
import { say, word } from "../../lib/words";
import { ownSpotBox } from "../geometry/zoneGeometry";
import { zoneToScreen } from "../geometry/zoneSvg";
import type { Board } from "../model/board";
import { cellOf } from "../model/paths";
import type { BubbleText } from "../model/viewTypes";

const GAP = 16;

export function Bubble({ board }: { board: Board }) {
  const box = useRef<HTMLDivElement>(null);
  const speech = board.explanations.bubble.value;
  board.cameraMoves.value;
  useLayoutEffect(() => {
    if (!box.current || !speech) return;
    if (isNarrow.value) placeUnder(box.current);
    else placeBeside(box.current, speech, board);
  });
  return (
    <div class="bubble-home" role="status">
      {speech && (
        <div class={`why ${speech.kind}${isNarrow.value ? " slip" : ""}`} ref={box}>
          {speech.kind === "why" && <Icon name="alert" />}
          {speech.face && <Large face={speech.face} />}
          <BubbleWords board={board} speech={speech} />
        </div>
      )}
    </div>
  );
}

function Large({ face }: { face: string }) {
  const box = faceBox(face);
  return (
    box && (
      <svg class="large-face" viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} aria-hidden="true">
        <use href={`#${face}`} x={box.x} y={box.y} width={box.w} height={box.h} />
      </svg>
    )
  );
}

export function BubbleWords({ board, speech }: { board: Board; speech: BubbleText }) {
  const { text } = speech;
  return (
    <span>
      {say(text, board.reader.value)}
      {text.rule && (
        <>
          {" "}
          <button type="button" class="rule-link" onClick={() => board.openRule(text.rule!)}>
            {word("table-rule", { number: text.rule })}
          </button>
        </>
      )}
    </span>
  );
}

/** Under the board; where the tray, or what stands beside the board, lies over its edge, above that. */
function placeUnder(box: HTMLElement): void {
  const [board, flank, tray] = [".boardzone", ".flank", ".tray"].map((part) => document.querySelector(part)?.getBoundingClientRect());
  const end = board?.bottom ?? innerHeight;
  const floor = flank?.height && flank.top < end ? flank.top : tray?.height ? tray.top : innerHeight;
  box.style.left = "";
  box.style.top = `${Math.max(56, Math.min(end + 4, floor - box.getBoundingClientRect().height - 6))}px`;
}

/** Beside the thing, on the side that has room; over the tray where there is no thing. */
function placeBeside(box: HTMLElement, speech: BubbleText, board: Board): void {
  const about =
    speech.about &&
    (document.querySelector(`dialog[open] [data-id="${CSS.escape(speech.about)}"], [data-id="${CSS.escape(speech.about)}"]`) ??
      document.querySelector(`[data-action="${CSS.escape(speech.about)}"]`));
  const at =
    (!about && cellOnScreen(board, speech.about)) || (about || document.querySelector(".tray") || document.body).getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const reach = Math.min(at.width / 2, 40);
  const button = about ? about.matches(".btn") : !cellOf(speech.about);
  const right = !button && middle.x + reach + GAP + width < innerWidth - 8;
  const left = !button && !right && middle.x - reach - GAP - width > 8;
  const x = right ? middle.x + reach + GAP : left ? middle.x - reach - GAP - width : middle.x - width / 2;
  const y = right || left ? middle.y - height / 2 : at.y - height - GAP;
  box.dataset["side"] = right ? "right" : left ? "left" : "top";
  box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, x))}px`;
  box.style.top = `${Math.max(56, Math.min(innerHeight - height - 8, y))}px`;
}

/** Where a cell lies that has no box of its own. */
function cellOnScreen(board: Board, id: string): DOMRect | null {
  const zone = board.zones.peek().get(cellOf(id)?.zone ?? "");
  const place = zone && ownSpotBox(zone, id.slice(zone.id.length + 1));
  return place ? zoneToScreen(document, zone, place) : null;
}
