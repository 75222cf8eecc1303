// How a thing goes when a choice says so: half a turn in the plane, a flip about its upright axis, a quarter turn, a slide.

export interface Going {
  frames: Keyframe[];
  ms: number;
}

const LIFT = "translateY(-2%)";
const GONE = { opacity: 0, transform: "translateY(34%) scale(.94)" };

/** What a piece does as it leaves; null where its way is unknown. */
export function going(way: string): Going | null {
  if (way === "turn") return { ms: 400, frames: [{ transform: "none" }, { transform: LIFT, offset: 0.08 }, { transform: `${LIFT} rotate(180deg)`, offset: 0.6, opacity: 1 }, { opacity: 0, transform: "translateY(34%) rotate(180deg) scale(.94)" }] };
  if (way === "flip") return { ms: 420, frames: [{ transform: "none" }, { transform: "scale(.02, 1.05) skewY(2deg)", offset: 0.28, filter: "brightness(.6)" }, { transform: "none", offset: 0.58, opacity: 1 }, GONE] };
  if (way === "right") return { ms: 260, frames: [{ transform: "none" }, { transform: "rotate(-90deg)", offset: 0.7, opacity: 0.9 }, { transform: "rotate(-90deg) scale(.7)", opacity: 0 }] };
  if (way === "slide") return { ms: 240, frames: [{ transform: "none", opacity: 1 }, { transform: "translateY(30%)", opacity: 0 }] };
  return null;
}

/** The face a thing shows after it has turned: for a half turn upside down beneath the turn, for a flip from its middle on. */
export function underside(way: string): Keyframe[] {
  if (way === "turn") return [{ opacity: 0, transform: "rotate(180deg)" }, { opacity: 1, transform: "rotate(180deg)", offset: 0.5 }, { opacity: 1, transform: "rotate(180deg)" }];
  return [{ opacity: 0 }, { opacity: 0, offset: 0.279 }, { opacity: 1, offset: 0.281 }, { opacity: 1 }];
}

/** Where a thing that stays begins its flight: lying across, it comes from upright. */
export function beginning(way: string, scale: number): string {
  if (way === "tip") return ` rotate(-90deg) scale(${Math.min(2.4, Math.max(0.4, scale))})`;
  if (way === "right") return ` rotate(90deg) scale(${Math.min(1, scale)})`;
  return "";
}
