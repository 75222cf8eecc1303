// How strong the bots are: the ladder of all games, or of one game in all its modes.
import { useEffect, useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { usePageTitle } from "../lib/page/pageHead";
import { adoptStyles } from "../lib/page/pageStyles";
import { Shore, ShoreBar } from "../lib/page/Shore";
import { Button, SpriteSymbol } from "../lib/ui";
import { dateLocale, gameName, word } from "../lib/words";
import { LangSwitch } from "../profile/LookRows";
import { LoadingLine } from "../profile/LoadingLine";
import { islands, loadIslands } from "../start/islands";
import type { BotLadder } from "../wire/httpTypes";
import { LadderChart } from "./LadderChart";
import { extremes, isProven, ladderFailed, levelWord, loadLadders, percentWord, published, shownLadders } from "./ladders";
import { LadderTable } from "./LadderTable";
import looks from "../../styles/ladder.css" with { type: "text" };

adoptStyles(looks);

const LEVELS = ["easy", "normal", "strong"];

export function LadderPage({ game = "" }: { game?: string }) {
  const [asTable, setAsTable] = useState(false);
  usePageTitle(game ? `${word("ladder-title")}, ${gameName(game)}` : word("ladder-title"));
  useEffect(() => {
    if (!islands.peek().length) void loadIslands();
    void loadLadders();
  }, []);
  const shown = shownLadders(published.value ?? [], game);
  const ladders = shown.map(({ ladder }) => ladder);
  return (
    <main class="ladderpage shorepage" data-game={game || undefined}>
      <Shore>
        <SpriteSymbol id="gull" class="prop gull" />
        <SpriteSymbol id="paper-boat" class="prop paper-boat" />
      </Shore>
      <ShoreBar>
        <LangSwitch />
      </ShoreBar>
      <div class="lad-head">
        <h1>{word("ladder-title")}</h1>
        <p>{word("ladder-lead")}</p>
      </div>
      <Games game={game} />
      {published.value === null && <LoadingLine class="on-sky" failed={ladderFailed.value} />}
      {published.value !== null && (
        <div class="lad-spread">
          <div class="sheet lad-sheet">
            {shown.length ? <LadderChart shown={shown} modesOnly={Boolean(game)} /> : <p class="quiet">{word("ladder-none")}</p>}
          </div>
          <aside>
            <LevelsPanel />
            {shown.length > 0 && <HowPanel ladders={ladders} onTable={() => setAsTable(true)} />}
            {ladders.length > 1 && <GlancePanel ladders={ladders} />}
          </aside>
        </div>
      )}
      {asTable && <LadderTable ladders={ladders} onClose={() => setAsTable(false)} />}
    </main>
  );
}

/** Which ladders are looked at: all games, or one. */
function Games({ game }: { game: string }) {
  const games = [...new Set((published.value ?? []).map(({ ladder }) => ladder.game))];
  return (
    <nav class="lad-games" aria-label={word("ladder-title")}>
      {["", ...games].map((id) => (
        <a
          key={id}
          href={pageHref(id ? `/ladder/${id}` : "/ladder")}
          aria-current={id === game ? "page" : undefined}
          ref={(link) => void (id === game && link?.scrollIntoView({ inline: "center", block: "nearest" }))}
        >
          {id ? gameName(id) : word("ladder-all")}
        </a>
      ))}
    </nav>
  );
}

function LevelsPanel() {
  return (
    <section class="sheet lad-panel lad-levels">
      <h2>{word("ladder-levels")}</h2>
      <dl>
        {["random", ...LEVELS].map((level, step) => (
          <div key={level}>
            <dt>
              <svg viewBox="0 0 30 34" aria-hidden="true">
                <path d={`M4 33V${29 - step * 9}H26V33Z`} />
              </svg>
              {levelWord(level)}
            </dt>
            <dd>{word(`ladder-about-${level}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HowPanel({ ladders, onTable }: { ladders: readonly BotLadder[]; onTable: () => void }) {
  const latest = ladders.reduce((one, other) => (other.made > one.made ? other : one));
  const date = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(latest.made));
  return (
    <section class="sheet lad-panel">
      <h2>{word("ladder-how")}</h2>
      {ladders.some(({ kind }) => kind === "rivals") && <p>{word("ladder-how-rivals")}</p>}
      {ladders.some(({ kind }) => kind !== "rivals") && <p>{word("ladder-how-alone")}</p>}
      <p>{word("ladder-how-proven")}</p>
      <p>{word("ladder-how-made", { version: latest.archipel, date })}</p>
      <Button icon="log" class="centre" onClick={onTable}>
        {word("ladder-table")}
      </Button>
    </section>
  );
}

function GlancePanel({ ladders }: { ladders: readonly BotLadder[] }) {
  return (
    <section class="sheet lad-panel">
      <h2>{word("ladder-glance")}</h2>
      {extremes(ladders).map(({ ladder, pair }, at) => (
        <p key={at}>
          {word(at ? "ladder-glance-smallest" : "ladder-glance-largest")}{" "}
          <b>
            {word("ladder-glance-step", { lower: levelWord(pair.lower), upper: levelWord(pair.upper), game: placeWord(ladder, ladders) })}
          </b>
          , {percentWord(pair.share)}. {!isProven(pair) && word("ladder-glance-more")}
        </p>
      ))}
    </section>
  );
}

/** What tells one ladder from the others that are shown. */
function placeWord(ladder: BotLadder, ladders: readonly BotLadder[]): string {
  const alike = ladders.every(({ game }) => game === ladder.game);
  return alike ? word(`mode-${ladder.mode}`, {}, ladder.game) : gameName(ladder.game);
}
