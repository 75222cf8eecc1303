// The bar of a replay: step, play, where it stands, whose eyes, how fast, and what can be done with it.
import { shareLink } from "../gather/ShareLink";
import { hasServer } from "../lib/house";
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
     <div class="transport">
      <div class="replay-row lane">
        <Scrubber player={player} />
        <span class="replay-at" aria-hidden="true">
          {step} / {last}
        </span>
      </div>
      <div class="replay-row steps">
        <LabelledButton icon="step-back" name="replay-back" said="replay-previous" disabled={step === 0} onClick={() => player.move(-1)} />
        <LabelledButton
          icon={going ? "pause" : "play"}
          kind="primary"
          name={going ? "replay-pause" : "replay-play"}
          said={going ? "replay-pause" : "replay-play"}
          onClick={() => player.toggle()}
        />
        <LabelledButton
          icon="step-forward"
          name="replay-forward"
          said="replay-next"
          disabled={step === last}
          onClick={() => player.move(1)}
        />
      </div>
      <div class="replay-row under">
        <Eyes player={player} />
        <SpeedChoice player={player} />
        {hasServer() && (
          <LabelledButton
            icon="share"
            class="replay-share"
            name="replay-share"
            said="replay-share-short"
            onClick={() => void shareLink()}
          />
        )}
        <LabelledButton icon="menu" class="replay-more" name="replay-more" said="replay-more" onClick={onMore} />
      </div>
     </div>
    </section>
  );
}

type LabelledProps = Parameters<typeof Button>[0] & { icon: string; name: string; said: string };

/** A sign with its word; `name` is what it is called in full. */
function LabelledButton({ icon, name, said, class: extra = "", ...rest }: LabelledProps) {
  return (
    <Button icon={icon} label={word(name)} title={word(name)} class={`labelled ${extra}`} {...rest}>
      <span>{word(said)}</span>
    </Button>
  );
}

function SpeedChoice({ player }: { player: ReplayPlayer }) {
  return (
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
  );
}

/** Whose eyes: side by side where they are few, else a list. */
function Eyes({ player }: { player: ReplayPlayer }) {
  const { viewpoints, seat } = player.overview.value!;
  if (viewpoints.length === 1) return <OneView player={player} seat={seat} />;
  const few = viewpoints.length <= MOST_TABS;
  const choices = viewpoints.map((viewer) => ({ value: nameOf(viewer), label: <View player={player} viewer={viewer} /> }));
  return (
    <div class="replay-eyes">
      <span class="eyebrow">{word("replay-seen-by")}</span>
      {few && <Segmented label={word("replay-seen-by")} value={nameOf(seat)} choices={choices} onChoose={(value) => look(player, value)} />}
      <ViewpointSelect player={player} class={few ? "narrow-only" : ""} />
    </div>
  );
}

export function ViewpointSelect({ player, class: extra = "" }: { player: ReplayPlayer; class?: string }) {
  const { viewpoints, seat } = player.overview.value!;
  return (
    <select
      class={extra}
      aria-label={word("replay-seen-by")}
      value={nameOf(seat)}
      onChange={(event) => look(player, event.currentTarget.value)}
    >
      {viewpoints.map((viewer) => (
        <option key={viewer} value={nameOf(viewer)}>
          {viewpointName(player, viewer)}
        </option>
      ))}
    </select>
  );
}

const nameOf = (viewer: Viewpoint): string => String(viewer ?? "watch");

function look(player: ReplayPlayer, value: string): void {
  player.pause();
  void player.look(value === "watch" ? null : Number(value));
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
