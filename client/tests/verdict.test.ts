// What is said of an ending: nobody whose seat a bot played is told that they have won.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lang, wordsReady } from "../src/lib/words";
import { rungAbove, winnersLine } from "../src/table/model/verdict";

const WORDS = [
  "you = You",
  "table-you-win = You win!",
  "table-you-lose = Not this time",
  "table-no-winner = Nobody wins",
  "table-wins = { $name } wins",
  "table-shared-win = Shared: { $names }",
  "table-my-bot = The bot in your seat",
  "table-bot-of = The bot of { $name }",
].join("\n");
globalThis.fetch = (async () => new Response(WORDS)) as typeof fetch;

const score = { total: 1, parts: [] };
const reader = { names: ["Ada", "Ben"], viewer: 0 };
const ended = (winners: number[], seats = 2) => ({ winners, scores: Array<typeof score>(seats).fill(score), reason: "end" });

test("who has won", async () => {
  lang.value = "en";
  wordsReady();
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(winnersLine(ended([0]), reader), "You win!");
  assert.equal(winnersLine(ended([1]), reader), "Ben wins");
  assert.equal(winnersLine(ended([0, 1]), reader), "Shared: You and Ben");
  assert.equal(winnersLine(ended([]), reader), "Nobody wins");
  assert.equal(winnersLine(ended([], 1), reader), "Not this time");
});

test("a bot that played for somebody has won, and not they", () => {
  assert.equal(winnersLine(ended([0]), reader, [true, false]), "The bot in your seat wins");
  assert.equal(winnersLine(ended([1]), reader, [false, true]), "The bot of Ben wins");
  assert.equal(winnersLine(ended([0, 1]), reader, [true, false]), "Shared: The bot in your seat and Ben");
  assert.equal(winnersLine(ended([0]), reader, [false, true]), "You win!");
});

test("the next title is the first one that a score has not reached", () => {
  const ladder = { rungs: [10, 20, 30].map((least) => ({ least, title: `rank-${least}` })) };
  assert.deepEqual(
    [0, 10, 29, 30].map((points) => rungAbove(ladder, points)?.least ?? null),
    [10, 20, 30, null],
  );
});
