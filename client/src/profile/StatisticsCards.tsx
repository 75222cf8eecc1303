// Statistics of each game, read off its records: all together, then by mode and number of seats.
import { pageHref } from "../lib/address";
import { Icon } from "../lib/ui";
import { gameName, lang, word, wordsReady } from "../lib/words";
import { GameThumb } from "../start/TableList";
import { LoadingLine } from "./LoadingLine";
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
  const own = (key: string) => (wordsReady(game) ? word(key, {}, game) : "");
  const name = gameName(game);
  return (
    <article class="figure" data-game={game}>
      <header>
        <GameThumb game={game} />
        <h3>{name}</h3>
        <a class="btn ghost icon to-ladder" href={pageHref(`/ladder/${game}`)} aria-label={word("ladder-page")} title={word("ladder-page")}>
          <Icon name="curve" />
        </a>
      </header>
      <dl class="sums">
        <Sum name="played" value={String(all.played)} />
        {all.decided > 0 && <Sum name="won" value={share(all)} />}
        <Sum name="best" value={number(all.best)} />
        <Sum name="mean" value={number(all.mean)} />
        {!all.decided && <Sum name="next" value={all.next_title ? number(all.next_points ?? 0) : "–"} />}
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
                <th scope="row">{own(`mode-${row.mode}`)}</th>
                <td>{row.seats}</td>
                <td>{row.played}</td>
                <td>{row.decided ? row.won : "–"}</td>
                <td>{number(row.best)}</td>
                <td>{number(row.mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {modes.filter(hasTitles).map((row) => (
        <TitleLine key={row.mode} row={row} own={own} several={modes.length > 1} />
      ))}
    </article>
  );
}

/** Whether its score is read by titles. */
const hasTitles = (row: Totals): boolean => Boolean(row.title || row.next_title);

/** The title of the best game of a mode, and how far the next one is. */
function TitleLine({ row, own, several }: { row: Totals; own: (key: string) => string; several: boolean }) {
  return (
    <p class="title-line">
      {several && <span>{own(`mode-${row.mode}`)}</span>}
      <b>{row.title ? own(row.title) : word("profile-no-title")}</b>
      <small>
        {row.next_title
          ? word("profile-next-title", { points: row.next_points ?? 0, title: own(row.next_title) })
          : word("profile-top-title")}
      </small>
    </p>
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

function share({ won, decided }: Totals): string {
  const percent = new Intl.NumberFormat(lang.value, { style: "percent" }).format(won / decided);
  return `${won} · ${percent}`;
}

function number(value: number | null): string {
  return value === null ? "–" : new Intl.NumberFormat(lang.value).format(value);
}
