// What a page shows beside the table: a bubble, where a held shape is aimed, the panel that is open.
import type { SureQuestion } from "../../time/SureDialog";
import type { Text } from "../../wire/types";
import type { Cell } from "../geometry/shapes";
import type { Way } from "./paths";

export interface BubbleText {
  text: Text;
  kind: "why" | "note";
  /** The thing it speaks of: a piece or a spot in a path, or a button. */
  about: string;
  /** A face shown large. */
  face?: string | undefined;
}

/** Where a held shape is aimed: the upper left cell of its box. By the mouse it follows; else it stays until it is placed or moved. */
export interface Aim extends Cell {
  by: "mouse" | "finger" | "keys";
}

export type Panel = "" | "menu" | "rules" | "actions" | "keys" | "scores" | "invite" | SureQuestion | `zone:${string}`;

/** A choice shown on a board where it is not made: what was played, what is better, what is tried, what may be best. */
export interface ChoiceMark {
  kind: "played" | "better" | "tried" | "maybe";
  way: Way;
  /** The things of its path that are marked. */
  ids: readonly string[];
}
