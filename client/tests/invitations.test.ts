// Invitations: which ask the player, and what the table is told about the others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { invitationSetting, setInvitation } from "../src/lib/invitationSettings";
import { Board } from "../src/table/model/board";
import { openInvitations, quietKinds } from "../src/table/model/invitations";
import type { TableFrame } from "../src/wire/tableFrame";
import type { Ask, Standing, WireMay } from "../src/wire/types";
import { frame, scene } from "./fixtures";

const NAME = { key: "name" };
const ASKED: WireMay = { kind: "dusk", label: NAME, name: NAME, decline: "pass" };
const OFFERED: WireMay = { kind: "guest", label: NAME, name: NAME };

const asking = (may: WireMay[], standing: Standing | null = null): TableFrame => frame({ scene: scene({ may }), standing });

function table(): { board: Board; sent: Ask[] } {
  const sent: Ask[] = [];
  return { board: new Board((ask) => sent.push(ask) > 0), sent };
}

test("what the table answers is not shown, whatever this browser remembers", () => {
  assert.deepEqual(openInvitations(asking([ASKED, OFFERED])), [ASKED, OFFERED]);
  assert.deepEqual(openInvitations(asking([ASKED, OFFERED], { turn: true })), [OFFERED]);
  assert.deepEqual([...quietKinds(asking([ASKED], { never: ["dusk"] }))], ["dusk"]);
  setInvitation("toy", "dusk", NAME, "never");
  assert.deepEqual(openInvitations(asking([ASKED])), [ASKED]);
  setInvitation("toy", "dusk", NAME, "ask");
});

test("what only this browser knows of is muted here", () => {
  setInvitation("toy", "guest", NAME, "never");
  assert.deepEqual(openInvitations(asking([ASKED, OFFERED])), [ASKED]);
  setInvitation("toy", "guest", NAME, "ask");
});

test("a kind this browser never wants is told to the table once, when it is first met", () => {
  setInvitation("toy", "dusk", NAME, "never");
  const { board, sent } = table();
  board.receive(asking([ASKED]));
  board.receive(asking([ASKED]));
  assert.deepEqual(sent, [{ do: "stand", answer: "never", kind: "dusk" }]);
  const again = table();
  again.board.receive(asking([ASKED], { never: ["dusk"] }));
  assert.deepEqual(again.sent, []);
  setInvitation("toy", "dusk", NAME, "ask");
});

test("each answer is one message, and nothing is told twice", () => {
  const { board, sent } = table();
  board.receive(asking([ASKED]));
  board.invitations.notBeforeMyTurn();
  board.invitations.notBeforeMyTurn();
  assert.deepEqual(sent.splice(0), [{ do: "stand", answer: "turn", kind: "" }]);
  board.receive(asking([ASKED], { turn: true }));
  board.invitations.askBeforeMyTurn();
  board.receive(asking([ASKED]));
  board.invitations.set("dusk", NAME, "never");
  assert.equal(invitationSetting("toy", "dusk"), "never");
  board.receive(asking([ASKED], { never: ["dusk"] }));
  assert.equal(board.invitations.setting("dusk"), "never");
  board.invitations.set("dusk", NAME, "never");
  board.invitations.set("dusk", NAME, "ask");
  assert.deepEqual(sent, [
    { do: "stand", answer: "ask", kind: "" },
    { do: "stand", answer: "never", kind: "dusk" },
    { do: "stand", answer: "ask", kind: "dusk" },
  ]);
});

test("a kind of another table is only remembered", () => {
  const { board, sent } = table();
  board.receive(asking([]));
  board.invitations.set("dawn", NAME, "never");
  assert.deepEqual([sent, board.invitations.setting("dawn")], [[], "never"]);
  board.invitations.set("dawn", NAME, "ask");
});
