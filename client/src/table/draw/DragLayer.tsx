// What follows the pointer while something is dragged: the thing itself, or a stroke from where it began.
import { faceBox } from "../../lib/skin";
import { turnedSize } from "../geometry/zoneGeometry";
import { zoneSvg } from "../geometry/zoneSvg";
import { drag } from "../input/pointer";
import type { Board } from "../model/board";
import { Face } from "./Face";

export function DragLayer({ board }: { board: Board }) {
  const now = drag.value;
  if (!now || now.over) return null;
  const from = document.querySelector(`[data-id="${CSS.escape(now.id)}"]`)?.getBoundingClientRect();
  const piece = board.state.frame.value?.scene.pieces.find((one) => one.id === now.id);
  const box = faceBox(piece?.face);
  const turn = board.hand.poses.value.length > 1 ? board.hand.pose.value : (piece?.turn ?? 0);
  const grid = board.hand.placing.value && zoneSvg(document, board.hand.placing.value.zone.id)?.getScreenCTM()?.a;
  const scale = grid || (from && box ? from.width / turnedSize(box, turn).w : 1);
  return (
    <svg class="drag-layer" aria-hidden="true">
      {now.stroke && from && !board.hand.foreseen.value?.ghost && (
        <>
          <line class="edge" x1={from.x + from.width / 2} y1={from.y + from.height / 2} x2={now.x} y2={now.y} />
          <line class="band" x1={from.x + from.width / 2} y1={from.y + from.height / 2} x2={now.x} y2={now.y} />
        </>
      )}
      {!now.stroke && box && from && (
        <g transform={`translate(${now.x} ${now.y})`}>
          <g transform={`scale(${scale})`}>
            <Face face={piece!.face} turn={turn} class="face" />
          </g>
        </g>
      )}
    </svg>
  );
}
