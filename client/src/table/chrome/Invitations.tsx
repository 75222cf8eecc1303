// What one may do now and need not: a quiet strip over the tray. Where the table waits for an answer there are three ways to say no.
import { Button, Icon } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { AnswerClock } from "../../time/SeatClock";
import { FinalMark } from "../../time/TurnButtons";
import type { WireMay } from "../../wire/types";
import type { Board } from "../model/board";
import { openInvitations } from "../model/invitations";
import { buttonsOf } from "../model/paths";

export function Invitations({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  return (
    <div class="invitations asked" role="status">
      {openInvitations(frame).map((may) => (
        <Invitation key={may.kind} board={board} may={may} />
      ))}
    </div>
  );
}

function Invitation({ board, may }: { board: Board; may: WireMay }) {
  const reader = board.reader.value;
  const buttons = buttonsOf(board.state.ways.value).filter((way) => way.ask === may.kind && way.action !== may.decline);
  const decline = board.state.ways.value.find((way) => way.action === may.decline && !way.alternate);
  return (
    <div class="invitation">
      <Icon name="hint" />
      <p>{say(may.label, reader)}</p>
      {buttons.map((way) => (
        <Button key={way.action} data-action={way.action} disabled={board.busy.value} onClick={() => board.act(way.action, way.then)}>
          {say(way.label, reader)}
          <FinalMark board={board} action={way.action} />
        </Button>
      ))}
      {decline && (
        <Button
          kind="primary"
          data-action={decline.action}
          disabled={board.busy.value}
          onClick={() => board.act(decline.action, decline.then)}
        >
          {say(decline.label, reader) || word("table-not-now")}
        </Button>
      )}
      {!board.guide.lesson.value && <StandingButtons board={board} may={may} />}
    </div>
  );
}

/** Not now, and not later either. */
function StandingButtons({ board, may }: { board: Board; may: WireMay }) {
  const what = say(may.name, board.reader.value);
  return (
    <>
      {may.decline && (
        <Button class="later" disabled={board.busy.value} onClick={() => board.invitations.notBeforeMyTurn()}>
          {word("table-not-before-turn")}
        </Button>
      )}
      <Button
        kind="ghost"
        class="never"
        disabled={board.busy.value}
        label={word(may.decline ? "table-never-here-of" : "table-never-ask-of", { what })}
        onClick={() => board.invitations.set(may.kind, may.name, "never")}
      >
        {word(may.decline ? "table-never-here" : "table-never-ask")}
      </Button>
      {may.decline && <AnswerClock board={board} />}
    </>
  );
}

/** True for a button that an invitation shows: the tray leaves it out. */
export function isInInvitation(board: Board, action: string, ask: string): boolean {
  return (board.state.frame.value?.scene.may ?? []).some((may) => may.kind === ask || may.decline === action);
}
