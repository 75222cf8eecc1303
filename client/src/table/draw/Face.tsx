// One face of the skin about the origin, in a pose; or a ground stretched over its whole picture.
import { faceBox, faceHref } from "../../lib/skin";
import { faceForPose, poseStyle, poseTransform } from "../geometry/zoneGeometry";

export function Face({ face, turn = 0, class: extra }: { face: string | undefined; turn?: number; class: string }) {
  const made = faceForPose(face, turn);
  const box = faceBox(made.face);
  if (!box) return null;
  const use = <use class={extra} href={faceHref(made.face)} x={-box.w / 2} y={-box.h / 2} width={box.w} height={box.h} />;
  const pose = poseTransform(made.turn);
  return pose ? (
    <g transform={pose} style={poseStyle(made.turn)}>
      {use}
    </g>
  ) : (
    use
  );
}

/** The ground of a picture of this size; `turn` where the zone is drawn turned. */
export function Ground({ face, turn, w, h }: { face: string | undefined; turn: number; w: number; h: number }) {
  const made = faceForPose(face, turn);
  if (!faceBox(made.face)) return null;
  const [width, height] = made.turn % 2 ? [h, w] : [w, h];
  return (
    <g transform={`translate(${w / 2} ${h / 2}) ${poseTransform(made.turn) ?? ""}`} style={made.turn ? poseStyle(made.turn) : undefined}>
      <use class="ground" href={faceHref(made.face)} x={-width / 2} y={-height / 2} width={width} height={height} />
    </g>
  );
}
