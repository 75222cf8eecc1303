// The clock of a new table: none, minutes for the whole game with some more a turn, or days a turn.
import type { Clock } from "../lib/api";
import { Segmented } from "../lib/ui";
import { word } from "../lib/words";

const DAY = 24 * 3600;

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none" },
  quick: { kind: "live", seconds: 600, increment: 10 },
  calm: { kind: "live", seconds: 1800, increment: 20 },
  day: { kind: "days", seconds: DAY },
  days: { kind: "days", seconds: 3 * DAY },
};

export function ClockOption({ clock, onChange }: { clock: string; onChange: (clock: string) => void }) {
  return (
    <div class="opt clock">
      <span>
        {word("time-clock")}
        <small>{word(`time-clock-${CLOCKS[clock]!.kind}`, { more: CLOCKS[clock]!.increment ?? 0 })}</small>
      </span>
      <Segmented
        label={word("time-clock")}
        value={clock}
        onChoose={onChange}
        choices={Object.keys(CLOCKS).map((value) => ({ value, label: word(`time-clock-of-${value}`) }))}
      />
    </div>
  );
}
