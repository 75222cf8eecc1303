// What is done without asking: formalities.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setInvitation } from "../src/lib/invitationSettings";
import { applyPreferences } from "../src/lib/preferences";
import { automaticAction } from "../src/table/model/autoplay";
import { waysOf } from "../src/table/model/paths";
import { frame, gesture, scene } from "./fixtures";

const FORMAL = waysOf([gesture("end", [], { formal: true })]);

test("a formality goes by itself, unless the player wants to be asked", () => {
  assert.equal(automaticAction(frame(), FORMAL)?.action, "end");
  applyPreferences({ formal: "ask" });
  assert.equal(automaticAction(frame(), FORMAL), null);
  applyPreferences({ formal: "alone" });
});

test("a choice never goes by itself, and nothing does for a spectator", () => {
  assert.equal(automaticAction(frame(), waysOf([gesture("end")])), null);
  assert.equal(automaticAction(frame({ seat: null }), FORMAL), null);
});

test("an invitation is never declined by the page", () => {
  setInvitation("toy", "window", { key: "name" }, "never");
  const may = [{ kind: "window", label: { key: "may" }, name: { key: "name" }, decline: "pass" }];
  assert.equal(automaticAction(frame({ scene: scene({ may }) }), waysOf([gesture("pass", [], { ask: "window" })])), null);
  setInvitation("toy", "window", { key: "name" }, "ask");
});
