// Whether everybody finds a table on the start page: a row with a switch.
import { word } from "../lib/words";

export function ListedRow({ listed, onChange }: { listed: boolean; onChange: (listed: boolean) => void }) {
  return (
    <div class="opt listed">
      <span>
        {word("gather-listed")}
        <small>{word("gather-listed-line")}</small>
      </span>
      <button type="button" class="switch" role="switch" aria-checked={listed} aria-label={word("gather-listed")} onClick={() => onChange(!listed)} />
    </div>
  );
}
