// The card of a group on the board, or of a choice: what is in it, or what it would bring.
import { faceBox, faceHref } from "../../lib/skin";
import { say, word } from "../../lib/words";
import type { Tally } from "../../wire/types";
import type { Board } from "../model/board";

/** What there is in a group, or what a choice would bring. */
export function OutlineCard({ board }: { board: Board }) {
  const card = board.card.value;
  const reader = board.reader.value;
  if (!card) return null;
  return (
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
          <use href={faceHref(tally.face)} x={box.x} y={box.y} width={box.w} height={box.h} />
        </svg>
      )}
      <span class={box ? "unseen" : "name"}>{name}</span>
      <b>{changes ? word("table-tally", { count: tally.count, after: tally.after! }) : tally.count}</b>
    </li>
  );
}
