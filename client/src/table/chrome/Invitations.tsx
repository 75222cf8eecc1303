// What one may do now and need not: a quiet strip over the tray. Never again, for those who say so.
import { invitationSetting } from "../../lib/invitationSettings";
import { Button, Icon } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { FinalMark } from "../../time/TurnButtons";
import type { WireMay } from "../../wire/types";
import type { Board } from "../model/board";
import { buttonsOf } from "../model/paths";

export function Invitations({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const open = (frame.scene.may ?? []).filter((may) => invitationSetting(frame.game, may.kind) === "ask");
  return (
    <div class="invitations" role="status">
      {open.map((may) => (
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
          {say(decline.label, reader) || word("table-may-pass")}
          <FinalMark board={board} action={decline.action} />
        </Button>
      )}
      <Button
        kind="ghost"
        class="never"
        label={word("table-never-ask-of", { what: say(may.name, reader) })}
        onClick={() => board.neverAsk(may)}
      >
        {word("table-never-ask")}
      </Button>
    </div>
  );
}

/** True for a button that an invitation shows: the tray leaves it out. */
export function isInInvitation(board: Board, action: string, ask: string): boolean {
  return (board.state.frame.value?.scene.may ?? []).some((may) => may.kind === ask || may.decline === action);
}
