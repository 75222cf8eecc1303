// A row for each mode: three marks with their intervals on one axis of shares, hollow where nothing is proven.
import { gameName, word, wordsReady } from "../lib/words";
import { GameThumb } from "../start/TableList";
import type { BotLadder, LadderPair, PublishedLadder } from "../wire/httpTypes";
import { axisStart, gamesWord, isProven, onAxis, pairOf, pairWord, percentWord, STEPS, ticksFrom } from "./ladders";

const HALF = 0.5;
/** A line that ends further right leaves no room for words behind it: they stand on the line. */
const FULL = 0.72;

export function LadderChart({ shown, modesOnly }: { shown: readonly PublishedLadder[]; modesOnly: boolean }) {
  const start = axisStart(shown.map(({ ladder }) => ladder));
  return (
    <div class="lad-chart" style={{ "--even": onAxis(HALF, start), "--ticks": (100 - start) / 10 }}>
      <ul class="lad-key" aria-hidden="true">
        {STEPS.map((step, number) => (
          <li key={number}>
            <span class={`lad-sample s${number}`}>
              <Mark number={number} />
            </span>
            {pairWord(step)}
          </li>
        ))}
        <li class="lad-hollow-key">
          <span class="lad-sample s0 lad-open">
            <Mark number={0} />
          </span>
          {word("ladder-unproven")}
        </li>
      </ul>
      {shown.map(({ ladder, stale }) => (
        <LadderRow key={`${ladder.game} ${ladder.mode}`} ladder={ladder} stale={stale} start={start} modesOnly={modesOnly} />
      ))}
      <div class="lad-axis" aria-hidden="true">
        <div class="lad-plot">
          {ticksFrom(start).map((tick) => (
            <span key={tick} class={tick === 100 * HALF ? "even" : ""} style={{ "--x": onAxis(tick / 100, start) }}>
              {percentWord(tick / 100)}
              {tick === 100 * HALF && <b>{word("ladder-even")}</b>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function LadderRow({ ladder, stale, start, modesOnly }: { ladder: BotLadder; stale: boolean; start: number; modesOnly: boolean }) {
  const { game, mode } = ladder;
  const name = wordsReady(game) ? word(`mode-${mode}`, {}, game) : "";
  return (
    <section class="lad-row" data-game={game} data-mode={mode}>
      <header>
        <GameThumb game={game} />
        <div>
          <h2>{modesOnly ? name : gameName(game)}</h2>
          <p>
            {[modesOnly ? "" : name, gamesWord(ladder)].filter(Boolean).join(" · ")}
            {stale && <em>{word("ladder-stale")}</em>}
          </p>
        </div>
      </header>
      <ul class="lad-plot">
        {STEPS.map((step, number) => {
          const pair = pairOf(ladder, step);
          return pair && <PairMark key={number} number={number} pair={pair} start={start} />;
        })}
      </ul>
    </section>
  );
}

function PairMark({ number, pair, start }: { number: number; pair: LadderPair; start: number }) {
  const proven = isProven(pair);
  const places = { "--a": onAxis(pair.low, start), "--b": onAxis(pair.high, start), "--x": onAxis(pair.share, start) };
  const interval = word("ladder-interval", { low: percentWord(pair.low), high: percentWord(pair.high) });
  const spoken = [`${pairWord(pair)} : ${percentWord(pair.share)}`, interval, proven ? "" : word("ladder-unproven")];
  return (
    <li class={`s${number}${proven ? "" : " lad-open"}${places["--b"] > FULL ? " lad-full" : ""}`} style={places}>
      <span class="unseen">{spoken.filter(Boolean).join(", ")}</span>
      <i class="lad-bar" />
      {!proven && <small aria-hidden="true">{word("ladder-unproven")}</small>}
      <Mark number={number} />
      <b aria-hidden="true">{percentWord(pair.share)}</b>
    </li>
  );
}

function Mark({ number }: { number: number }) {
  return (
    <svg class="lad-mark" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      {number === 0 && <circle r="6.5" />}
      {number === 1 && <rect x="-6" y="-6" width="12" height="12" rx="2" />}
      {number === 2 && <path d="M0 -8L8 6H-8Z" />}
    </svg>
  );
}
