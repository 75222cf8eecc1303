// Which of the four ways a table is laid out, and what lies in drawers there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hasDrawers, pageSize, panelScale, tableWindow, windowOf } from "../../src/lib/viewport";
import { drawerOf, zonesIn } from "../../src/table/model/zoneContents";
import { GRID } from "../fixtures";

const SIZES = {
  stack: ["360x740", "320x256", "559x400", "768x1024", "700x700"],
  short: ["740x360", "640x400", "560x320", "800x600", "1400x500"],
  desk: ["1280x800", "1024x768", "1499x1200", "2560x800"],
  wide: ["1920x1080", "2560x1440", "1500x900"],
};

const sized = (size: string) => {
  const [w = 0, h = 0] = size.split("x").map(Number);
  return { w, h };
};

function at<T>(size: string, look: () => T): T {
  const before = pageSize.value;
  pageSize.value = sized(size);
  const seen = look();
  pageSize.value = before;
  return seen;
}

test("every size has its window", () => {
  for (const [name, sizes] of Object.entries(SIZES)) for (const size of sizes) assert.equal(windowOf(sized(size)), name, size);
});

test("panels grow in large windows alone", () => {
  assert.equal(at("1280x800", () => panelScale.value), 1);
  assert.equal(at("1920x1080", () => panelScale.value.toFixed(2)), "1.24");
  assert.equal(at("5120x2880", () => panelScale.value), 1.8);
});

test("a zone lies in a drawer where the window is small, or only where it is low", () => {
  const [more, tucked, low] = [
    { ...GRID, id: "more", inside: "more" },
    { ...GRID, id: "bag", drawer: "bag" },
    { ...GRID, id: "hand", inside: "tray", drawer: "cards", drawer_short: true },
  ];
  const drawers = (size: string) => at(size, () => [tableWindow.value, hasDrawers.value, ...[more, tucked, low].map(drawerOf)]);
  assert.deepEqual(drawers("1280x800"), ["desk", false, "", "", ""]);
  assert.deepEqual(drawers("360x740"), ["stack", true, "more", "bag", ""]);
  assert.deepEqual(drawers("740x360"), ["short", true, "more", "bag", "cards"]);
  assert.deepEqual(at("360x740", () => zonesIn([more, tucked, low], "tray")), [low]);
  assert.deepEqual(at("740x360", () => zonesIn([more, tucked, low], "tray")), []);
});

test("what a turn needs stands with it where the window is small", () => {
  const strip = { ...GRID, id: "strip", inside: "hand", needed: true };
  const inTurn = (size: string) => at(size, () => zonesIn([strip], "tray").length);
  assert.deepEqual(["1280x800", "360x740", "740x360", "1920x1080"].map(inTurn), [0, 1, 1, 0]);
});
