// What opens over a table, one thing at a time.
import { Dialog } from "../../lib/ui";
import { word } from "../../lib/words";
import { RulesPanel } from "../../rules/RulesPanel";
import { isSureQuestion, SureDialog } from "../../time/SureDialog";
import { LargeZoneDialog } from "../draw/ZoneView";
import type { Board } from "../model/board";
import { ActionsDialog } from "./ActionsDialog";
import { KeysDialog } from "./KeysDialog";
import { MenuDialog } from "./MenuDialog";
import { ScoresDialog } from "./ScoreSheet";

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

export interface PanelProps {
  board: Board;
  onClose: () => void;
}

function RulesDialog({ board, onClose }: PanelProps) {
  const game = board.reader.value.game ?? "";
  return (
    <Dialog title={word("table-menu-rules")} class="rules-sheet" onClose={onClose}>
      <RulesPanel game={game} hit={board.rule.value || undefined} />
    </Dialog>
  );
}
