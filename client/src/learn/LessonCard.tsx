// One step of a lesson: what to know, or what to do, and the way on.
import { useEffect, useRef } from "preact/hooks";
import { navigate } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { say, word } from "../lib/words";
import type { Board } from "../table/model/board";
import { revealPlace, wayOfAction } from "../table/model/guidance";
import { ScoreSheet } from "../table/panels/ScoreSheet";

export function LessonCard({ board }: { board: Board }) {
  const lesson = board.guide.lesson.value!;
  const { step, of, note, you } = lesson;
  const box = useRef<HTMLElement>(null);
  const last = step === of - 1;
  useEffect(() => keepFocus(box.current), [step]);
  useEffect(() => showHighlights(board), [board.guide.highlights.value]);
  return (
    <section ref={box} class={`lesson${you ? " calls" : ""}`} data-step={step} aria-label={word("learn-step", { step: step + 1, of })}>
      <header>
        <span class="eyebrow">{you ? word("learn-now-you") : word("learn-step", { step: step + 1, of })}</span>
        <progress value={step + 1} max={of} aria-label={word("learn-step", { step: step + 1, of })} />
        <Button
          kind="ghost"
          icon="close"
          class="leave"
          label={word("learn-leave")}
          onClick={() => navigate(`/#${board.state.frame.peek()?.game ?? ""}`)}
        />
      </header>
      <p class="note" aria-live="polite">
        {say(note, board.reader.value)}
        {note.rule && (
          <>
            {" "}
            <button type="button" class="rule-link" onClick={() => board.openRule(note.rule!)}>
              {word("table-rule", { number: note.rule })}
            </button>
          </>
        )}
      </p>
      {last && <p class="quiet">{word("learn-done")}</p>}
      <div class="acts">
        {step > 0 && (
          <Button icon="step-back" class="back" onClick={() => board.guide.read(last ? 0 : step - 1)}>
            {word(last ? "learn-again" : "learn-back")}
          </Button>
        )}
        <Onward board={board} last={last} />
      </div>
      {last && lesson.outcome && <ScoreSheet outcome={lesson.outcome} reader={board.reader.value} />}
    </section>
  );
}

function Onward({ board, last }: { board: Board; last: boolean }) {
  const { step, you } = board.guide.lesson.value!;
  const shown = board.guide.hint.value;
  if (you && shown)
    return (
      <Button
        kind="primary"
        class="onward"
        icon="check"
        disabled={board.busy.value}
        onClick={() => board.act(you, wayOfAction(board.state.ways.value, you)?.then)}
      >
        {word("learn-play")}
      </Button>
    );
  if (you)
    return (
      <Button class="show" icon="hint" onClick={() => board.guide.ask()}>
        {word("learn-show")}
      </Button>
    );
  if (last)
    return (
      <Button kind="primary" class="onward" icon="play" onClick={() => navigate(`/#${board.state.frame.value?.game ?? ""}`)}>
        {word("learn-first-game")}
      </Button>
    );
  return (
    <Button kind="primary" class="onward" onClick={() => board.guide.read(step + 1)}>
      {word("learn-next")}
      <Icon name="chevron" />
    </Button>
  );
}

/** What glows is to be seen, in a row that scrolls and in a window too. */
function showHighlights(board: Board): void {
  for (const id of board.guide.highlights.peek()) revealPlace(board, id);
  document.querySelector(".table .piece.shone, .table .btn.shone")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The focus stays with the lesson where it was there, or nowhere. */
function keepFocus(card: HTMLElement | null): void {
  const now = document.activeElement;
  if (card && (!now || now === document.body || card.contains(now)))
    card.querySelector<HTMLElement>(".onward, .show")?.focus({ preventScroll: true });
}
