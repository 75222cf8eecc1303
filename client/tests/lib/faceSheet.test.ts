// A sheet as text: sizes without a page, and just the lines that drawing a face takes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FaceSheet } from "../../src/lib/faces/faceSheet";

const LINES = {
  style: "<style>.ink{fill:red}</style>",
  card: '<symbol id="card" viewBox="0 -4 30 40"><use href="#frame" /><rect fill="url(#dusk)" /></symbol>',
  frame: '<symbol id="frame" viewBox="0,0,7.5,9"><g clip-path="url(#cut)" /></symbol>',
  paint: '<g id="paint"><linearGradient id="dusk" /></g>',
  cut: '<clipPath id="cut"><path d="M0 0" /></clipPath>',
  loop: '<symbol id="loop" viewBox="0 0 1 1"><use href="#loop" /></symbol>',
  bare: '<symbol id="bare"><circle r="2" /></symbol>',
};
const SHEET = new FaceSheet(`<svg xmlns="x">\n${Object.values(LINES).join("\n")}\n</svg>\n`);
const needed = (...faces: string[]) => [...SHEET.needed(faces)].sort();

test("a face is as large as its viewBox", () => {
  assert.deepEqual(SHEET.box("card"), { x: 0, y: -4, w: 30, h: 40 });
  assert.deepEqual(SHEET.box("frame"), { x: 0, y: 0, w: 7.5, h: 9 });
  assert.deepEqual(SHEET.box("bare"), { x: 0, y: 0, w: 100, h: 100 });
});

test("what is no symbol is no face", () => {
  for (const name of ["none", "cut", "paint", "dusk", ""]) assert.equal(SHEET.box(name), null);
});

test("a face brings what it refers to, and what that refers to, wherever it stands", () => {
  assert.deepEqual(needed("card"), [LINES.card, LINES.frame, LINES.paint, LINES.cut].sort());
  assert.deepEqual(needed("frame", "frame"), [LINES.frame, LINES.cut].sort());
  assert.deepEqual(needed("loop"), [LINES.loop]);
  assert.deepEqual(needed("none"), []);
});

test("what has no name is always needed", () => assert.deepEqual(SHEET.always, [LINES.style]));

test("no sheet has no faces", () => assert.equal(new FaceSheet("").box("card"), null));
