// The menu of a table: where it leads, and how the player likes to play.
import { ContentNote } from "../../content/ContentMark";
import { pageHref } from "../../lib/address";
import { invitationKinds } from "../../lib/invitationSettings";
import { Button, Dialog, HomeLink, Icon, Segmented } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { LookRows } from "../../profile/LookRows";
import { PreferenceRows } from "../../profile/PreferenceRows";
import { LeaveButtons } from "../../time/SureDialog";
import type { Board } from "../model/board";
import type { PanelProps } from "./Panels";

export function MenuDialog({ board, onClose }: PanelProps) {
  const to = (panel: "rules" | "actions" | "keys") => () => {
    board.rule.value = "";
    board.panel.value = panel;
  };
  const frame = board.state.frame.value;
  return (
    <Dialog title={word("table-menu")} class="menu-sheet" onClose={onClose}>
      <nav class="menu-list">
        <Button big icon="rules" onClick={to("rules")}>
          {word("table-menu-rules")}
        </Button>
        <Button big icon="hand" onClick={to("actions")}>
          {word("table-menu-actions")}
        </Button>
        <Button big icon="hint" onClick={to("keys")}>
          {word("table-menu-keys")}
        </Button>
        {frame?.table && !board.guide.lesson.value && (
          <>
            <a class="btn big" href={pageHref(`/replay/${frame.table}?seat=${frame.seat ?? "watch"}`)}>
              <Icon name="play" />
              {word("replay-look-back")}
            </a>
            <LeaveButtons board={board} />
          </>
        )}
        <HomeLink class="big" />
      </nav>
      <ContentNote label={frame?.content} />
      <MenuPreferences />
      <MenuInvitations board={board} />
    </Dialog>
  );
}

function MenuPreferences() {
  return (
    <div class="likings">
      <LookRows />
      <PreferenceRows keys={["motion", "pace", "patterns", "sound", "formal", "end_turn", "confirm"]} />
    </div>
  );
}

/** What one is asked about: every kind of invitation met in this game; and nothing before one's turn, where one said so. */
function MenuInvitations({ board }: { board: Board }) {
  const reader = board.reader.value;
  const game = reader.game ?? "";
  return (
    <div class="likings">
      {board.state.frame.value?.standing?.turn && (
        <div class="opt quiet-before-turn">
          <span>{word("table-quiet-before-turn")}</span>
          <Button onClick={() => board.invitations.askBeforeMyTurn()}>{word("table-ask-again")}</Button>
        </div>
      )}
      {Object.entries(invitationKinds.value[game] ?? {}).map(([kind, { name }]) => (
        <div class="opt" key={kind}>
          <span>{say(name, reader)}</span>
          <Segmented
            label={say(name, reader)}
            value={board.invitations.setting(kind)}
            onChoose={(value) => board.invitations.set(kind, name, value)}
            choices={[
              { value: "ask", label: word("table-ask") },
              { value: "never", label: word("table-never-ask") },
            ]}
          />
        </div>
      ))}
    </div>
  );
}
