// The keys of a table, and those of the game that is played.
import { Dialog } from "../../lib/ui";
import { say, word } from "../../lib/words";
import type { PanelProps } from "./Panels";

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

export function KeysDialog({ board, onClose }: PanelProps) {
  const own = new Map(
    board.state.ways.value.filter((way) => way.key && way.label).map((way) => [way.key, say(way.label, board.reader.value)]),
  );
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
