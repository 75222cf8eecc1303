// Searching the rules: every word asked for, in any case and without accents.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ourRulings, searchRules } from "../src/rules/rulebook";

const RULES = [
  {
    number: "1",
    title: "Setup",
    paragraphs: [
      { number: "1.1", text: "Deal five cards.", ours: false },
      { number: "1.2", text: "Élan first.", ours: true },
    ],
  },
  { number: "2", title: "Fishing", paragraphs: [{ number: "2.1", text: "Cards are fish.", ours: false }] },
];
const found = (query: string) => searchRules(RULES, query).flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

test("nothing asked: everything", () => assert.deepEqual(found("  "), ["1.1", "1.2", "2.1"]));
test("every word must be there", () => assert.deepEqual(found("cards FISH"), ["2.1"]));
test("accents do not matter", () => assert.deepEqual(found("elan"), ["1.2"]));
test("a title keeps its section whole", () => assert.deepEqual(found("setup"), ["1.1", "1.2"]));
test("a rule is found by its number", () => assert.deepEqual(found("2.1"), ["2.1"]));
test("what is ours is listed by number", () => assert.deepEqual(ourRulings(RULES), ["1.2"]));
