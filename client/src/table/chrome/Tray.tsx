// The tray of a desk: what to do now, how far the turn is, and the buttons.
import { useScrollStops } from "../../lib/page/scrollStops";
import { faceBox, faceHref } from "../../lib/skin";
import { Icon } from "../../lib/ui";
import { say, word } from "../../lib/words";
import type { Stage } from "../../wire/types";
import { ZoneSlot } from "../draw/ZoneView";
import type { Board } from "../model/board";
import { isMyTurn } from "./TopBar";
import { TurnActions } from "./TurnActions";

export function Tray({ board }: { board: Board }) {
  const box = useScrollStops<HTMLElement>(".tray-zones");
  return (
    <section class="tray" aria-label={word("table-tray")} ref={box}>
      <ZoneSlot board={board} name="tray" class="tray-zones" />
      <div class="says">
        <Prompt board={board} />
      </div>
      <Stages board={board} />
      <TurnActions board={board} />
    </section>
  );
}

/** A bot plays for me, or nobody plays on: nothing is asked. */
export function isOut(board: Board): boolean {
  const { stopped, seat, seats } = board.state.frame.value!;
  return Boolean(stopped || (seat !== null && seats[seat]?.stood));
}

/** A prompt of more letters is set smaller where it has two short lines, one of still more smaller still. */
const LONGISH = 36;
const LONG = 48;

export function Prompt({ board }: { board: Board }) {
  if (isOut(board)) return <p class="prompt">{word(board.state.frame.value!.stopped ? "time-stopped" : "time-stood")}</p>;
  const ready = board.hand.ready.value;
  const said = say(ready?.asks ?? board.state.frame.value!.scene.prompt, board.reader.value);
  const call = word("table-to-you");
  const called = said.startsWith(call);
  const calls = (called || isMyTurn(board)) && !ready?.asks;
  const letters = said.length + (calls && !called ? call.length + 1 : 0);
  return (
    <p class={`prompt${letters > LONG ? " long" : letters > LONGISH ? " longish" : ""}`}>
      {calls && <b>{call} </b>}
      {called ? said.slice(call.length).trimStart() : said}
    </p>
  );
}

/** How far the turn is. */
export function Stages({ board }: { board: Board }) {
  const stages = board.state.frame.value!.scene.stages ?? [];
  if (!stages.length) return null;
  return (
    <ol class="stages">
      {stages.map((stage) => (
        <StageChip key={stage.mark} board={board} stage={stage} />
      ))}
    </ol>
  );
}

function StageChip({ board, stage }: { board: Board; stage: Stage }) {
  const reader = board.reader.value;
  const box = faceBox(stage.pip);
  return (
    <li class={`stage ${stage.state}`} aria-current={stage.state === "now" ? "step" : undefined}>
      <span class="mark">{stage.mark}</span>
      <span class="what">{say(stage.label, reader)}</span>
      {box && Boolean(stage.of) && (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: stage.of! }, (_, at) => (
            <svg key={at} class={`pip${at < (stage.full ?? 0) ? " full" : ""}`} viewBox={`0 0 ${box.w} ${box.h}`}>
              <use href={faceHref(stage.pip)} width={box.w} height={box.h} />
            </svg>
          ))}
        </span>
      )}
      {stage.note && <em>{say(stage.note, reader)}</em>}
      {stage.state === "done" && (
        <>
          <Icon name="check" class="i tick" />
          <span class="unseen">{word("table-stage-done")}</span>
        </>
      )}
    </li>
  );
}
