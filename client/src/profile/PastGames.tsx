// The games I have finished, newest first, each with its way back to it.
import { useEffect, useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { Button, HomeLink, Icon } from "../lib/ui";
import { dateLocale, gameName, joinNames, word, wordsReady } from "../lib/words";
import { RecordUpload } from "../replay/RecordUpload";
import { GameThumb } from "../start/TableList";
import { LoadingLine } from "./LoadingLine";
import { type FinishedGame, profileApi } from "./profileApi";

export function PastGames() {
  const [games, setGames] = useState<FinishedGame[] | null>(null);
  const [more, setMore] = useState(false);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const next = await profileApi.games(games?.length ?? 0);
      setGames([...(games ?? []), ...next.games]);
      setMore(next.more);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  };
  useEffect(() => void load(), []);
  return (
    <>
      {(failed || !games) && <LoadingLine failed={failed} />}
      {games?.length === 0 && <NoGames />}
      <ul class="past">
        {games?.map((game) => (
          <li key={game.table}>
            <PastGameLine game={game} />
          </li>
        ))}
      </ul>
      <RecordUpload />
      {(more || failed) && (
        <Button disabled={loading} onClick={() => void load()}>
          {word(failed ? "start-retry" : "profile-games-more")}
        </Button>
      )}
    </>
  );
}

function NoGames() {
  return (
    <div class="no-games">
      <p class="quiet">{word("profile-games-none")}</p>
      <HomeLink class="primary" />
    </div>
  );
}

function PastGameLine({ game }: { game: FinishedGame }) {
  const name = gameName(game.game);
  const mode = wordsReady(game.game) ? word(`mode-${game.mode}`, {}, game.game) : "";
  const others = game.names.filter((_, seat) => seat !== game.seat).map((one) => one || word("profile-somebody"));
  const people = others.length ? word("profile-with", { names: joinNames(others) }) : word("profile-alone");
  const about = [mode, people, shortDate(game.at)].filter(Boolean).join(" · ");
  return (
    <a href={pageHref(`/${game.watch ? "replay" : "table"}/${game.table}`)} class={game.won ? "won" : ""}>
      <GameThumb game={game.game} />
      <span class="said">
        <b>
          {name}
          {game.day && <i class="daily-mark">{word("daily-mark")}</i>}
        </b>
        <small>{about}</small>
      </span>
      <span class="points">
        {game.won && <Icon name="crown" />}
        {game.won && <span class="unseen">{word("profile-won")}</span>}
        {game.score ?? "–"}
      </span>
      <Icon name="chevron" />
    </a>
  );
}

export function shortDate(at: number): string {
  const date = new Date(at * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month: "short", ...year }).format(date);
}
