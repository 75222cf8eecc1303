// A person's own page: games played, figures, trophies, preferences, alerts, and how the profile is kept.
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { AccountSettings } from "../account/AccountSettings";
import { MyContents } from "../content/MyContents";
import { fileAddress } from "../lib/address";
import { me } from "../lib/me";
import { useHash } from "../lib/route";
import { Shore, ShoreBar } from "../lib/page/Shore";
import { Icon, SeatDisc, SpriteSymbol } from "../lib/ui";
import { word } from "../lib/words";
import { islands, loadIslands } from "../start/islands";
import { AlertSettings } from "./AlertSettings";
import { LangSwitch } from "./LookRows";
import { PastGames } from "./PastGames";
import { PreferenceSettings } from "./PreferenceSettings";
import { type Achievements, profileApi } from "./profileApi";
import { StatisticsCards } from "./StatisticsCards";
import { TrophyShelves } from "./TrophyShelves";
import "./profileStyles";

export interface ProfilePartProps {
  achievements: Achievements | null;
  /** They could not be fetched. */
  failed: boolean;
}

const PARTS: readonly { id: string; icon: string; Part: ComponentType<ProfilePartProps> }[] = [
  { id: "games", icon: "log", Part: PastGames },
  { id: "figures", icon: "crown", Part: StatisticsCards },
  { id: "trophies", icon: "trophy", Part: TrophyShelves },
  { id: "box", icon: "cards", Part: MyContents },
  { id: "likings", icon: "settings", Part: PreferenceSettings },
  { id: "alerts", icon: "alert", Part: AlertSettings },
  { id: "keep", icon: "lock", Part: AccountSettings },
];

/** What lies open where the address names no part; before the first game is finished there are no figures. */
const OPEN = ["trophies", "games", "figures"];
const OPEN_TO_NEWCOMERS = ["games", "trophies"];

export function ProfilePage() {
  const shown = usePart();
  const [achievements, setAchievements] = useState<Achievements | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    document.title = `${word("profile-title")} · Archipel`;
    if (!islands.peek().length) void loadIslands();
    profileApi.deeds().then(setAchievements, () => setFailed(true));
  }, []);
  const single = PARTS.find(({ id }) => id === shown);
  const isNew = achievements?.statistics.length === 0;
  const open = single ? [single] : (isNew ? OPEN_TO_NEWCOMERS : OPEN).map((id) => PARTS.find((part) => part.id === id)!);
  return (
    <main class="mypage shorepage">
      <Shore>
        <Props achievements={achievements} />
      </Shore>
      <ShoreBar>
        <LangSwitch />
      </ShoreBar>
      <Owner achievements={achievements} />
      <nav class="parts" aria-label={word("profile-parts")}>
        <a href="#all" aria-current={single ? undefined : "page"}>
          <Icon name="person" />
          {word("profile-part-all")}
        </a>
        {PARTS.map(({ id, icon }) => (
          <a key={id} href={`#${id}`} aria-current={single?.id === id ? "page" : undefined}>
            <Icon name={icon} />
            {word(`profile-part-${id}`)}
          </a>
        ))}
      </nav>
      <div class={single ? "logbook one" : isNew ? "logbook new" : "logbook"}>
        {open.map(({ id, Part }) => (
          <section key={id} class="sheet part" data-part={id} aria-labelledby={`part-${id}`}>
            <h2 id={`part-${id}`} tabIndex={-1}>
              {word(`profile-part-${id}`)}
            </h2>
            <Part achievements={achievements} failed={failed} />
          </section>
        ))}
      </div>
    </main>
  );
}

/** On the water: the two islands most played, or the first of the map. */
function Props({ achievements }: Pick<ProfilePartProps, "achievements">) {
  const played = [...(achievements?.statistics ?? [])].sort((one, other) => other.all.played - one.all.played).map(({ game }) => game);
  const art = [...new Set([...played, ...islands.value.map(({ id }) => id)])]
    .map((game) => islands.value.find(({ id }) => id === game)?.art)
    .filter(Boolean);
  return (
    <>
      <SpriteSymbol id="gull" class="prop gull" />
      <SpriteSymbol id="paper-boat" class="prop paper-boat" />
      {art.slice(0, 2).map((href, at) => (
        <svg key={href} class={`prop isle isle-${at}`} viewBox="0 0 360 300">
          <use href={fileAddress(`${href}#island`)} />
        </svg>
      ))}
    </>
  );
}

function Owner({ achievements }: Pick<ProfilePartProps, "achievements">) {
  const played = achievements?.statistics.reduce((sum, { all }) => sum + all.played, 0);
  const won = achievements?.statistics.reduce((sum, { all }) => sum + all.won, 0);
  return (
    <div class="who">
      <SeatDisc seat={0} class="face" />
      <h1>{me.value?.name ?? word("you")}</h1>
      <dl class="tags">
        <Sum name="played" value={played} />
        <Sum name="won" value={won} />
        <Sum name="trophies" value={achievements?.trophies.length} />
      </dl>
    </div>
  );
}

function Sum({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div>
      <dt>{word(`profile-sum-${name}`)}</dt>
      <dd>{value ?? "–"}</dd>
    </div>
  );
}

/** The part the address names; its title takes the focus when it changes. */
function usePart(): string {
  const part = useHash();
  const before = useRef(part);
  useEffect(() => {
    if (part !== before.current) document.getElementById(`part-${part}`)?.focus({ preventScroll: true });
    before.current = part;
  }, [part]);
  return part;
}
