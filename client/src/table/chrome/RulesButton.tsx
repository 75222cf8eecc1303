// The rules of the game at a touch, in the bar of a table with room for it; elsewhere they are in the menu.
import { Button } from "../../lib/ui";
import { word } from "../../lib/words";
import type { Board } from "../model/board";

export function RulesButton({ board }: { board: Board }) {
  return (
    <Button kind="ghost" icon="rules" class="to-rules" label={word("table-menu-rules")} onClick={() => board.openRule("")}>
      <span>{word("rules-title")}</span>
    </Button>
  );
}
