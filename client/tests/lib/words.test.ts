// Sentences from texts: in the language chosen, with seats by their names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bindPunctuation, gameName, hasWord, lang, lowerYou, say, seatName, word, wordsReady } from "../../src/lib/words";
import { momentWords } from "../../src/time/dates";

const FILES: Record<string, string> = {
  "/api/words/en.ftl": "you = You\nseat-number = Seat { $number }\nhello = Hello { $name }!\nname-unopened = The Unopened\n" +
    "cell = { LETTERS($column) }{ $row }\n",
  "/api/words/fr.ftl": "you = Vous\nseat-number = Siège { $number }\nhello = Bonjour { $name } !\n",
  "/api/words/en.ftl?game=toy": "took = { $me ->\n    [yes] You take { $what }\n   *[no] { $seat } takes { $what }\n  }\ncoin = a coin\n",
};

const asked: string[] = [];
globalThis.fetch = (async (address: string) => {
  asked.push(address);
  return new Response(FILES[address] ?? "", { status: address in FILES ? 200 : 404 });
}) as typeof fetch;

const settled = () => new Promise((done) => setTimeout(done, 20));
const seat = (number: number) => ({ key: "seat", args: { seat: number } });

test("nothing is said before the words have come", async () => {
  assert.equal(word("hello", { name: "Ada" }), "");
  assert(!wordsReady());
  await settled();
  assert(wordsReady());
  assert.equal(word("hello", { name: "Ada" }), "Hello Ada!");
});

test("a column is named by letters", () => {
  const cell = (column: number) => word("cell", { column, row: 7 });
  assert.deepEqual([1, 26, 27, 53, 0, -26].map(cell), ["A7", "Z7", "AA7", "BA7", "-A7", "-AA7"]);
});

test("a word that is missing says its key", () => {
  assert.equal(word("no-such-word"), "no-such-word");
  assert(hasWord("hello"));
  assert(!hasWord("no-such-word"));
});

test("a seat is spoken as who sits there, and the reader as you", async () => {
  const reader = { game: "toy", names: ["Ada", ""], viewer: 0 };
  wordsReady("toy");
  await settled();
  assert.equal(seatName(0, reader), "You");
  assert.equal(seatName(1, reader), "Seat 2");
  const took = (by: number) => say({ key: "took", args: { seat: seat(by), what: { key: "coin" } } }, reader);
  assert.equal(took(0), "You take a coin");
  assert.equal(took(1), "Seat 2 takes a coin");
  assert.equal(say(null), "");
});

test("another language takes over once its words are there", async () => {
  lang.value = "fr";
  assert.equal(word("you"), "You");
  await settled();
  assert.equal(word("you"), "Vous");
  assert.equal(word("hello", { name: "Ada" }), "Bonjour Ada\u00a0!");
  lang.value = "en";
});

test("no line breaks before a French mark", () => {
  assert.equal(bindPunctuation("Vrai ? « Oui » !"), "Vrai\u00a0? «\u00a0Oui\u00a0»\u00a0!");
});

test("a game speaks the platform's words too, which are fetched once", async () => {
  assert.equal(word("hello", { name: "Ada" }, "toy"), "Hello Ada!");
  assert.equal(asked.filter((address) => address === "/api/words/en.ftl").length, 1);
});

test("what a game is called is known without its own words", () => {
  assert.equal(gameName("unopened"), "The Unopened");
  assert.equal(gameName("unheard"), "Archipel");
  assert(!asked.some((address) => address.endsWith("=unopened")));
});

test("inside a sentence the reader is small", () => {
  assert.equal(lowerYou("taken by You"), "taken by you");
  assert.equal(lowerYou("Siège 1 et Vous, à Vous"), "Siège 1 et vous, à vous");
  assert.equal(lowerYou("You draw. You pass. Winner: You"), "You draw. You pass. Winner: You");
});

test("a moment to come is told where the reader is", () => {
  const ends = Date.UTC(2026, 10, 18) / 1000;
  assert(/^Wednesday.* 0?1:00$/.test(momentWords(ends, "Europe/Paris", "en-GB")));
  assert(/^Tuesday.* 16:00$/.test(momentWords(ends, "America/Los_Angeles", "en-GB")));
});
