// How far an analysis is: a first look in seconds, a closer one in minutes that can be stopped and taken up again.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../lib/ui";
import { word } from "../lib/words";
import type { LookBack } from "./lookBack";
import { turnsRefined } from "./chart/timeline";

export function AnalysisProgress({ look }: { look: LookBack }) {
  const state = look.state.value;
  if (!state) return <p class="look-progress-note">{word("analysis-begun")}</p>;
  const deep = state.depth === "deep";
  if (state.state === "running")
    return (
      <>
        <div class="look-progress">
          <b>{word(deep ? "analysis-deep" : "analysis-first-look")}</b>
          <span class="look-track" aria-hidden="true">
            <i style={{ width: `${(100 * state.done) / Math.max(1, state.total)}%` }} />
          </span>
          <span>{doneWords(look)}</span>
        </div>
        <div class="look-progress">
          <span class="grows">{leftWords(look)}</span>
          <Button class="look-small" onClick={() => look.stop()}>
            {word("analysis-stop")}
          </Button>
        </div>
        <Spoken look={look} />
      </>
    );
  if (state.state === "stopped" || !state.analysis)
    return (
      <div class="look-progress" role="status">
        <span class="grows">{word(deep ? "analysis-deep-stopped" : "analysis-stopped")}</span>
        <Button class="look-small" onClick={() => (deep ? look.deepen() : look.lookFirst())}>
          {word("analysis-go-on")}
        </Button>
      </div>
    );
  if (state.analysis?.depth === "deep") return null;
  return (
    <div class="look-progress">
      <span class="grows">{word("analysis-rough")}</span>
      <Button class="look-small" icon="search" onClick={() => look.deepen()}>
        {word("analysis-deepen")}
      </Button>
    </div>
  );
}

/** In turns where they are refined one after another and have names, else in moves. */
function doneWords(look: LookBack): string {
  const { depth, done, total, refined } = look.state.value!;
  const turns = look.turns.value.filter(({ number }) => number);
  if (depth !== "deep" || turns.length < look.turns.value.length - 1) return word("analysis-moves-done", { done, total });
  return word("analysis-turns-done", { done: turnsRefined(turns, look.acts.value, refined), total: turns.length });
}

function leftWords(look: LookBack): string {
  const seconds = look.secondsLeft.value;
  const usable = look.analysis.value !== null;
  if (seconds === null) return word(usable ? "analysis-usable" : "analysis-soon");
  const minutes = Math.round(seconds / 60);
  const left = seconds < 90 ? word("analysis-seconds-left", { seconds }) : word("analysis-minutes-left", { minutes });
  return usable ? word("analysis-left-usable", { left }) : left;
}

/** Spoken at the beginning, at half and at the end, not at every move. */
function Spoken({ look }: { look: LookBack }) {
  const { done, total, depth } = look.state.value!;
  const half = done * 2 >= total;
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(word(half ? "analysis-half" : depth === "deep" ? "analysis-deep-begun" : "analysis-begun")), [half, depth]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
