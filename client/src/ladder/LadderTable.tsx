// The figures of the ladder as tables: a rating for each level, and every pair.
import { Dialog } from "../lib/ui";
import { gameName, word, wordsReady } from "../lib/words";
import type { BotLadder } from "../wire/httpTypes";
import { decimal, gamesWord, isProven, levelWord, pairWord, percentWord } from "./ladders";

/** Who stands at which rating in every mode. */
const ANCHOR = { level: "normal", rating: 1500 };

export function LadderTable({ ladders, onClose }: { ladders: readonly BotLadder[]; onClose: () => void }) {
  return (
    <Dialog title={word("ladder-table")} class="lad-table" onClose={onClose}>
      <p class="quiet">{word("ladder-rating-note", { anchor: levelWord(ANCHOR.level), rating: String(ANCHOR.rating) })}</p>
      {ladders.map((ladder) => (
        <Figures key={`${ladder.game} ${ladder.mode}`} ladder={ladder} />
      ))}
    </Dialog>
  );
}

function Figures({ ladder }: { ladder: BotLadder }) {
  const { game, mode, kind } = ladder;
  const own = kind !== "rivals";
  const canLose = ladder.bots.some(({ won = 0 }) => won < 1);
  const title = word("ladder-table-of", { game: gameName(game), mode: wordsReady(game) ? word(`mode-${mode}`, {}, game) : "" });
  const heads = ["level", "rating", "interval", ...(own ? ["mean"] : []), ...(own && canLose ? ["won"] : []), "pace"];
  return (
    <section>
      <h3>{title}</h3>
      <p class="quiet">{gamesWord(ladder)}</p>
      <div class="lad-scroll" tabIndex={0} role="region" aria-label={`${title}, ${word("ladder-ratings")}`}>
        <table>
          <Heads keys={heads} />
          <tbody>
            {ladder.bots.toReversed().map((rung) => (
              <tr key={rung.bot}>
                <th scope="row">{levelWord(rung.bot)}</th>
                <td>{rung.rating}</td>
                <td>{rung.low === rung.high ? "–" : word("ladder-interval", { low: String(rung.low), high: String(rung.high) })}</td>
                {own && <td>{word("ladder-plus-minus", { mean: decimal(rung.mean ?? 0, 1), off: decimal(rung.off ?? 0, 1) })}</td>}
                {own && canLose && <td>{percentWord(rung.won ?? 0)}</td>}
                <td>{decimal(rung.decision_s, rung.decision_s < 0.0005 ? 5 : rung.decision_s < 0.05 ? 4 : 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="lad-scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <Heads keys={["pair", "share", "interval", "games"]} />
          <tbody>
            {ladder.pairs.toReversed().map((pair) => (
              <tr key={`${pair.upper} ${pair.lower}`}>
                <th scope="row">{pairWord(pair)}</th>
                <td>{percentWord(pair.share)}</td>
                <td>
                  {word("ladder-interval", { low: percentWord(pair.low), high: percentWord(pair.high) })}
                  {!isProven(pair) && <small>{word("ladder-unproven")}</small>}
                </td>
                <td>{pair.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Heads({ keys }: { keys: readonly string[] }) {
  return (
    <thead>
      <tr>
        {keys.map((key) => (
          <th key={key} scope="col">
            {word(`ladder-column-${key}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
