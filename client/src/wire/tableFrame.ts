// Messages of a table as the client knows them: a frame has its picture and its table at hand. Unfolded here, and nowhere else.
import { WIRE, type Frame, type Picture, type TableFacts, type Tell } from "./types";

export interface TableFrame extends Omit<Frame, "wire" | "picture" | "about">, Picture, TableFacts {}
export type TableMessage = Exclude<Tell, Frame> | TableFrame;

/** A frame unfolded; what it does not say of its table is as in the frame before. */
export function unfoldFrame({ wire: _, picture, about, ...rest }: Frame, before: TableFrame | null = null): TableFrame {
  const { game, table, mode, options, hints, day, content } = about ?? before ?? NOWHERE;
  return { ...rest, ...picture, game, table, mode, options, hints, day, content };
}

/** Whether this page speaks the server's version of the messages. */
export const speaksWire = (frame: Frame): boolean => frame.wire === WIRE;

const NOWHERE: TableFacts = { game: "", table: "" };
