// A sheet that is the whole page, by the sea, with the way back to the islands at its foot.
import type { ComponentChildren } from "preact";
import { HomeLink, SpriteSymbol } from "../ui";
import { Shore } from "./Shore";

export function SheetPage({ home = "big", game, children }: { home?: string; game?: string; children: ComponentChildren }) {
  return (
    <main class="lobby shorepage adrift" data-game={game}>
      <Shore>
        <SpriteSymbol id="gull" class="prop gull" />
        <SpriteSymbol id="lighthouse" class="prop lighthouse" />
      </Shore>
      <div class="sheet lobby-sheet">
        <div class="sheet-in">
          {children}
          <HomeLink class={home} />
        </div>
      </div>
    </main>
  );
}
