// Whose a piece is, told by the seat's pattern beside its colour, for those who like it so.
import { preferences } from "../../lib/preferences";
import type { FaceBox } from "../../lib/skin";
import { spriteHref } from "../../lib/faces/sprites";
import { SeatDisc } from "../../lib/ui";

const SHARE = 0.5;
const LARGEST = 34;

function seatOf(tint: string | undefined): number | null {
  const seat = preferences.value.patterns === "on" && /^seat-(\d+)$/.exec(tint ?? "");
  return seat ? Number(seat[1]) : null;
}

/** In a picture: at the corner of a face of this size about the origin. */
export function SeatMark({ tint, box }: { tint: string | undefined; box: FaceBox | null }) {
  const seat = seatOf(tint);
  if (seat === null || !box) return null;
  const size = Math.min(LARGEST, SHARE * Math.min(box.w, box.h));
  return (
    <use
      class="seatmark"
      href={spriteHref(`seat-${seat % 6}`)}
      x={box.w / 2 - size * 0.75}
      y={-box.h / 2 - size * 0.25}
      width={size}
      height={size}
    />
  );
}

/** In a row: at the corner of a piece. */
export function SeatCorner({ tint }: { tint: string | undefined }) {
  const seat = seatOf(tint);
  return seat === null ? null : <SeatDisc seat={seat} class="seatmark" />;
}
