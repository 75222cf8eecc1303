// A person's own page: games played, figures, trophies, preferences, alerts, and how the profile is kept.
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { AccountSettings } from "../account/AccountSettings";
import { MyContents } from "../content/MyContents";
import { me } from "../lib/me";
import { useHash } from "../lib/route";
import { Icon, SeatDisc } from "../lib/ui";
import { word } from "../lib/words";
import { islands, loadIslands } from "../start/islands";
import { AlertSettings } from "./AlertSettings";
import { PageBar } from "./PageBar";
import { PastGames } from "./PastGames";
import { PreferenceSettings } from "./PreferenceSettings";
import { type Achievements, profileApi } from "./profileApi";
import { StatisticsCards } from "./StatisticsCards";
import { TrophyShelves } from "./TrophyShelves";

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

export function ProfilePage() {
  const shown = usePart();
  const { id, Part } = PARTS.find((part) => part.id === shown) ?? PARTS[0]!;
  const [achievements, setAchievements] = useState<Achievements | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    document.title = `${word("profile-title")} · Archipel`;
    if (!islands.peek().length) void loadIslands();
    profileApi.deeds().then(setAchievements, () => setFailed(true));
  }, []);
  return (
    <main class="mypage">
      <PageBar />
      <div class="logbook">
        <aside class="sheet owner">
          <Owner achievements={achievements} />
          <nav class="parts" aria-label={word("profile-parts")}>
            {PARTS.map((part) => (
              <a key={part.id} href={`#${part.id}`} aria-current={part.id === id ? "page" : undefined}>
                <Icon name={part.icon} />
                {word(`profile-part-${part.id}`)}
              </a>
            ))}
          </nav>
        </aside>
        <section class="sheet part" data-part={id} aria-labelledby="part-title">
          <h2 id="part-title" tabIndex={-1}>
            {word(`profile-part-${id}`)}
          </h2>
          <Part achievements={achievements} failed={failed} />
        </section>
      </div>
    </main>
  );
}

function Owner({ achievements }: Pick<ProfilePartProps, "achievements">) {
  const played = achievements?.statistics.reduce((sum, { all }) => sum + all.played, 0);
  const won = achievements?.statistics.reduce((sum, { all }) => sum + all.won, 0);
  return (
    <div class="who">
      <SeatDisc seat={0} class="face" />
      <h1>{me.value?.name ?? word("you")}</h1>
      <dl class="sums">
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
    if (part !== before.current) document.getElementById("part-title")?.focus({ preventScroll: true });
    before.current = part;
  }, [part]);
  return part;
}
