// Messages of a table as the client knows them: a frame has its picture and its table at hand. Unfolded here, and nowhere else.
import { changedScene, sceneDigest } from "./sceneChanges";
import { WIRE, type Frame, type Picture, type TableFacts, type Tell, type WireScene } from "./types";

export interface TableFrame
  extends Omit<Frame, "wire" | "picture" | "about">, Omit<Picture, "scene" | "change">, TableFacts {
  scene: WireScene;
}
export type TableMessage = Exclude<Tell, Frame> | TableFrame;

/** A frame unfolded; what it does not say of its table is as in the frame before. None: it changes another scene than the page
 * holds, and the page has to ask for the whole. */
export function unfoldFrame({ wire: _, picture, about, ...rest }: Frame, before: TableFrame | null = null): TableFrame | null {
  const { scene: whole, change, ...flags } = picture;
  const held = before && change?.of === sceneDigest(before.scene) ? before.scene : null;
  const scene = whole ?? (held && changedScene(held, change!));
  if (!scene || (!whole && sceneDigest(scene) !== picture.digest)) return null;
  const { game, table, mode, options, hints, day, content, ladder } = about ?? before ?? NOWHERE;
  return { ...rest, ...flags, scene, game, table, mode, options, hints, day, content, ladder };
}

/** Whether this page speaks the server's version of the messages. */
export const speaksWire = (frame: Frame): boolean => frame.wire === WIRE;

const NOWHERE: TableFacts = { game: "", table: "" };
