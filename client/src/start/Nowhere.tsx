// An address that leads nowhere, and the way back.
import { Icon } from "../lib/ui";
import { word } from "../lib/words";

export function Nowhere() {
  return (
    <main class="lobby">
      <div class="sheet lobby-sheet">
        <div class="sheet-in">
          <h1>{word("start-nowhere")}</h1>
          <p class="lead">{word("start-nowhere-line")}</p>
          <a class="btn primary big" href="/">
            <Icon name="island" />
            {word("table-menu-start")}
          </a>
        </div>
      </div>
    </main>
  );
}
