// An address that leads nowhere, and the way back.
import { usePageTitle } from "../lib/page/pageHead";
import { SheetPage } from "../lib/page/SheetPage";
import { word } from "../lib/words";

export function NotFoundPage() {
  usePageTitle(word("start-nowhere"));
  return (
    <SheetPage home="primary big">
      <h1>{word("start-nowhere")}</h1>
      <p class="lead">{word("start-nowhere-line")}</p>
    </SheetPage>
  );
}
