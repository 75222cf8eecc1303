// What one may do now and need not: an offer in the dock, one at a time. To a table that waits for an answer no is said in three ways.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Button, Dialog } from "../../lib/ui";
import { say, word } from "../../lib/words";
import { AnswerClock } from "../../time/SeatClock";
import { FinalMark } from "../../time/TurnButtons";
import type { WireMay } from "../../wire/types";
import type { Board } from "../model/board";
import { openInvitations } from "../model/invitations";
import { buttonsOf, type Way } from "../model/paths";

/** Offers the player has put aside: their buttons are with the others until they are made anew. */
const putAside = signal<ReadonlySet<string>>(new Set());

/** The offers that are to be seen now. */
export function shownInvitations(board: Board): WireMay[] {
  return openInvitations(board.state.frame.value!).filter((may) => may.decline || !putAside.value.has(may.kind));
}

export function Invitations({ board }: { board: Board }) {
  const kinds = (board.state.frame.value!.scene.may ?? []).map((may) => may.kind);
  useEffect(() => {
    const stays = [...putAside.peek()].filter((kind) => kinds.includes(kind));
    if (stays.length < putAside.peek().size) putAside.value = new Set(stays);
  }, [kinds.join()]);
  const first = shownInvitations(board)[0];
  return first ? <Invitation key={first.kind} board={board} may={first} /> : null;
}

/** Its words, its likeliest answer, and the others behind a button. */
function Invitation({ board, may }: { board: Board; may: WireMay }) {
  const [open, setOpen] = useState(false);
  const ways = buttonsOf(board.state.ways.value).filter((way) => way.ask === may.kind && way.action !== may.decline);
  const decline = board.state.ways.value.find((way) => way.action === may.decline && !way.alternate);
  const likeliest = decline ?? ways[0];
  const words = say(may.label, board.reader.value);
  return (
    <div class="invitation">
      <p>
        {words} {may.decline && <AnswerClock board={board} />}
      </p>
      {likeliest && <Answer board={board} way={likeliest} decline={likeliest === decline} />}
      {!board.guide.lesson.value && (
        <Button kind="ghost" icon="more" class="answers" label={word("table-answers")} aria-expanded={open} onClick={() => setOpen(true)} />
      )}
      {!may.decline && (
        <Button
          kind="ghost"
          icon="close"
          label={word("table-put-aside")}
          onClick={() => (putAside.value = new Set([...putAside.peek(), may.kind]))}
        />
      )}
      {open && (
        <Dialog title={words} class="asked-sheet" onClose={() => setOpen(false)}>
          <div class="asked-acts" onClick={() => setOpen(false)}>
            {ways.map((way) => (
              <Answer key={way.action} board={board} way={way} />
            ))}
            {decline && <Answer board={board} way={decline} decline />}
            <StandingButtons board={board} may={may} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Answer({ board, way, decline = false }: { board: Board; way: Way; decline?: boolean }) {
  return (
    <Button
      kind={decline ? "primary" : "plain"}
      class="answer"
      data-action={way.action}
      disabled={board.busy.value}
      onClick={() => board.act(way.action, way.then)}
    >
      {say(way.label, board.reader.value) || (decline ? word("table-not-now") : way.action)}
      <FinalMark board={board} action={way.action} />
    </Button>
  );
}

/** Not now, and not later either. */
function StandingButtons({ board, may }: { board: Board; may: WireMay }) {
  const what = say(may.name, board.reader.value);
  return (
    <>
      {may.decline && (
        <Button class="later" disabled={board.busy.value} onClick={() => board.invitations.notBeforeMyTurn()}>
          {word("table-not-before-turn")}
        </Button>
      )}
      <Button
        kind="ghost"
        class="never"
        disabled={board.busy.value}
        label={word(may.decline ? "table-never-here-of" : "table-never-ask-of", { what })}
        onClick={() => board.invitations.set(may.kind, may.name, "never")}
      >
        {word(may.decline ? "table-never-here" : "table-never-ask")}
      </Button>
    </>
  );
}

/** True for a button that an offer shows: the others leave it out. */
export function isInInvitation(board: Board, action: string, ask: string): boolean {
  const shown = shownInvitations(board);
  return (board.state.frame.value?.scene.may ?? []).some(
    (may) => may.decline === action || (may.kind === ask && (shown.some(({ kind }) => kind === ask) || !putAside.value.has(ask))),
  );
}
