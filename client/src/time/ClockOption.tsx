// The clock of a new table: none, minutes for the whole game with some more a turn, or days a turn.
import type { Clock } from "../lib/api";
import { Segmented } from "../lib/ui";
import { word } from "../lib/words";

const DAY = 24 * 3600;
const KINDS = ["none", "live", "days"] as const;

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none" },
  blitz: { kind: "live", seconds: 180, increment: 2 },
  brisk: { kind: "live", seconds: 300, increment: 5 },
  quick: { kind: "live", seconds: 600, increment: 10 },
  calm: { kind: "live", seconds: 1800, increment: 20 },
  day: { kind: "days", seconds: DAY },
  days: { kind: "days", seconds: 3 * DAY },
};
/** What a kind begins with. */
const USUAL: Readonly<Record<string, string>> = { none: "none", live: "quick", days: "day" };

export function ClockOption({ clock, onChange }: { clock: string; onChange: (clock: string) => void }) {
  const { kind } = CLOCKS[clock]!;
  const alike = Object.keys(CLOCKS).filter((name) => CLOCKS[name]!.kind === kind);
  return (
    <div class="opt clock">
      <span>
        {word("time-clock")}
        <small>{clockLine(CLOCKS[clock]!)}</small>
      </span>
      <Segmented
        label={word("time-clock")}
        value={kind as string}
        onChoose={(chosen) => onChange(chosen === kind ? clock : USUAL[chosen]!)}
        choices={KINDS.map((value) => ({ value, label: word(`time-clock-kind-${value}`) }))}
      />
      {alike.length > 1 && (
        <Segmented
          label={word(`time-clock-kind-${kind}`)}
          value={clock}
          onChoose={onChange}
          choices={alike.map((value) => ({ value, label: clockName(CLOCKS[value]!), name: clockLine(CLOCKS[value]!) }))}
        />
      )}
    </div>
  );
}

/** A clock in a word or two: 3 + 2, 1 day. */
export function clockName({ kind = "none", seconds = 0, increment = 0 }: Clock): string {
  if (kind === "none") return word("time-clock-kind-none");
  if (kind === "days") return word("time-clock-of-days", { days: seconds / DAY });
  return word("time-clock-of-live", { minutes: Math.round(seconds / 6) / 10, more: increment });
}

/** A clock in a sentence. */
export function clockLine({ kind = "none", seconds = 0, increment = 0 }: Clock): string {
  if (kind === "none") return word("time-clock-none");
  if (kind === "days") return word("time-clock-days", { days: seconds / DAY });
  return word("time-clock-live", { minutes: Math.round(seconds / 6) / 10, more: increment });
}
