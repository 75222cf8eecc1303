// What is done without asking: formalities, and invitations the player never wants.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setInvitation } from "../src/lib/invitationSettings";
import { applyPreferences } from "../src/lib/preferences";
import { automaticAction } from "../src/table/model/autoplay";
import { waysOf } from "../src/table/model/paths";
import { frame, gesture, scene } from "./fixtures";

const MAY = { kind: "window", label: { key: "may" }, name: { key: "name" }, decline: "pass" };
const INVITED = frame({ scene: scene({ may: [MAY] }) });
const ASKED = waysOf([gesture("play", ["card"], { ask: "window" }), gesture("pass", [], { ask: "window" })]);
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

test("an invitation is declined for whoever never wants it, where nothing else can be done", () => {
  assert.equal(automaticAction(INVITED, ASKED), null);
  setInvitation("toy", "window", MAY.name, "never");
  assert.equal(automaticAction(INVITED, ASKED)?.action, "pass");
  assert.equal(automaticAction(INVITED, [...ASKED, ...waysOf([gesture("build")])]), null);
  setInvitation("toy", "window", MAY.name, "ask");
});
