// What the choice in hand, or the one pointed at, would give and take: its name, the face that will lie there, rows of counts.
import { faceBox, faceHref } from "../../lib/skin";
import { say } from "../../lib/words";
import type { Zone } from "../../wire/types";
import type { Board } from "../model/board";
import { tallyRows } from "../model/outlines";
import { FlowZone } from "./FlowZone";

/** Where nothing is chosen, the pieces of the zone. */
export function PreviewZone({ board, zone }: { board: Board; zone: Zone }) {
  const way = board.hand.foreseen.value;
  if (!way?.button) return <FlowZone board={board} zone={zone} mini={false} />;
  const reader = board.reader.value;
  return (
    <div class={`preview${way.ghost ? "" : " plain"}`}>
      {way.after && <h3>{say(way.after, reader)}</h3>}
      {faceBox(way.ghost) && (
        <figure>
          <Picture face={way.ghost} />
        </figure>
      )}
      <dl>
        {tallyRows(way.tallies).map(({ label, counts }) => (
          <div key={label.key} data-row={label.key}>
            <dt>{say(label, reader)}</dt>
            <dd>
              {counts.map((one) => (
                <span key={one.face}>
                  {one.count} <Picture face={one.face ?? ""} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Picture({ face }: { face: string }) {
  const box = faceBox(face);
  return box ? (
    <svg class="art" viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} aria-hidden="true">
      <use href={faceHref(face)} x={box.x} y={box.y} width={box.w} height={box.h} />
    </svg>
  ) : null;
}
