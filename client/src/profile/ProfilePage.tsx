// A person's own page: games played, figures, trophies, preferences, alerts, and how the profile is kept.
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { me } from "../lib/me";
import { useHash } from "../lib/route";
import { Icon, SeatDisc } from "../lib/ui";
import { word } from "../lib/words";
import { islands, loadIslands } from "../start/islands";
import { AlertSettings } from "./AlertSettings";
import { Cabinet } from "./TrophyShelves";
import { mine, type Deeds } from "./profileApi";
import { FigureCards } from "./StatisticsCards";
import { Keeping } from "./AccountSettings";
import { Likings } from "./PreferenceSettings";
import { Past } from "./PastGames";
import { PageBar } from "./ProfileSheet";

export interface PartProps {
  deeds: Deeds | null;
  /** They could not be fetched. */
  failed: boolean;
}

const PARTS: readonly { id: string; icon: string; Part: ComponentType<PartProps> }[] = [
  { id: "games", icon: "log", Part: Past },
  { id: "figures", icon: "crown", Part: FigureCards },
  { id: "trophies", icon: "trophy", Part: Cabinet },
  { id: "likings", icon: "settings", Part: Likings },
  { id: "alerts", icon: "alert", Part: AlertSettings },
  { id: "keep", icon: "lock", Part: Keeping },
];

export function ProfilePage() {
  const shown = usePart();
  const { id, Part } = PARTS.find((part) => part.id === shown) ?? PARTS[0]!;
  const [deeds, setDeeds] = useState<Deeds | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    document.title = `${word("profile-title")} · Archipel`;
    if (!islands.peek().length) void loadIslands();
    mine.deeds().then(setDeeds, () => setFailed(true));
  }, []);
  return (
    <main class="mypage">
      <PageBar />
      <div class="logbook">
        <aside class="sheet owner">
          <Owner deeds={deeds} />
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
          <Part deeds={deeds} failed={failed} />
        </section>
      </div>
    </main>
  );
}

function Owner({ deeds }: Pick<PartProps, "deeds">) {
  const played = deeds?.statistics.reduce((sum, { all }) => sum + all.played, 0);
  const won = deeds?.statistics.reduce((sum, { all }) => sum + all.won, 0);
  return (
    <div class="who">
      <SeatDisc seat={0} class="face" />
      <h1>{me.value?.name ?? word("you")}</h1>
      <dl class="sums">
        <Sum name="played" value={played} />
        <Sum name="won" value={won} />
        <Sum name="trophies" value={deeds?.trophies.length} />
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
