// The curve as a table, for whoever would rather read it.
import { Dialog } from "../../lib/ui";
import { seatName, word } from "../../lib/words";
import type { Analysis } from "../../wire/httpTypes";
import { barKinds } from "./ChartMarks";
import { changeWords, marginWords, valueWords } from "../figures";
import type { LookBack } from "../lookBack";
import { barName } from "../Review";
import { momentAfter, shiftsByTurn } from "./timeline";
import { likeliestTitle, titleName } from "./titles";

export function CurveTable({ look, analysis, onClose }: { look: LookBack; analysis: Analysis; onClose: () => void }) {
  const reader = look.player.board.reader.value;
  const turns = look.turns.value;
  const acts = look.acts.value;
  const me = look.seat.value;
  const { unit } = analysis;
  const seats = Array.from({ length: analysis.seats }, (_, seat) => seat).sort((a, b) => Number(b === me) - Number(a === me) || a - b);
  const kinds = barKinds(analysis, me);
  const shifts = shiftsByTurn(analysis, acts, turns, me);
  const at = (step: number, seat: number) => momentAfter(analysis, acts[step] ?? 0).values[seat]!;
  const titled = analysis.moments.some(({ values }) => likeliestTitle(values[me]!));
  const likeliest = (step: number) => {
    const found = likeliestTitle(at(step, me));
    return found ? `${titleName(found.title, analysis.game)} ${valueWords(found.chance, "chance")}` : "";
  };
  const flagged = (from: number, to: number, last: boolean) =>
    look.flags.value
      .filter(({ step }) => step >= from && (step < to || last))
      .map(({ number }) => (number ? word("analysis-flag", { number }) : word("analysis-stroke")));
  return (
    <Dialog title={word("analysis-table")} class="look-table" onClose={onClose}>
      <div class="look-table-in" tabIndex={0} role="region" aria-label={word("analysis-table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{word("analysis-turn-head")}</th>
              {seats.flatMap((seat) => [
                <th key={`a${seat}`} scope="col">
                  {word("analysis-at-start", { name: seatName(seat, reader) })}
                </th>,
                <th key={`b${seat}`} scope="col">
                  {word("analysis-at-end", { name: seatName(seat, reader) })}
                </th>,
              ])}
              <th scope="col">±</th>
              {titled && <th scope="col">{word("analysis-likeliest")}</th>}
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {barName(look, kind)}
                </th>
              ))}
              <th scope="col">{word("analysis-marks")}</th>
            </tr>
          </thead>
          <tbody>
            {turns.map(({ from, to, number }, k) => (
              <tr key={from}>
                <th scope="row">{number || `${from}–${to}`}</th>
                {seats.flatMap((seat) => [
                  <td key={`a${seat}`}>{valueWords(at(from, seat).value, unit)}</td>,
                  <td key={`b${seat}`}>{valueWords(at(to, seat).value, unit)}</td>,
                ])}
                <td>{marginWords(at(to, me).margin, unit)}</td>
                {titled && <td class="title">{likeliest(to)}</td>}
                {[shifts[k]!.luck, shifts[k]!.own, shifts[k]!.others].slice(0, kinds.length).map((change, column) => (
                  <td key={column}>{changeWords(change, unit)}</td>
                ))}
                <td>{flagged(from, to, k === turns.length - 1).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
