// The picture of a drawn zone on the page: from a point on the screen to its units, and back.
import type { Zone } from "../../wire/types";
import { type CentredBox, fromDrawn, toDrawn } from "./zoneGeometry";

export interface ScreenPoint {
  clientX: number;
  clientY: number;
}

/** The picture of a zone; the one in an open sheet before the one on the table. */
export function zoneSvg(root: ParentNode, zone: string): SVGSVGElement | null {
  const all = root.querySelectorAll<SVGSVGElement>(`[data-picture="${CSS.escape(zone)}"]`);
  return [...all].find((one) => one.closest("dialog[open]")) ?? all[0] ?? null;
}

/** A point of the screen in a zone's own units; null where the picture is not what lies there. */
export function screenToZone(root: ParentNode, zone: Zone, { clientX, clientY }: ScreenPoint): { x: number; y: number } | null {
  const picture = zoneSvg(root, zone.id);
  const there = document.elementFromPoint(clientX, clientY);
  if (!picture || !there || !picture.contains(there)) return null;
  return fromDrawn(zone, screenToSvg(picture, clientX, clientY));
}

export function screenToSvg(picture: SVGSVGElement, x: number, y: number): DOMPoint {
  return new DOMPoint(x, y).matrixTransform(picture.getScreenCTM()!.inverse());
}

/** Where a place of a zone lies on the screen. */
export function zoneToScreen(root: ParentNode, zone: Zone, own: CentredBox): DOMRect | null {
  const picture = zoneSvg(root, zone.id);
  const matrix = picture?.getScreenCTM();
  if (!matrix) return null;
  const { x, y, w, h } = toDrawn(zone, own);
  const corner = new DOMPoint(x - w / 2, y - h / 2).matrixTransform(matrix);
  return new DOMRect(corner.x, corner.y, w * matrix.a, h * matrix.d);
}
