// Every choice as a labelled button: the way to play by text.
import { useState } from "preact/hooks";
import { Button, Dialog } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { FinalMark, PendingButtons, restartTurn } from "../../time/TurnButtons";
import { Prompt } from "../chrome/Tray";
import { SaidWords } from "../frame/Dock";
import { choicesOf } from "../model/paths";
import type { PanelProps } from "./Panels";

export function ActionsDialog({ board, onClose }: PanelProps) {
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
          <p key={at} class="quiet">
            {say(event.text, reader)}
          </p>
        ))}
        <Prompt board={board} />
        {board.explanations.bubble.value && (
          <p class="quiet">
            <SaidWords board={board} text={board.explanations.bubble.value.text} />
          </p>
        )}
        {board.confirmation.pending.value && (
          <div class="acts pending">
            <p>{word("time-pending")}</p>
            <PendingButtons board={board} />
          </div>
        )}
      </div>
      {choices.length > 12 && (
        <input
          class="find"
          type="search"
          value={sought}
          placeholder={word("table-actions-find")}
          aria-label={word("table-actions-find")}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul class="action-list">
        {shown.map((one) => (
          <li key={one.action}>
            <Button
              class="act"
              kind={one.main ? "primary" : "plain"}
              disabled={board.busy.value}
              onClick={() => board.act(one.action, one.then)}
            >
              {one.text}
              <FinalMark board={board} action={one.action} />
            </Button>
          </li>
        ))}
        {(frame.scene.shut ?? []).map((one) => (
          <li key={one.action}>
            <Button class="act" shut onClick={() => board.explanations.whyShut(one.action)}>
              {say(one.label, reader)}
            </Button>
          </li>
        ))}
        {frame.undo && (
          <li>
            <Button class="act" icon="undo" disabled={board.busy.value} onClick={() => board.undo()}>
              {word("table-undo")}
            </Button>
          </li>
        )}
        {Boolean(frame.restart) && (
          <li>
            <Button class="act" icon="restart-turn" disabled={board.busy.value} onClick={() => restartTurn(board)}>
              {word("time-restart", { count: frame.restart! })}
            </Button>
          </li>
        )}
      </ul>
      {!shown.length && !frame.undo && <p class="quiet">{word("table-actions-none")}</p>}
    </Dialog>
  );
}
