// Searching the rules: every word asked for, in any case and without accents.
import assert from "node:assert/strict";
import { test } from "node:test";
import { minutesToRead, ourRulings, ruleAddress, searchRules } from "../../src/rules/rulebook";

const figure = (caption: string) => ({ name: "start", alt: "A card", caption, address: "/figures/x", width: 10, height: 10 });
const RULES = [
  {
    number: "1",
    title: "Setup",
    paragraphs: [
      { number: "1.1", text: "Deal five cards.", ours: false, figures: [] },
      { number: "1.2", text: "Élan first.", ours: true, figures: [figure("A running start.")] },
    ],
  },
  { number: "2", title: "Fishing", paragraphs: [{ number: "2.1", text: "Cards are fish.", ours: false, figures: [] }] },
];
const found = (query: string) => searchRules(RULES, query).flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

test("nothing asked: everything", () => assert.deepEqual(found("  "), ["1.1", "1.2", "2.1"]));
test("every word must be there", () => assert.deepEqual(found("cards FISH"), ["2.1"]));
test("accents do not matter", () => assert.deepEqual(found("elan"), ["1.2"]));
test("a title keeps its section whole", () => assert.deepEqual(found("setup"), ["1.1", "1.2"]));
test("a rule is found by its number", () => assert.deepEqual(found("2.1"), ["2.1"]));
test("what is ours is listed by number", () => assert.deepEqual(ourRulings(RULES), ["1.2"]));
test("a rule is found by the words under its picture", () => assert.deepEqual(found("running"), ["1.2"]));
test("even few words take a minute", () => assert.equal(minutesToRead(RULES), 1));
test("many words take more", () => {
  const long = { number: "3", title: "Long", paragraphs: [{ number: "3.1", text: "word ".repeat(1100).trim(), ours: false, figures: [] }] };
  assert.equal(minutesToRead([long]), 5);
});
test("a rule asked for at a table knows the way back", () => assert.equal(ruleAddress("/table/t1", "x", "6.5"), "/rules/x?table=t1#6.5"));
test("on its own page it is an anchor", () => assert.equal(ruleAddress("/rules/x", "x", "6.5"), "#6.5"));
test("a lesson is not left for it", () => assert.equal(ruleAddress("/learn/x", "x", "6.5"), ""));
