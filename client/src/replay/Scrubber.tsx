// Where a replay stands: a line with a tick for every stop in the colour of who acted, and a mark under each note.
import { isNarrow } from "../lib/viewport";
import { say, word } from "../lib/words";
import type { ReplayPlayer } from "./replayPlayer";

const MOST_TICKS = 240;
const FEW_TICKS = 40;

export function Scrubber({ player }: { player: ReplayPlayer }) {
  const last = player.last.value;
  const step = player.step.value;
  const reader = player.board.reader.value;
  const said = (player.happened.value[step] ?? []).map((event) => say(event.text, reader)).join(" ");
  return (
    <div class="scrubber" style={{ "--at": String(last ? step / last : 0) }}>
      <Ticks player={player} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={word("replay-scrub")}
        aria-valuetext={`${word("replay-at", { step, last })} ${said}`}
        onInput={(event) => {
          player.pause();
          player.go(Number(event.currentTarget.value));
        }}
      />
    </div>
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
        const head = events.some((event) => event.seat == null && !event.line);
        if (step % every && !head) return null;
        const seat = player.overview.value?.actors?.[step] ?? events.find((event) => event.seat != null)?.seat ?? -1;
        return (
          <line
            key={step}
            class={head ? "head" : ""}
            x1={across(step)}
            x2={across(step)}
            y1={head ? 0 : 5}
            y2={12}
            style={{ stroke: seat < 0 ? "var(--ink-3)" : `var(--seat-${seat % 6})` }}
          />
        );
      })}
      {[...noted].map(([step, note]) => (
        <circle key={`n${step}`} class={note.by ? "others" : ""} cx={across(step)} cy={27} r={3.5} />
      ))}
    </svg>
  );
}
