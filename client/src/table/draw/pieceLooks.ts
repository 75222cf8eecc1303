// The classes and the colour of a piece, as a stylesheet knows them, and what may be done with it: read so that a piece is drawn anew
// only when something about itself has changed.
import { computed, type ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Piece, Text } from "../../wire/types";
import type { Board } from "../model/board";

/** What is read of signals; the component that asks is drawn anew when the answer differs. What else it depends on stands in `on`. */
export function useValue<T>(read: () => T, on: readonly unknown[]): T {
  return useMemo(() => computed(read), on).value;
}

/** What lies in a zone: the same list for as long as it is the same. */
export const useZonePieces = (board: Board, zone: string): readonly Piece[] =>
  useValue(() => board.state.pieces.value.get(zone), [board, zone]) ?? NO_PIECES;

const NO_PIECES: readonly Piece[] = [];

export const useLit = (board: Board, id: string): boolean => useValue(() => board.hand.targets.value.lit.has(id), [board, id]);

/** Why it may not be touched is being said. */
export const useRefused = (board: Board, id: string): boolean => useValue(() => isRefused(board, id), [board, id]);

/** What is done with a thing, or has happened to it, in the stylesheet's words. */
export function usePieceClasses(board: Board, id: string, marks = "", tint = "", lit: boolean): string {
  return useValue(() => pieceClasses(board, id, marks, tint, lit), [board, id, marks, tint, lit]);
}

/** How a thing stands to the hand; `label` and `ghost` are of the choice that touching it makes, the ghost while it is pointed at. */
export interface ThingState {
  open: boolean;
  able: boolean;
  held: boolean;
  grab: boolean;
  label: Text | null;
  ghost: string;
}

export const useThing = (board: Board, id: string): ThingState => useMemo(() => thingOf(board, id), [board, id]).value;

/** The same object for as long as nothing in it differs. */
export function thingOf(board: Board, id: string): ReadonlySignal<ThingState> {
  let last: ThingState | null = null;
  return computed(() => {
    const now = thingState(board, id);
    return last && isSame(last, now) ? last : (last = now);
  });
}

function thingState({ hand }: Board, id: string): ThingState {
  const open = hand.targets.value.lit.has(id);
  const way = open ? hand.choices.value.get(id) : undefined;
  return {
    open,
    able: hand.targets.value.able.has(id),
    held: hand.held.value.includes(id),
    grab: hand.onward.value.has(id),
    label: way?.label ?? null,
    ghost: hand.hover.value === id ? (way?.ghost ?? "") : "",
  };
}

const isSame = (one: ThingState, other: ThingState): boolean =>
  (Object.keys(one) as (keyof ThingState)[]).every((key) => one[key] === other[key]);

function pieceClasses(board: Board, id: string, marks: string, tint: string, lit: boolean): string {
  const words = ["piece", marks, tint && `tint-${tint}`, lit && "legal"];
  if (board.hand.hover.value === id) words.push("hover");
  if (board.hand.pointed.value === id) words.push("pointed");
  if (board.hand.held.value.includes(id)) words.push("held");
  if (board.outlines.value.some((outline) => outline.members?.includes(id))) words.push("together");
  if (board.hand.foreseen.value?.moves[id]) words.push("stirs");
  if (board.guide.highlights.value.has(id)) words.push("shone");
  if (board.state.entered.value.has(id)) words.push("enter");
  if (isRefused(board, id)) words.push("refused");
  return words.filter(Boolean).join(" ");
}

function isRefused({ explanations }: Board, id: string): boolean {
  return explanations.bubble.value?.kind === "why" && explanations.bubble.value.about === id;
}

export function tintStyle(tint: string | undefined): Record<string, string> | undefined {
  return tint ? { "--tint": `var(--${tint}, ${tint})` } : undefined;
}
