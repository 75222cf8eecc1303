// Days in a row: a sun for each of the last seven, and how many there are.
import { adoptStyles } from "../lib/page/pageStyles";
import { SpriteSymbol } from "../lib/ui";
import { dateLocale, word } from "../lib/words";
import type { Streak, StreakDay } from "../wire/httpTypes";
import looks from "../../styles/puzzles.css" with { type: "text" };

adoptStyles(looks);

export type SunState = StreakDay["state"];

/** Full: solved; half: with a hint; a ring: missed, spared, or still open. */
export function Sun({ state, rises = false }: { state: SunState; rises?: boolean }) {
  return (
    <span class={`puzzle-sun of-${state || "none"} ${rises ? "rises" : ""}`} aria-hidden="true">
      {(state === "solved" || state === "hint") && <SpriteSymbol id="sun-day" />}
    </span>
  );
}

export function StreakCard({ streak, rises = false }: { streak: Streak; rises?: boolean }) {
  const today = streak.week.at(-1);
  return (
    <section class="streak" aria-label={word("puzzle-days", { days: streak.days })}>
      <h2>
        <b>{streak.days}</b> {word("puzzle-days-in-a-row", { days: streak.days })}
        <small>{word("puzzle-longest", { days: streak.longest })}</small>
      </h2>
      <SunWeek streak={streak} rises={rises} />
      <p class="quiet">{word(today?.state === "solved" || today?.state === "hint" ? "puzzle-today-counts" : "puzzle-before-midnight")}</p>
    </section>
  );
}

export function SunWeek({ streak, rises = false }: { streak: Streak; rises?: boolean }) {
  const last = streak.week.length - 1;
  return (
    <ol class="sun-week">
      {streak.week.map(({ day, state }, at) => (
        <li key={day} class={at === last ? "now" : ""}>
          <Sun state={state} rises={rises && at === last} />
          <span>{weekday(day)}</span>
          <span class="unseen">{word(`puzzle-day-${state || "none"}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** On a bar: a sun, and how many days. */
export function StreakCount({ streak }: { streak: Streak }) {
  return (
    <span class="streak-count" role="img" aria-label={word("puzzle-days", { days: streak.days })}>
      <Sun state="solved" />
      {streak.days}
    </span>
  );
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { weekday: "short", timeZone: "UTC" }).format(Date.parse(day));
}
