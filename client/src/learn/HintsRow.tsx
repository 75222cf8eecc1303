// Whether hints may be asked for at a new table: a row with a switch.
import { word } from "../lib/words";

export function HintsRow({ hints, onChange }: { hints: boolean; onChange: (hints: boolean) => void }) {
  return (
    <div class="opt listed">
      <span>
        {word("hint-row")}
        <small>{word("hint-row-line")}</small>
      </span>
      <button type="button" class="switch" role="switch" aria-checked={hints} aria-label={word("hint-row")} onClick={() => onChange(!hints)} />
    </div>
  );
}
