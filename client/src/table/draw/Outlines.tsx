// Groups on a board: the line around one, and the card that counts what is in it.
import type { Outline, Piece, Tally, Zone } from "../../wire/types";
import { say, word } from "../../lib/words";
import type { Board } from "../model/board";
import { hasCells, zoneSize, isDrawnTurned } from "../geometry/zoneGeometry";
import { borderPath, cellsOf } from "../geometry/shapes";
import { faceBox } from "../../lib/skin";
import { pileHeights, rimPath } from "../geometry/triangles";

/** The lines of a picture. */
export function OutlineLines({ board, zone }: { board: Board; zone: Zone }) {
  const shown = board.outlines.value.filter((outline) => outline.at === zone.id);
  const { h } = zoneSize(zone);
  return (
    <g class="outlines" transform={isDrawnTurned(zone) ? `translate(0 ${h}) rotate(-90)` : undefined}>
      {shown.map((outline) => {
        const path = outline.path || outlinePath(zone, outline, board.state.pieces.value.get(zone.id) ?? []);
        return path && <path key={outline.id} class={`outline ${outline.marks ?? ""}`} d={path} />;
      })}
    </g>
  );
}

function outlinePath(zone: Zone, outline: Outline, pieces: readonly Piece[]): string {
  const cells = cellsOf(outline.cells ?? []);
  if (!cells.length || !hasCells(zone)) return "";
  if (zone.layout === "triangles") return rimPath(zone, cells, pileHeights(zone, pieces));
  const [left = 0, top = 0] = zone.pad ?? [];
  return borderPath(cells, zone.cell ?? 100, { x: left, y: top });
}

/** What there is in a group, or what a choice would bring: at the side that is not pointed at. */
export function OutlineCard({ board }: { board: Board }) {
  const card = board.card.value;
  const reader = board.reader.value;
  const left = leftHalf(board.hand.pointed.value || board.hand.hover.value);
  return (
    <div class={`group-home${left ? " right" : ""}`} role="status">
      {card && (
        <div class="group-card">
          {card.label && <h3>{say(card.label, reader)}</h3>}
          {card.tallies.length > 0 && (
            <ul>
              {card.tallies.map((tally, at) => (
                <TallyLine key={at} board={board} tally={tally} />
              ))}
            </ul>
          )}
          {card.note && <p>{say(card.note, reader)}</p>}
        </div>
      )}
    </div>
  );
}

function TallyLine({ board, tally }: { board: Board; tally: Tally }) {
  const box = faceBox(tally.face);
  const name = say(tally.label, board.reader.value);
  const changes = typeof tally.after === "number" && tally.after !== tally.count;
  return (
    <li class={changes ? "changes" : ""}>
      {box && (
        <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} aria-hidden="true">
          <use href={`#${tally.face}`} x={box.x} y={box.y} width={box.w} height={box.h} />
        </svg>
      )}
      <span class={box ? "unseen" : "name"}>{name}</span>
      <b>{changes ? word("table-tally", { count: tally.count, after: tally.after! }) : tally.count}</b>
    </li>
  );
}

function leftHalf(id: string): boolean {
  const thing = id && document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const zone = thing && thing.closest("[data-zone]");
  if (!thing || !zone) return false;
  const [at, around] = [thing.getBoundingClientRect(), zone.getBoundingClientRect()];
  return at.x + at.width / 2 < around.x + around.width / 2;
}
