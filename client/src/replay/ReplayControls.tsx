// The bar of a replay: step, play, where it stands, whose eyes, how fast, and what can be done with it.
import { shareLink } from "../gather/ShareLink";
import { Button, Icon, SeatDisc, Segmented } from "../lib/ui";
import { seatName, word } from "../lib/words";
import type { Viewpoint } from "./replayApi";
import { type ReplayPlayer, SPEEDS } from "./replayPlayer";
import { Scrubber } from "./Scrubber";

const MOST_TABS = 4;

export function ReplayControls({ player, onMore }: { player: ReplayPlayer; onMore: () => void }) {
  const [step, last] = [player.step.value, player.last.value];
  const going = player.playing.value;
  return (
    <section class="replay-bar" aria-label={word("replay-controls")}>
      <div class="replay-row">
        <Button icon="step-back" label={word("replay-back")} disabled={step === 0} onClick={() => player.move(-1)} />
        <Button
          icon={going ? "pause" : "play"}
          kind="primary"
          label={word(going ? "replay-pause" : "replay-play")}
          onClick={() => player.toggle()}
        />
        <Button icon="step-forward" label={word("replay-forward")} disabled={step === last} onClick={() => player.move(1)} />
        <Scrubber player={player} />
        <span class="replay-at" aria-hidden="true">
          {step} / {last}
        </span>
      </div>
      <div class="replay-row under">
        <Eyes player={player} />
        <label class="replay-speed">
          <span class="eyebrow">{word("replay-speed")}</span>
          <select
            aria-label={word("replay-speed")}
            value={String(player.speed.value)}
            onChange={(event) => (player.speed.value = Number(event.currentTarget.value) as (typeof SPEEDS)[number])}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {word("replay-times", { speed })}
              </option>
            ))}
          </select>
        </label>
        <Button icon="share" class="replay-share" label={word("replay-share")} onClick={() => void shareLink()}>
          <span class="nm">{word("replay-share")}</span>
        </Button>
        <Button icon="menu" label={word("replay-more")} onClick={onMore} />
      </div>
    </section>
  );
}

/** Whose eyes: side by side where they are few, else a list. */
function Eyes({ player }: { player: ReplayPlayer }) {
  const { viewpoints, seat } = player.overview.value!;
  const look = (value: string) => {
    player.pause();
    void player.look(value === "watch" ? null : Number(value));
  };
  const value = String(seat ?? "watch");
  if (viewpoints.length === 1) return <OneView player={player} seat={seat} />;
  const choices = viewpoints.map((viewer) => ({ value: String(viewer ?? "watch"), label: <View player={player} viewer={viewer} /> }));
  return (
    <div class="replay-eyes">
      <span class="eyebrow">{word("replay-seen-by")}</span>
      {viewpoints.length <= MOST_TABS && <Segmented label={word("replay-seen-by")} value={value} choices={choices} onChoose={look} />}
      <select
        class={viewpoints.length <= MOST_TABS ? "narrow-only" : ""}
        aria-label={word("replay-seen-by")}
        value={value}
        onChange={(event) => look(event.currentTarget.value)}
      >
        {viewpoints.map((viewer) => (
          <option key={viewer} value={String(viewer ?? "watch")}>
            {viewpointName(player, viewer)}
          </option>
        ))}
      </select>
    </div>
  );
}

function OneView({ player, seat }: { player: ReplayPlayer; seat: Viewpoint }) {
  return (
    <p class="replay-eyes">
      <span class="eyebrow">{word("replay-seen-by")}</span>
      <View player={player} viewer={seat} />
    </p>
  );
}

function View({ player, viewer }: { player: ReplayPlayer; viewer: Viewpoint }) {
  return (
    <>
      {viewer === null ? <Icon name="eye" /> : <SeatDisc seat={viewer} />}
      <span class="nm">{viewpointName(player, viewer)}</span>
    </>
  );
}

export function viewpointName(player: ReplayPlayer, viewer: Viewpoint): string {
  if (viewer === null) return word("replay-watcher");
  const { own, seats } = player.overview.value!;
  return seatName(viewer, { names: seats.map(({ name }) => name), viewer: own ?? null });
}
