// Where a replay stands: a lane to drag on anywhere, a tick for every stop in the colour of who acted, a flag where a round begins.
import { useState } from "preact/hooks";
import { isNarrow } from "../lib/viewport";
import { say, word } from "../lib/words";
import type { ReplayPlayer } from "./replayPlayer";
import { headingAt, isHeading, stepAt } from "./replayStops";

const MOST_TICKS = 240;
const FEW_TICKS = 40;

interface ScrubberProps {
  player: ReplayPlayer;
  /** What is said of where it stands, beside its number. */
  said?: string;
  onDoubleTap?: () => void;
}

export function Scrubber({ player, said: told, onDoubleTap }: ScrubberProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const last = player.last.value;
  const step = player.step.value;
  const reader = player.board.reader.value;
  const said = told ?? (player.happened.value[step] ?? []).map((event) => say(event.text, reader)).join(" ");
  const go = (to: number) => {
    player.pause();
    player.go(to);
  };
  const drag = (event: PointerEvent) => {
    const lane = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const to = stepAt(event.clientX, lane.left, lane.width, last);
    if (to !== dragged) go(to);
    setDragged(to);
  };
  const shown = dragged ?? step;
  return (
    <div
      class={dragged === null ? "scrubber" : "scrubber dragged"}
      style={{ "--at": String(last ? shown / last : 0) }}
      onPointerDown={(event) => {
        if (event.button) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      onPointerUp={() => setDragged(null)}
      onPointerCancel={() => setDragged(null)}
      onDblClick={onDoubleTap}
    >
      <Ticks player={player} />
      {dragged !== null && <Tip player={player} step={dragged} />}
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-label={word("replay-scrub")}
        aria-valuetext={`${word("replay-at", { step, last })} ${said}`}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Over the thumb while it is dragged: the stop, and the round it is in. */
function Tip({ player, step }: { player: ReplayPlayer; step: number }) {
  const heading = headingAt(player.happened.value, step);
  return (
    <output class="scrub-tip" aria-hidden="true">
      <b>{step}</b>
      {heading && ` · ${say(heading.text, player.board.reader.value)}`}
    </output>
  );
}

function Ticks({ player }: { player: ReplayPlayer }) {
  const last = player.last.value;
  const every = Math.max(1, Math.ceil(last / (isNarrow.value ? FEW_TICKS : MOST_TICKS)));
  const across = (step: number) => `${last ? (100 * step) / last : 0}%`;
  const noted = new Map((player.overview.value?.notes ?? []).map((note) => [player.overview.value!.plies.indexOf(note.ply), note]));
  return (
    <svg class="ticks" aria-hidden="true">
      {player.happened.value.map((events, step) => {
        const head = events.some(isHeading);
        if (step % every && !head) return null;
        const seat = player.overview.value?.actors?.[step] ?? events.find((event) => event.seat != null)?.seat ?? -1;
        return (
          <line
            key={step}
            class={head ? "head" : ""}
            x1={across(step)}
            x2={across(step)}
            y1={head ? 0 : 6}
            y2={14}
            style={{ stroke: head || seat < 0 ? "var(--ink-2)" : `var(--seat-${seat % 6})` }}
          />
        );
      })}
      {[...noted].map(([step, note]) => (
        <circle key={`n${step}`} class={note.by ? "others" : ""} cx={across(step)} cy={37} r={4} />
      ))}
    </svg>
  );
}
