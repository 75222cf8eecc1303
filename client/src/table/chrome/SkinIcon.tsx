// A symbol of the game's sheet on a button of the chrome.
import { faceBox, faceHref } from "../../lib/skin";

export function SkinIcon({ face }: { face: string }) {
  const box = faceBox(face);
  return box ? (
    <svg class="i" viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} aria-hidden="true">
      <use href={faceHref(face)} x={box.x} y={box.y} width={box.w} height={box.h} />
    </svg>
  ) : null;
}
