// The classes and the colour of a piece, as a stylesheet knows them.
import type { Board } from "../model/board";

/** What is done with a thing, or has happened to it, in the stylesheet's words. */
export function pieceClasses(board: Board, id: string, marks: string | undefined, tint: string | undefined, lit: boolean): string {
  const words = ["piece", marks, tint && `tint-${tint}`, lit && "legal"];
  if (board.hand.hover.value === id) words.push("hover");
  if (board.hand.pointed.value === id) words.push("pointed");
  if (board.hand.held.value.includes(id)) words.push("held");
  if (board.outlines.value.some((outline) => outline.members?.includes(id))) words.push("together");
  if (board.hand.foreseen.value?.moves[id]) words.push("stirs");
  if (board.guide.highlights.value.has(id)) words.push("shone");
  if (board.state.entered.value.has(id)) words.push("enter");
  if (board.explanations.bubble.value?.kind === "why" && board.explanations.bubble.value.about === id) words.push("refused");
  return words.filter(Boolean).join(" ");
}

export function tintStyle(tint: string | undefined): Record<string, string> | undefined {
  return tint ? { "--tint": `var(--${tint}, ${tint})` } : undefined;
}
