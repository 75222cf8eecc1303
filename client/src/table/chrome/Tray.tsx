// The tray: what to do now, how far the turn is, and the buttons.
import { HandOverButton } from "../../gather/CurtainPage";
import { RematchButton, RematchOffer } from "../../gather/Rematch";
import { faceBox } from "../../lib/skin";
import { Button, Icon } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { FinalMark, FinalNote, PendingButtons, UndoButtons } from "../../time/TurnButtons";
import type { Stage } from "../../wire/types";
import { ZoneSlot } from "../draw/ZoneView";
import type { Board } from "../model/board";
import { buttonsOf } from "../model/paths";
import { isInInvitation } from "./Invitations";
import { PlaceButton, PlacingHint, PoseButtons } from "./PlacingTools";
import { SkinIcon } from "./SkinIcon";
import { isMyTurn } from "./TopBar";

export function Tray({ board }: { board: Board }) {
  const { scene } = board.state.frame.value!;
  return (
    <section class="tray" aria-label={word("table-tray")}>
      <ZoneSlot board={board} name="tray" class="tray-zones" />
      <div class="says">
        <Prompt board={board} />
        <HowToHint board={board} />
        <PlacingHint board={board} />
        <FinalNote board={board} />
      </div>
      {Boolean(scene.stages?.length) && (
        <ol class="stages">
          {scene.stages!.map((stage) => (
            <StageChip key={stage.mark} board={board} stage={stage} />
          ))}
        </ol>
      )}
      <TrayButtons board={board} />
    </section>
  );
}

/** How the choice is made; nothing where the tools of a held thing say it. */
export function HowToHint({ board }: { board: Board }) {
  if (board.hand.placing.value || isOut(board)) return null;
  const how = board.hand.held.value.length ? word("table-held") : say(board.state.frame.value!.scene.hint, board.reader.value);
  return how ? <p class={`hint${isOfPairs(board) ? " pairs" : ""}`}>{how}</p> : null;
}

/** Two things of one zone make a choice: it has to be said which comes first. */
function isOfPairs(board: Board): boolean {
  const zones = new Map(board.state.frame.value!.scene.pieces.map((piece) => [piece.id, piece.at]));
  return board.state.ways.value.some(
    ({ path: [one = "", two = "", ...more] }) => !more.length && zones.has(one) && one !== two && zones.get(one) === zones.get(two),
  );
}

/** A bot plays for me, or nobody plays on: nothing is asked. */
function isOut(board: Board): boolean {
  const { stopped, seat, seats } = board.state.frame.value!;
  return Boolean(stopped || (seat !== null && seats[seat]?.stood));
}

export function Prompt({ board }: { board: Board }) {
  if (isOut(board)) return <p class="prompt">{word(board.state.frame.value!.stopped ? "time-stopped" : "time-stood")}</p>;
  const said = say(board.state.frame.value!.scene.prompt, board.reader.value);
  const call = word("table-to-you");
  const called = said.startsWith(call);
  return (
    <p class="prompt">
      {(called || isMyTurn(board)) && <b>{call} </b>}
      {called ? said.slice(call.length).trimStart() : said}
    </p>
  );
}

export function StageChip({ board, stage }: { board: Board; stage: Stage }) {
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
              <use href={`#${stage.pip}`} width={box.w} height={box.h} />
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

/** Undo and quiet buttons at the left, the one pressed most at the right. Closed ones say why when pressed. */
function TrayButtons({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const reader = board.reader.value;
  const open = buttonsOf(board.state.ways.value)
    .filter((way) => !isInInvitation(board, way.action, way.ask))
    .map((way) => ({ ...way, text: say(way.label, reader) || way.action, shut: false }));
  const shut = (frame.scene.shut ?? []).map((one) => ({
    ...one,
    main: one.main ?? false,
    icon: one.icon ?? "",
    then: [],
    text: say(one.label, reader),
    shut: true,
  }));
  if (board.confirmation.pending.value) {
    return (
      <div class="acts pending">
        <PendingButtons board={board} />
      </div>
    );
  }
  const buttons = [...open, ...shut].sort((a, b) => Number(a.main) - Number(b.main));
  return (
    <div class="acts">
      <PoseButtons board={board} />
      <PlaceButton board={board} />
      <UndoButtons board={board} />
      {buttons.map((one) => (
        <Button
          key={one.action}
          icon={faceBox(one.icon) ? undefined : one.icon || undefined}
          kind={one.main ? "primary" : "plain"}
          shut={one.shut}
          class={`${one.main ? "main" : ""}${board.guide.highlights.value.has(one.action) ? " shone" : ""}`}
          data-action={one.action}
          data-final={board.confirmation.markOf(one.action)?.final ? "yes" : undefined}
          disabled={!one.shut && board.busy.value}
          onClick={() => (one.shut ? board.explanations.whyShut(one.action) : board.act(one.action, one.then))}
        >
          <SkinIcon face={one.icon} />
          {"note" in one && one.shut && one.note ? (
            <span>
              {one.text}
              <small>{say(one.note, reader)}</small>
            </span>
          ) : (
            one.text
          )}
          {!one.shut && <FinalMark board={board} action={one.action} />}
          {"key" in one && one.key && <kbd aria-hidden="true">{one.key.toUpperCase()}</kbd>}
        </Button>
      ))}
      <HandOverButton board={board} />
      {frame.outcome && <RematchOffer board={board} />}
      {frame.stopped && !frame.outcome && !frame.day && <RematchButton board={board} />}
      {frame.outcome && (
        <Button icon="trophy" kind="primary" class="main" onClick={() => (board.panel.value = "scores")}>
          {word("table-score-sheet")}
        </Button>
      )}
    </div>
  );
}
