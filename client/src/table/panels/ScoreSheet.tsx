// The score sheet: parts by seat, the best of each marked, who won and why, and what to do next.
import type { ComponentChildren } from "preact";
import { RematchButton } from "../../gather/Rematch";
import { shareLink } from "../../gather/ShareLink";
import { pageHref } from "../../lib/address";
import { hasServer } from "../../lib/house";
import { navigate } from "../../lib/route";
import { Button, Dialog, Icon, SeatDisc } from "../../lib/ui";
import { hasWord, type Reader, seatName, word } from "../../lib/words";
import type { Outcome } from "../../wire/types";
import type { Board } from "../model/board";
import { winnersLine } from "../model/verdict";
import { Climb } from "./Climb";

export function ScoresDialog({ board }: { board: Board }) {
  const frame = board.state.frame.value;
  if (!frame?.outcome) return null;
  return (
    <Dialog title={word("table-score-sheet")} class="scores-sheet" onClose={() => (board.panel.value = "")}>
      <ScoreSheet outcome={frame.outcome} reader={board.reader.value} stood={frame.seats.map((seat) => seat.stood ?? false)}>
        {frame.ladder && frame.outcome.scores.length === 1 && <Climb frame={frame} ladder={frame.ladder} />}
        <EarnedTrophies trophies={frame.trophies ?? []} reader={board.reader.value} />
      </ScoreSheet>
      <div class="acts ends">
        {frame.day ? (
          <a class="btn primary" href={pageHref("/daily")}>
            <Icon name="crown" />
            {word("daily-ranking")}
          </a>
        ) : (
          <RematchButton board={board} />
        )}
        <Button icon="play" onClick={() => navigate(`/replay/${frame.table}`)}>
          {word("replay-look-back")}
        </Button>
        {hasServer() && (
          <Button icon="share" onClick={() => void shareLink()}>
            {word("table-share")}
          </Button>
        )}
        <Button icon="eye" onClick={() => (board.panel.value = "")}>
          {word("table-see-board")}
        </Button>
        <Button icon="island" onClick={() => navigate("/")}>
          {word("table-menu-start")}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the game has put into the player's cabinet. */
export function EarnedTrophies({ trophies, reader }: { trophies: readonly string[]; reader: Reader }) {
  if (!trophies.length) return null;
  return (
    <section class="earned">
      <h3>{word("table-trophies-earned", { count: trophies.length })}</h3>
      <ul>
        {trophies.map((id) => (
          <li key={id}>
            <Icon name="trophy" />
            <span>
              <b>{word(`trophy-${id}`, {}, reader.game)}</b> <small>{word(`trophy-${id}-how`, {}, reader.game)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScoreSheetProps {
  outcome: Outcome;
  reader: Reader;
  /** By seat, whether a bot played it to the end for its person. */
  stood?: readonly boolean[];
  /** What is told under the total. */
  children?: ComponentChildren;
}

export function ScoreSheet({ outcome, reader, stood = [], children }: ScoreSheetProps) {
  const seats = outcome.scores.map((_, seat) => seat);
  const first = outcome.winners[0];
  const keys = [...new Set(outcome.scores.flatMap((score) => score.parts.map((part) => part.key)))];
  const spoken = (key: string) => (key && hasWord(key, reader.game) ? word(key, {}, reader.game) : "");
  const rank = spoken(outcome.rank ?? "");
  return (
    <div class="score-sheet">
      <p class="ribbon" style={{ "--ribbon": `var(--seat-${(first ?? 5) % 6})` }}>
        {rank && seats.length === 1 ? rank : winnersLine(outcome, reader, stood)}
      </p>
      {rank && seats.length > 1 && <p class="reason rank">{rank}</p>}
      {spoken(outcome.reason) && <p class="reason">{spoken(outcome.reason)}</p>}
      <div class="scroll" tabindex={0} role="group" aria-label={word("table-score-sheet")}>
        <table class="scores">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" class={outcome.winners.includes(seat) ? "win" : ""}>
                  <SeatDisc seat={seat} />
                  {seatName(seat, reader)}
                  {stood[seat] && <small>{word("time-status-stood")}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <PartRow key={key} outcome={outcome} part={key} name={word(`part-${key}`, {}, reader.game)} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Icon name="crown" />
                {word("table-total")}
              </th>
              {seats.map((seat) => (
                <td key={seat} class={outcome.winners.includes(seat) ? "win" : ""}>
                  {signed(outcome.scores[seat]!.total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {children}
      </div>
    </div>
  );
}

function PartRow({ outcome, part, name }: { outcome: Outcome; part: string; name: string }) {
  const points = outcome.scores.map((score) => score.parts.find((one) => one.key === part)?.points ?? 0);
  const best = Math.max(...points);
  const told = points.length > 1 && points.some((one) => one !== best);
  return (
    <tr>
      <th scope="row">{name}</th>
      {points.map((value, seat) => (
        <td key={seat} class={[outcome.winners.includes(seat) && "win", told && value === best && "best"].filter(Boolean).join(" ")}>
          {signed(value)}
        </td>
      ))}
    </tr>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
