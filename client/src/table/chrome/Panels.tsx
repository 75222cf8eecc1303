// What opens over a table: menu, rules, list of actions, keys.
import { useState } from "preact/hooks";
import { invitationKinds, setInvitation } from "../../lib/invitationSettings";
import { Button, Dialog, HomeLink, Icon, Segmented } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { PreferenceRows } from "../../profile/PreferenceRows";
import { LookRows } from "../../profile/ProfileSheet";
import { RulesPanel } from "../../rules/RulesPanel";
import { FinalMark, PendingButtons, restartTurn } from "../../time/TurnButtons";
import { SureDialog, isSureQuestion, LeaveButtons } from "../../time/SureDialog";
import type { Board } from "../model/board";
import { BubbleWords } from "./Bubble";
import { choicesOf } from "../model/paths";
import { ScoresDialog } from "./ScoreSheet";
import { Prompt } from "./Tray";
import { LargeZoneDialog } from "../draw/ZoneView";

export function Panels({ board }: { board: Board }) {
  const open = board.panel.value;
  const close = () => (board.panel.value = "");
  if (open.startsWith("zone:")) return <LargeZoneDialog board={board} id={open.slice(5)} />;
  if (open === "menu") return <MenuDialog board={board} onClose={close} />;
  if (open === "rules") return <RulesDialog board={board} onClose={close} />;
  if (open === "actions") return <ActionsDialog board={board} onClose={close} />;
  if (open === "keys") return <KeysDialog board={board} onClose={close} />;
  if (isSureQuestion(open)) return <SureDialog board={board} what={open} />;
  if (open === "scores") return <ScoresDialog board={board} />;
  return null;
}

interface PanelProps {
  board: Board;
  onClose: () => void;
}

function MenuDialog({ board, onClose }: PanelProps) {
  const to = (panel: "rules" | "actions" | "keys") => () => {
    board.rule.value = "";
    board.panel.value = panel;
  };
  return (
    <Dialog title={word("table-menu")} class="menu-sheet" onClose={onClose}>
      <nav class="menu-list">
        <Button big icon="rules" onClick={to("rules")}>{word("table-menu-rules")}</Button>
        <Button big icon="hand" onClick={to("actions")}>{word("table-menu-actions")}</Button>
        <Button big icon="hint" onClick={to("keys")}>{word("table-menu-keys")}</Button>
        {!board.guide.lesson.value && (
          <>
            <a class="btn big" href={`/replay/${board.state.frame.value!.table}?seat=${board.state.frame.value!.seat ?? "watch"}`}>
              <Icon name="play" />
              {word("replay-look-back")}
            </a>
            <LeaveButtons board={board} />
          </>
        )}
        <HomeLink class="big" />
      </nav>
      <MenuPreferences />
      <MenuInvitations board={board} />
    </Dialog>
  );
}

function MenuPreferences() {
  return (
    <div class="likings">
      <LookRows />
      <PreferenceRows keys={["motion", "patterns", "sound", "formal", "end_turn", "confirm"]} />
    </div>
  );
}

/** What one is asked about: every kind of invitation met in this game. */
function MenuInvitations({ board }: { board: Board }) {
  const reader = board.reader.value;
  const game = reader.game ?? "";
  return (
    <div class="likings">
      {Object.entries(invitationKinds.value[game] ?? {}).map(([kind, { name, asking }]) => (
        <div class="opt" key={kind}>
          <span>{say(name, reader)}</span>
          <Segmented label={say(name, reader)} value={asking} onChoose={(value) => setInvitation(game, kind, name, value)} choices={[{ value: "ask", label: word("table-ask") }, { value: "never", label: word("table-never-ask") }]} />
        </div>
      ))}
    </div>
  );
}

function RulesDialog({ board, onClose }: PanelProps) {
  const game = board.reader.value.game ?? "";
  return (
    <Dialog title={word("table-menu-rules")} class="rules-sheet" onClose={onClose}>
      <RulesPanel game={game} hit={board.rule.value || undefined} />
    </Dialog>
  );
}

/** Every choice as a labelled button: the way to play by text. */
function ActionsDialog({ board, onClose }: PanelProps) {
  const frame = board.state.frame.value!;
  const reader = board.reader.value;
  const choices = choicesOf(board.state.ways.value);
  const [sought, setSought] = useState("");
  const shown = choices
    .map((way) => ({ action: way.action, text: say(way.label, reader) || way.action, main: way.main, then: way.then }))
    .filter((one) => one.text.toLowerCase().includes(sought.toLowerCase()));
  return (
    <Dialog title={word("table-menu-actions")} class="actions-sheet" onClose={onClose}>
      <div role="status">
        {board.state.news.value.map((event, at) => (
          <p key={at} class="quiet">{say(event.text, reader)}</p>
        ))}
        <Prompt board={board} />
        {board.explanations.bubble.value && (
          <p class="quiet">
            <BubbleWords board={board} speech={board.explanations.bubble.value} />
          </p>
        )}
        {board.confirmation.pending.value && (
          <div class="acts pending">
            <p>{word("time-pending")}</p>
            <PendingButtons board={board} />
          </div>
        )}
      </div>
      {choices.length > 12 && <input class="find" type="search" value={sought} placeholder={word("table-actions-find")} aria-label={word("table-actions-find")} onInput={(event) => setSought(event.currentTarget.value)} />}
      <ul class="action-list">
        {shown.map((one) => (
          <li key={one.action}>
            <Button class="act" kind={one.main ? "primary" : "plain"} disabled={board.busy.value} onClick={() => board.act(one.action, one.then)}>
              {one.text}
              <FinalMark board={board} action={one.action} />
            </Button>
          </li>
        ))}
        {(frame.scene.shut ?? []).map((one) => (
          <li key={one.action}>
            <Button class="act" shut onClick={() => board.explanations.whyShut(one.action)}>{say(one.label, reader)}</Button>
          </li>
        ))}
        {frame.undo && (
          <li>
            <Button class="act" icon="undo" disabled={board.busy.value} onClick={() => board.undo()}>{word("table-undo")}</Button>
          </li>
        )}
        {Boolean(frame.restart) && (
          <li>
            <Button class="act" icon="restart-turn" disabled={board.busy.value} onClick={() => restartTurn(board)}>{word("time-restart", { count: frame.restart! })}</Button>
          </li>
        )}
      </ul>
      {!shown.length && !frame.undo && <p class="quiet">{word("table-actions-none")}</p>}
    </Dialog>
  );
}

const KEYS: readonly [string, string][] = [
  ["Tab", "tab"],
  ["← ↑ → ↓", "arrows"],
  ["", "enter"],
  ["", "escape"],
  ["⌫", "undo"],
  ["", "restart"],
  ["R", "turn"],
  ["F", "flip"],
  ["1 … 9", "digits"],
  ["+ − 0", "zoom"],
  ["⇧ ← ↑ → ↓", "roam"],
  ["H", "hint"],
  ["A", "actions"],
  ["?", "help"],
];

function KeysDialog({ board, onClose }: PanelProps) {
  const own = new Map(board.state.ways.value.filter((way) => way.key && way.label).map((way) => [way.key, say(way.label, board.reader.value)]));
  return (
    <Dialog title={word("table-menu-keys")} class="keys-sheet" onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key || word(`table-cap-${what}`)}</kbd>
            </dt>
            <dd>{word(`table-key-${what}`)}</dd>
          </div>
        ))}
        {[...own].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key === key.toLowerCase() ? key.toUpperCase() : `${word("table-key-shift")} ${key}`}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
