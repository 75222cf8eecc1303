// An address that leads nowhere, and the way back.
import { LoneSheet } from "../lib/ui";
import { word } from "../lib/words";

export function Nowhere() {
  return (
    <LoneSheet home="primary big">
      <h1>{word("start-nowhere")}</h1>
      <p class="lead">{word("start-nowhere-line")}</p>
    </LoneSheet>
  );
}
