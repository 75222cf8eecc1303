// How a thing goes when a choice says so: half a turn in the plane, a flip about its upright axis, a quarter turn, a slide.

/** How long whatever a change moves is an animation, however soon it rests: each end costs the main thread frames, so all of them end at
 * once. Stylesheets have the same time. */
export const MOTION_MS = 420;

/** An animation that nears its own end wakes the main thread at every frame: it is given so much longer than it takes, and taken away. */
const SPARE = 100;

/** Frames of so many milliseconds, and their last one until it is taken away. */
export function untilTakenAway(frames: readonly Keyframe[], ms: number): Keyframe[] {
  const part = ms / MOTION_MS / SPARE;
  const spread = frames.map((frame, at) => ({ ...frame, offset: (frame.offset ?? at / (frames.length - 1)) * part }));
  const { easing: _, ...rest } = spread.at(-1)!;
  return [...spread, { ...rest, offset: 1 }];
}

/** Plays frames of so many milliseconds, at a pace; whoever begins it takes it away. */
export function play(body: Element, frames: readonly Keyframe[], ms: number, pace: number, id = ""): Animation {
  return body.animate(untilTakenAway(frames, ms), { id, duration: MOTION_MS * SPARE * pace });
}

/** Reads what a stylesheet moves, once, and when it rests; `begin` gives it longer, as it is given to all. */
export function prolonged(motion: Animation): { rests: number; begin: () => Animation } {
  const effect = motion.effect as KeyframeEffect;
  const { duration, endTime } = effect.getComputedTiming();
  const frames = untilTakenAway(effect.getKeyframes() as Keyframe[], Number(duration));
  const begin = () => {
    effect.setKeyframes(frames);
    effect.updateTiming({ duration: MOTION_MS * SPARE });
    return motion;
  };
  return { rests: Number(endTime), begin };
}

/** Calls when all that began with this motion rest; not where it is cancelled before it could begin. */
export function whenAllRest(motion: Animation, pace: number, end: () => void): void {
  motion.ready.then(
    () => setTimeout(end, MOTION_MS * pace),
    () => undefined,
  );
}

export interface ExitMotion {
  frames: Keyframe[];
  ms: number;
}

const SWING = "cubic-bezier(.45,.05,.35,1)";
const FALL = "cubic-bezier(.4,0,.8,.4)";
const LIFT = "translateY(-2%)";
const NARROW = "scale(.02, 1.05) skewY(2deg)";

const EXITS: Record<string, ExitMotion> = {
  turn: {
    ms: 400,
    frames: [
      { transform: "none", easing: SWING },
      { transform: `${LIFT} rotate(180deg)`, opacity: 1, offset: 0.56, easing: FALL },
      { transform: "translateY(34%) rotate(180deg) scale(.94)", opacity: 0 },
    ],
  },
  flip: {
    ms: 420,
    frames: [
      { transform: "none", filter: "brightness(1)", easing: "ease-in" },
      { transform: NARROW, filter: "brightness(.6)", offset: 0.28, easing: "ease-out" },
      { transform: "none", filter: "brightness(1)", opacity: 1, offset: 0.58, easing: FALL },
      { transform: "translateY(34%) scale(.94)", filter: "brightness(1)", opacity: 0 },
    ],
  },
  right: {
    ms: 260,
    frames: [
      { transform: "none", easing: SWING },
      { transform: "rotate(-90deg)", opacity: 0.9, offset: 0.7 },
      { transform: "rotate(-90deg) scale(.7)", opacity: 0 },
    ],
  },
  slide: {
    ms: 240,
    frames: [
      { transform: "none", opacity: 1, easing: FALL },
      { transform: "translateY(30%)", opacity: 0 },
    ],
  },
};

/** What a piece does as it leaves; null where its way is unknown. */
export function exitMotion(way: string): ExitMotion | null {
  return EXITS[way] ?? null;
}

/** The face a thing shows after it has turned: for a half turn upside down and brightening, for a flip from its middle on. */
export function undersideKeyframes(way: string): Keyframe[] {
  const turned = { transform: way === "turn" ? "rotate(180deg)" : "none" };
  if (way === "turn")
    return [
      { ...turned, opacity: 0 },
      { ...turned, opacity: 1, offset: 0.5 },
      { ...turned, opacity: 1 },
    ];
  return [
    { ...turned, opacity: 0 },
    { ...turned, opacity: 0, offset: 0.279 },
    { ...turned, opacity: 1, offset: 0.281 },
    { ...turned, opacity: 1 },
  ];
}

/** Where a thing that stays begins its flight: lying across, it comes from upright. */
export function flightStart(way: string, scale: number): string {
  if (way === "tip") return ` rotate(-90deg) scale(${Math.min(2.4, Math.max(0.4, scale))})`;
  if (way === "right") return ` rotate(90deg) scale(${Math.min(1, scale)})`;
  return "";
}
