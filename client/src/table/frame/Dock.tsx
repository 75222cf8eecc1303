// The one place of everything that is said in passing: refusals, what a thing is, offers, hints, what was missed; else how to choose.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { LessonCard } from "../../learn/LessonCard";
import { useScrollStops } from "../../lib/page/scrollStops";
import { Button } from "../../lib/ui";
import { hasDrawers, tableWindow } from "../../lib/viewport";
import { say, word } from "../../lib/words";
import { AbsenceStrips } from "../../time/AbsenceStrips";
import { FinalNote } from "../../time/TurnButtons";
import type { Text } from "../../wire/types";
import { CatchUpStrip, PastPlayer, SinceButton } from "../chrome/CatchUpStrip";
import { HintButton, HintNotice } from "../chrome/HintStrip";
import { Invitations, shownInvitations } from "../chrome/Invitations";
import { OutlineCard } from "../chrome/OutlineCard";
import { PlacingHint } from "../chrome/PlacingTools";
import { isMyTurn, whoseTurn } from "../chrome/TopBar";
import { isOut } from "../chrome/Tray";
import type { Board } from "../model/board";

/** Sentences of more letters are set smaller. */
const LONG = 56;

/** Notices by rank, the highest first: the first that says something is seen, the others wait (styles/table/frame.css). */
export function Dock({ board }: { board: Board }) {
  const asked = useAskedSince(board);
  const box = useScrollStops<HTMLElement>(".notice p, .advised, .group-card");
  const hint = <Notice key="hint" kind="hint" of={<HintNotice board={board} />} />;
  return (
    <section class="dock" ref={box} role="status" aria-label={word("table-dock")}>
      <Notice kind="past" of={<PastPlayer board={board} />} />
      <Notice kind="said" of={<Saying board={board} />} />
      <Notice kind="group" of={<OutlineCard board={board} />} />
      <Notice kind="standing" of={<AbsenceStrips board={board} />} />
      {asked && hint}
      <Notice key="offer" kind="offer" of={<Invitations board={board} />} />
      {!asked && hint}
      <Notice kind="missed" of={<CatchUpStrip board={board} />} />
      <Notice kind="rest" of={<AtRest board={board} />} />
    </section>
  );
}

function Notice({ kind, of }: { kind: string; of: ComponentChildren }) {
  return <div class={`notice is-${kind}`}>{of}</div>;
}

/** A hint that was asked for while these offers stood is seen before them; offers that come later are seen before the hint. */
function useAskedSince(board: Board): boolean {
  const offers = shownInvitations(board)
    .map((may) => may.kind)
    .join();
  const asked = Boolean(board.guide.hint.value || board.guide.pondering.value);
  const stood = useRef<string | null>(null);
  if (!asked) stood.current = null;
  else stood.current ??= offers;
  return stood.current === offers;
}

/** An objection, or what a thing is. */
function Saying({ board }: { board: Board }) {
  const speech = board.explanations.bubble.value;
  if (!speech) return null;
  return (
    <div class={`why ${speech.kind}${ofLength(say(speech.text, board.reader.value))}`}>
      <p>
        <SaidWords board={board} text={speech.text} />
      </p>
      <Button kind="ghost" icon="close" label={word("table-close")} onClick={() => board.explanations.hush()} />
    </div>
  );
}

const ofLength = (words: string): string => (words.length > LONG ? " long" : "");

/** A sentence and the rule it rests on. */
export function SaidWords({ board, text }: { board: Board; text: Text }) {
  return (
    <>
      {say(text, board.reader.value)}
      {text.rule && (
        <>
          {" "}
          <button type="button" class="rule-link" onClick={() => board.openRule(text.rule!)}>
            {word("table-rule", { number: text.rule })}
          </button>
        </>
      )}
    </>
  );
}

/** The step of a lesson, else how the choice is made and whether it stands for good, else what may be done meanwhile. */
function AtRest({ board }: { board: Board }) {
  if (board.guide.lesson.value && hasDrawers.value) return <LessonCard board={board} />;
  return (
    <div class="advice">
      <div class="advised">
        <HowToChoose board={board} />
        <PlacingHint board={board} />
        <FinalNote board={board} />
      </div>
      {tableWindow.value !== "desk" && <SinceButton board={board} />}
      {tableWindow.value !== "desk" && <HintButton board={board} />}
    </div>
  );
}

/** Nothing where the tools of a held thing say it; who is waited for, the prompt says. */
function HowToChoose({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const asked = board.confirmation.pending.value?.asked;
  if (asked) return <p class="hint">{word("time-sure", { what: say(asked.label, board.reader.value) })}</p>;
  if (board.hand.placing.value) return null;
  const words = (mayChoose(board) ? howToChoose(board) : meanwhile(board)) || whoseTurn(board, frame.seats.length);
  return <p class={`hint${ofLength(words)}`}>{words}</p>;
}

const mayChoose = (board: Board): boolean => board.isPlayed && !isOut(board) && isMyTurn(board);

function howToChoose(board: Board): string {
  const ready = board.hand.ready.value?.note;
  const held = board.hand.held.value.length > 0;
  return ready || !held ? say(ready ?? board.state.frame.value!.scene.hint, board.reader.value) : word("table-held");
}

/** What one may do while others play; a lesson says itself what comes next. */
function meanwhile(board: Board): string {
  const { outcome, stopped } = board.state.frame.value!;
  if (outcome || stopped || isOut(board)) return "";
  return word(board.guide.lesson.value ? "learn-meanwhile" : "table-meanwhile");
}
