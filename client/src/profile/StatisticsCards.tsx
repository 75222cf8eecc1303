// Statistics of each game, read off its records: all together, then by mode and number of seats.
import { gameName, lang, word, wordsReady } from "../lib/words";
import { GameThumb } from "../start/TableList";
import { LoadingLine } from "./PageBar";
import type { GameStatistics, Totals } from "./profileApi";
import type { ProfilePartProps } from "./ProfilePage";

export function StatisticsCards({ achievements, failed }: ProfilePartProps) {
  if (!achievements) return <LoadingLine failed={failed} />;
  if (!achievements.statistics.length) return <p class="quiet">{word("profile-games-none")}</p>;
  return (
    <div class="figures">
      {achievements.statistics.map((statistics) => (
        <StatisticsCard key={statistics.game} statistics={statistics} />
      ))}
    </div>
  );
}

function StatisticsCard({ statistics: { game, all, modes } }: { statistics: GameStatistics }) {
  const name = gameName(game);
  return (
    <article class="figure" data-game={game}>
      <header>
        <GameThumb game={game} />
        <h3>{name}</h3>
      </header>
      <dl class="sums">
        <Sum name="played" value={String(all.played)} />
        <Sum name="won" value={share(all)} />
        <Sum name="best" value={number(all.best)} />
        <Sum name="mean" value={number(all.mean)} />
      </dl>
      <div class="scroll" tabindex={0} role="group" aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{word("start-mode")}</th>
              {["seats", "played", "won", "best", "mean"].map((key) => (
                <th key={key} scope="col">
                  {word(`profile-sum-${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {modes.map((row) => (
              <tr key={`${row.mode}-${row.seats}`}>
                <th scope="row">{wordsReady(game) ? word(`mode-${row.mode}`, {}, game) : ""}</th>
                <td>{row.seats}</td>
                <td>{row.played}</td>
                <td>{row.won}</td>
                <td>{number(row.best)}</td>
                <td>{number(row.mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{word(`profile-sum-${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function share({ won, played }: Totals): string {
  const percent = new Intl.NumberFormat(lang.value, { style: "percent" }).format(won / played);
  return `${won} · ${percent}`;
}

function number(value: number | null): string {
  return value === null ? "–" : new Intl.NumberFormat(lang.value).format(value);
}
