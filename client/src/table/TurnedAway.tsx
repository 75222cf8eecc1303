// What is seen where a table or a lesson does not open.
import { go } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { say, word } from "../lib/words";
import type { Board } from "./board";

export function TurnedAway({ board }: { board: Board }) {
  return (
    <main class="lobby">
      <div class="sheet lobby-sheet">
        <div class="sheet-in">
          <h1>{say(board.turnedAway.value)}</h1>
          <Button kind="primary" onClick={() => go("/")}>
            <Icon name="island" />
            {word("table-menu-start")}
          </Button>
        </div>
      </div>
    </main>
  );
}
