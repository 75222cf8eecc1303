// The buttons of a turn: all in a row at a desk; elsewhere tools in one slot, undo and the one pressed most in another.
import { HandOverButton } from "../../gather/CurtainPage";
import { RematchButton, RematchOffer } from "../../gather/Rematch";
import { faceBox } from "../../lib/skin";
import { Button } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { FinalMark, PendingButtons, UndoButtons } from "../../time/TurnButtons";
import type { Text } from "../../wire/types";
import type { Board } from "../model/board";
import { buttonsOf } from "../model/paths";
import { isInInvitation } from "./Invitations";
import { isPlacing, PlaceButton, PoseButtons, PutBackButton } from "./PlacingTools";
import { SkinIcon } from "./SkinIcon";

interface TurnAction {
  action: string;
  then: readonly string[];
  main: boolean;
  icon: string;
  text: string;
  shut: boolean;
  key: string;
  note: Text | null;
}

/** The row of a desk: quiet buttons at the left, the one pressed most at the right. */
export function TurnActions({ board }: { board: Board }) {
  if (board.confirmation.pending.value)
    return (
      <div class="acts pending">
        <PendingButtons board={board} />
      </div>
    );
  return (
    <div class="acts">
      <PoseButtons board={board} />
      <PlaceButton board={board} />
      {board.hand.ready.value ? <PutBackButton board={board} /> : <UndoButtons board={board} />}
      <ActionButtons board={board} actions={actionsOf(board)} />
      <ReadyButton board={board} />
      <HandOverButton board={board} />
      <AfterGame board={board} />
      <SheetButton board={board} />
    </div>
  );
}

/** The slots `tools` and `go` of a column: what is pressed most is the last of `go`, and its place never changes. */
export function ToolsAndGo({ board }: { board: Board }) {
  const actions = actionsOf(board);
  const pending = board.confirmation.pending.value;
  const ready = board.hand.ready.value;
  const last = isPlacing(board) || board.state.frame.value!.outcome ? [] : lastAction(board, actions);
  return (
    <>
      <div class="tools acts">
        {!pending && (
          <>
            <PoseButtons board={board} />
            <ActionButtons board={board} actions={actions.filter((one) => !last.includes(one))} />
            <AfterGame board={board} />
          </>
        )}
      </div>
      <div class={`go acts${pending ? " pending" : ""}`}>
        {pending ? (
          <PendingButtons board={board} />
        ) : (
          <>
            {isPlacing(board) || ready ? <PutBackButton board={board} /> : <UndoButtons board={board} />}
            <PlaceButton board={board} />
            {!ready && <ActionButtons board={board} actions={last} />}
            <ReadyButton board={board} />
            <HandOverButton board={board} />
            <SheetButton board={board} />
          </>
        )}
      </div>
    </>
  );
}

/** What stands at the end of `go`; where choices have a button of their own, that place is theirs and a quiet one never takes it. */
function lastAction(board: Board, actions: readonly TurnAction[]): TurnAction[] {
  const named = board.state.ways.value.some((way) => way.button);
  return actions.slice(-1).filter((one) => one.main || !named);
}

/** Makes the choice in hand. */
function ReadyButton({ board }: { board: Board }) {
  const way = board.hand.ready.value;
  if (!way) return null;
  return (
    <Button
      icon={faceBox(way.icon) ? undefined : way.icon || undefined}
      kind="primary"
      class="main ready"
      disabled={board.busy.value}
      onClick={(event) => event.detail < 2 && board.act(way.action, way.then)}
    >
      <SkinIcon face={way.icon} />
      {say(way.button, board.reader.value)}
      <FinalMark board={board} action={way.action} />
      <kbd aria-hidden="true">↵</kbd>
    </Button>
  );
}

function ActionButtons({ board, actions }: { board: Board; actions: readonly TurnAction[] }) {
  return (
    <>
      {actions.map((one) => (
        <Button
          key={one.action}
          icon={faceBox(one.icon) ? undefined : one.icon || undefined}
          kind={one.main ? "primary" : "plain"}
          shut={one.shut}
          class={`${one.main ? "main" : ""}${board.guide.highlights.value.has(one.action) ? " shone" : ""}`}
          data-action={one.action}
          data-final={board.confirmation.markOf(one.action)?.final ? "yes" : undefined}
          disabled={!one.shut && board.busy.value}
          onClick={(event) => press(board, one, event.detail)}
        >
          <SkinIcon face={one.icon} />
          {one.note ? (
            <span>
              {one.text}
              <small>{say(one.note, board.reader.value)}</small>
            </span>
          ) : (
            one.text
          )}
          {!one.shut && <FinalMark board={board} action={one.action} />}
          {one.key && <kbd aria-hidden="true">{one.key.toUpperCase()}</kbd>}
        </Button>
      ))}
    </>
  );
}

/** The second click of a double click is no choice of its own: another button may have come to the place of the first. */
function press(board: Board, { action, then, shut }: TurnAction, clicks: number): void {
  if (shut) board.explanations.whyShut(action);
  else if (clicks < 2) board.act(action, then);
}

/** Buttons without a path, those that are closed too, the one pressed most last. Closed ones say why when pressed. */
function actionsOf(board: Board): TurnAction[] {
  const reader = board.reader.value;
  const open = buttonsOf(board.state.ways.value)
    .filter((way) => !isInInvitation(board, way.action, way.ask))
    .map(
      (way): TurnAction => ({
        action: way.action,
        then: way.then,
        main: way.main,
        icon: way.icon,
        text: say(way.label, reader) || way.action,
        shut: false,
        key: way.key,
        note: null,
      }),
    );
  const shut = (board.state.frame.value!.scene.shut ?? []).map(
    (one): TurnAction => ({
      action: one.action,
      then: [],
      main: one.main ?? false,
      icon: one.icon ?? "",
      text: say(one.label, reader),
      shut: true,
      key: "",
      note: one.note ?? null,
    }),
  );
  return [...open, ...shut].sort((a, b) => Number(a.main) - Number(b.main));
}

function AfterGame({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  return (
    <>
      {frame.outcome && <RematchOffer board={board} />}
      {frame.stopped && !frame.outcome && !frame.day && <RematchButton board={board} />}
    </>
  );
}

function SheetButton({ board }: { board: Board }) {
  return board.state.frame.value!.outcome ? (
    <Button icon="trophy" kind="primary" class="main" onClick={() => (board.panel.value = "scores")}>
      {word("table-score-sheet")}
    </Button>
  ) : null;
}
