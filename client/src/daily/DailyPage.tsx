// The daily island: a deal for every way to play alone, the same for everybody, one try each; and yesterday's best.
import { useEffect, useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { Shore, ShoreBar } from "../lib/page/Shore";
import { Button, Icon, SpriteSymbol } from "../lib/ui";
import { gameName, word, wordsReady } from "../lib/words";
import { loadPuzzles } from "../puzzles/puzzleOverview";
import { PuzzleShelves, TodaysPuzzle } from "../puzzles/PuzzleShelves";
import { LoadingLine } from "../profile/LoadingLine";
import { LangSwitch } from "../profile/LookRows";
import { type Island, islands, islandsFailed, loadIslands } from "../start/islands";
import { IslandArt } from "../start/SeaMap";
import { momentWords } from "../time/dates";
import { day, dayLost, type DailyDeal, loadDay, type DailyRank, tryDeal } from "./dailyDeals";
import "../profile/profileStyles";

const FRESH = 30_000;
const SHORT = 5;

export function DailyPage() {
  useEffect(() => {
    document.title = `${word("daily-title")} · Archipel`;
    load();
    const timer = setInterval(() => document.hidden || load(), FRESH);
    return () => clearInterval(timer);
  }, []);
  const today = day.value;
  return (
    <main class="mypage daily shorepage">
      <Shore>
        <SpriteSymbol id="gull" class="prop gull" />
        <SpriteSymbol id="paper-boat" class="prop paper-boat" />
      </Shore>
      <ShoreBar>
        <LangSwitch />
      </ShoreBar>
      <div class="dayhead">
        <SpriteSymbol id="sun-day" />
        <div>
          <h1>{word("daily-title")}</h1>
          {today && (
            <p>
              {word("daily-line", { time: momentWords(today.ends) })}
            </p>
          )}
        </div>
      </div>
      {(!today || !islands.value.length) && <LoadingLine class="on-sky" failed={dayLost.value || islandsFailed.value} />}
      <TodaysPuzzle />
      <div class="deals">
        {today?.deals.map((deal) => (
          <DealCard key={`${deal.game} ${deal.mode}`} deal={deal} />
        ))}
      </div>
      {today && today.best.length > 0 && <Yesterday deals={today.best} />}
      <PuzzleShelves />
    </main>
  );
}

function load(): void {
  if (!islands.peek().length) void loadIslands();
  void loadDay();
  void loadPuzzles();
}

const islandOf = (game: string): Island | undefined => islands.value.find(({ id }) => id === game);

function titleOf({ game, mode }: DailyDeal): string {
  return `${gameName(game)}, ${word(`mode-${mode}`, {}, game)}`;
}

function DealCard({ deal }: { deal: DailyDeal }) {
  const [whole, setWhole] = useState(false);
  const island = islandOf(deal.game);
  if (!island || !wordsReady(deal.game)) return null;
  const mine = deal.ranks.find((rank) => rank.me);
  const shown = whole ? deal.ranks : deal.ranks.filter((rank, at) => at < SHORT || rank.me);
  return (
    <article class="sheet deal" data-accent data-game={deal.game} data-mode={deal.mode} style={{ "--accent": island.accent }}>
      <div class="deal-art">
        <IslandArt island={island} />
      </div>
      <h2>{gameName(deal.game)}</h2>
      <p class="mode">{word(`mode-${deal.mode}`, {}, deal.game)}</p>
      {deal.over ? (
        <p class="done">
          <Icon name="crown" />
          <span>{mine ? word("daily-mine", { score: mine.score, place: mine.place, players: deal.players }) : word("daily-late")}</span>
        </p>
      ) : (
        <Button
          kind="primary"
          icon="play"
          onClick={() => void tryDeal(deal)}
          aria-label={`${word(deal.mine ? "daily-resume" : "daily-try")}: ${titleOf(deal)}`}
        >
          {word(deal.mine ? "daily-resume" : "daily-try")}
        </Button>
      )}
      {deal.ranks.length ? <Ranking ranks={shown} label={titleOf(deal)} /> : <p class="quiet">{word("daily-nobody")}</p>}
      {deal.ranks.length > shown.length && (
        <Button kind="ghost" onClick={() => setWhole(true)}>
          {word("daily-all", { players: deal.players })}
        </Button>
      )}
    </article>
  );
}

function Ranking({ ranks, label }: { ranks: readonly DailyRank[]; label: string }) {
  return (
    <table class="ranking" aria-label={label}>
      <tbody>
        {ranks.map((rank, at) => (
          <tr key={at} class={rank.me ? "me" : ""}>
            <td class="place">{rank.place}</td>
            <th scope="row">{rank.me ? word("you") : rank.name || word("profile-somebody")}</th>
            <td class="score">{rank.score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Yesterday({ deals }: { deals: readonly DailyDeal[] }) {
  return (
    <section class="sheet yesterday" aria-labelledby="yesterday">
      <h2 id="yesterday">{word("daily-yesterday")}</h2>
      <ul>
        {deals
          .filter(({ game }) => wordsReady(game))
          .map((deal) => {
            const best = deal.ranks[0]!;
            return (
              <li key={`${deal.game} ${deal.mode}`}>
                <a href={pageHref(`/replay/${best.table}`)}>
                  {islandOf(deal.game) && <IslandArt island={islandOf(deal.game)!} />}
                  <span class="said">
                    <b>{titleOf(deal)}</b>
                    <small>
                      {word("daily-best", {
                        name: best.me ? word("you") : best.name || word("profile-somebody"),
                        score: best.score,
                        players: deal.players,
                      })}
                    </small>
                  </span>
                  <em>
                    <Icon name="eye" />
                    {word("daily-watch")}
                  </em>
                </a>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
