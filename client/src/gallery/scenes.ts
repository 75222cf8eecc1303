// Made-up positions, one for each mechanism.
import type { WireGesture, WireGroup } from "../wire/gestureTypes";
import type { Piece, Zone } from "../wire/types";
import { said, type SceneMaker } from "./mockBoard";

const named = (n: number): Partial<Piece> => ({ label: said("thing", { n }) });
const does = (action: string, last: string, n: number, ghost = ""): WireGesture =>
  ({ action, last, label: said("touch", { n }), ghost });
const FACES = ["card-a", "card-b", "card-c"];

export const spots: SceneMaker = (done) => {
  const zone: Zone = {
    id: "strait",
    layout: "spots",
    label: said("spots"),
    width: 480,
    height: 240,
    face: "ground",
    spots: [{ id: "east", x: 390, y: 120, label: said("thing", { n: 4 }), lit: "stone-lit" }],
  };
  const taken = (n: number) => done.includes(`take ${n}`);
  const pieces: Piece[] = [1, 2, 3].map((n) => ({
    id: `stone-${n}`,
    at: "strait",
    face: taken(n) ? "arrow" : "stone",
    x: 90 * n,
    y: n === 2 ? 190 : 60,
    lit: "stone-lit",
    note: said("note"),
    ...named(n),
  }));
  if (taken(4)) pieces.push({ id: "new", at: "strait/east", face: "stone", tint: "seat-0", count: 3, ...named(4) });
  const free = [1, 2].filter((n) => !taken(n)).map((n) => does(`take ${n}`, `stone-${n}`, n, "arrow"));
  if (!taken(4)) free.push(does("take 4", "strait/east", 4, "stone"));
  return { zones: [zone], pieces, groups: [{ gestures: free }] };
};

export const stroke: SceneMaker = (done) => {
  const zone: Zone = { id: "straits", layout: "spots", label: said("stroke"), width: 480, height: 140 };
  const isles: Piece[] = [1, 2, 3].map((n) => ({
    id: `isle-${n}`,
    at: "straits",
    face: "stone",
    x: 160 * n - 80,
    y: 70,
    layer: 1,
    ...named(n),
  }));
  const spans: Piece[] = done.map((action, at) => ({
    id: `span-${at}`,
    at: "straits",
    face: "pip",
    x: action === "join 1" ? 160 : 320,
    y: 70,
  }));
  const lines: Piece[] = [1, 2].map((n) => ({
    id: `line-${n}`,
    at: "straits",
    face: "pip",
    x: 160 * n,
    y: 70,
    marks: "faint",
    ...named(n + 3),
  }));
  const ways = [1, 2]
    .filter((n) => !done.includes(`join ${n}`))
    .map((n) =>
      ({
        action: `join ${n}`,
        last: `line-${n}`,
        label: said("touch", { n }),
        ghost: "pip",
        also: [
          [`isle-${n}`, `isle-${n + 1}`],
          [`isle-${n + 1}`, `isle-${n}`],
        ],
      }),
    );
  return { zones: [zone], pieces: [...lines, ...spans, ...isles], groups: [{ gestures: ways }] };
};

export const grid: SceneMaker = (done) => {
  const field: Zone = { id: "field", layout: "grid", label: said("grid"), cols: 6, rows: 3, cell: 80 };
  const store: Zone = { id: "store", layout: "row", label: said("row") };
  const laid = done.map((action) => action.split(" ").map(Number));
  const pieces: Piece[] = laid.map(([, x, y], at) => ({ id: `stone-${at}`, at: "field", face: "stone", x: x!, y: y!, ...named(at + 1) }));
  const next = `stone-${laid.length}`;
  pieces.push({ id: next, at: "store", face: "stone", ...named(laid.length + 1) });
  const free = Array.from({ length: 18 }, (_, n) => n).filter((n) => n % 5 !== 3 && !laid.some(([, x, y]) => y! * 6 + x! === n));
  const steps = free.map((n, at) => (at ? n - free[at - 1]! : n));
  const like = { label: said("cell"), ghost: "stone" };
  const lay = { action: "lay <x> <y>", path: [next, "field/<x>,<y>"], columns: [steps], cols: 6, like };
  return { zones: [field, store], pieces, cells: laid.length < 3 ? [lay] : [] };
};

export const row: SceneMaker = (done) => {
  const zones: Zone[] = [
    { id: "hand", layout: "row", label: said("row") },
    {
      id: "kept",
      layout: "row",
      label: said("kept"),
      caption: said("kept"),
      spots: done.length < 3 ? [{ id: "end", x: 0, y: 0, label: said("kept"), face: "card-back" }] : [],
    },
  ];
  const kept = done.map((action) => Number(action.split(" ")[1]));
  const pieces: Piece[] = FACES.map((face, n) => ({ id: `card-${n}`, at: kept.includes(n) ? "kept" : "hand", face, ...named(n + 1) }));
  const groups = [0, 1, 2]
    .filter((n) => !kept.includes(n))
    .map((n) => ({ path: [`card-${n}`], gestures: [does(`keep ${n}`, "kept/end", n + 1)] }));
  return { zones, pieces, groups };
};

export const fan: SceneMaker = (done) => {
  const zones: Zone[] = [
    { id: "fan", layout: "fan", label: said("fan") },
    { id: "pile", layout: "pile", label: said("pile") },
  ];
  const played = done.map((action) => Number(action.split(" ")[1]));
  const hand = [0, 1, 2, 3, 4].filter((n) => !played.includes(n));
  const face = (n: number) => FACES[n % 3]!;
  const pieces: Piece[] = hand.map((n) => ({ id: `leaf-${n}`, at: "fan", face: face(n), ...named(n + 1) }));
  pieces.push(
    { id: "back", at: "pile", face: "card-back" },
    ...played.map((n, at): Piece => ({
      id: `leaf-${n}`,
      at: "pile",
      face: face(n),
      turn: at % 2 ? 2 : 0,
      count: at === played.length - 1 ? played.length : null,
      ...named(n + 1),
    })),
  );
  return { zones, pieces, groups: [{ gestures: hand.filter((n) => n !== 4).map((n) => does(`play ${n}`, `leaf-${n}`, n + 1)) }] };
};

export const tracks: SceneMaker = (done) => {
  const at = done.length;
  const zones: Zone[] = [
    { id: "track", layout: "track", label: said("track"), cols: 6, title: true },
    { id: "wheel", layout: "ring", label: said("ring"), width: 240, height: 240, cols: 8, face: "ring-ground" },
    { id: "ladder", layout: "ladder", label: said("ladder"), title: true },
  ];
  const steps: Piece[] = [0, 1, 2, 3, 4, 5].map((n) => ({
    id: `step-${n}`,
    at: "track",
    face: n === at ? "pawn" : "",
    words: n === at ? null : said("number", { n: n + 1 }),
    ...named(n + 1),
  }));
  const rungs: Piece[] = [0, 1, 2, 3].map((n) => ({
    id: `rung-${n}`,
    at: "ladder",
    words: said("thing", { n: n + 1 }),
    note: said("number", { n: 10 * (n + 1) }),
    marks: n === at ? "here" : n === at + 1 ? "next" : "",
    ...named(n + 1),
  }));
  const wheel: Piece[] = [
    { id: "pawn-a", at: "wheel", face: "pawn", x: at, ...named(1) },
    { id: "pawn-b", at: "wheel", face: "pawn", x: 5, tint: "seat-1", ...named(2) },
  ];
  return {
    zones,
    pieces: [...steps, ...rungs, ...wheel],
    groups: at < 3 ? [{ gestures: [does(`go ${at + 1}`, `step-${at + 1}`, at + 2, "pawn")] }] : [],
  };
};

export const mini: SceneMaker = () => {
  const zones: Zone[] = [
    { id: "box", layout: "panel", label: said("panel"), title: true },
    { id: "small", layout: "spots", label: said("mini"), inside: "box", width: 480, height: 240, face: "ground", mini: true },
  ];
  return { zones, pieces: [1, 2, 3].map((n): Piece => ({ id: `far-${n}`, at: "small", face: "stone", x: 120 * n, y: 120, ...named(n) })) };
};

/** A card that turns, flips, tips over and is straightened; a thing with two ways shows them once it is touched. */
export const turning: SceneMaker = (done) => {
  const zones: Zone[] = [
    { id: "held", layout: "spots", label: said("turning"), width: 240, height: 130 },
    { id: "lain", layout: "row", label: said("kept"), caption: said("kept") },
    { id: "ways", layout: "row", label: said("choices"), skin: "choices", title: true },
  ];
  const top = done.filter((action) => action !== "straighten").length % 3;
  const lain = done.reduce<number[]>(
    (found, action, at) => (action.startsWith("tip") ? [...found, at] : action === "straighten" ? found.slice(1) : found),
    [],
  );
  const id = `turn-${done.length}`;
  const pieces: Piece[] = [{ id, at: "held", face: FACES[top]!, x: 60, y: 65, ...named(1) }];
  pieces.push(
    ...["turn", "flip", "tip"].map((way, at): Piece => ({
      id: `chip-${way}`,
      at: "held",
      face: "pip",
      x: 140 + 40 * at,
      y: 65,
      ...named(at + 2),
    })),
  );
  pieces.push(...lain.map((at): Piece => ({ id: `turn-${at}`, at: "lain", face: "card-b", turn: 1, ...named(at + 1) })));
  pieces.push(...[1, 2].map((n): Piece => ({ id: `way-${n}`, at: "ways", words: said("thing", { n }), ...named(n) })));
  const turned = (way: string, n: number, ghost: string) =>
    ({ action: way, last: `chip-${way}`, label: said("touch", { n }), ghost, moves: { [id]: way }, key: way[0]! });
  const tips = [1, 2].map((n) =>
    ({
      action: `tip ${n}`,
      last: `way-${n}`,
      label: said("touch", { n }),
      also: n === 1 ? [["chip-tip", "chip-tip"]] : [],
      moves: { [id]: "tip" },
      key: "s",
    }),
  );
  const groups: WireGroup[] = [
    { gestures: [turned("turn", 2, FACES[top]!), turned("flip", 3, FACES[(top + 1) % 3]!)] },
    { path: ["chip-tip"], gestures: tips },
  ];
  if (lain.length)
    groups.push({ gestures: [{ action: "straighten", label: said("pass"), moves: { [`turn-${lain[0]}`]: "right" } }] });
  return { zones, pieces, groups };
};

/** Something one may do and need not, then a step that is no choice. */
export const may: SceneMaker = (done) => {
  const zone: Zone = { id: "cards", layout: "row", label: said("row") };
  const pieces: Piece[] = FACES.map((face, n) => ({ id: `any-${n}`, at: "cards", face, large: face, ...named(n + 1) }));
  if (done.length > 5) return { zones: [zone], pieces };
  if (done.length % 2)
    return {
      zones: [zone],
      pieces,
      groups: [{ gestures: [{ action: "end", label: said("end"), main: true, formal: true }] }],
    };
  const play = (n: number) => ({ action: `play ${n}`, last: `any-${n}`, label: said("touch", { n: n + 1 }), ask: "window" });
  const pass = { action: "pass", label: said("pass"), ask: "window" };
  return {
    zones: [zone],
    pieces,
    groups: [{ gestures: [play(0), play(2), pass] }],
    may: [{ kind: "window", label: said("may-play"), name: said("may-kind"), decline: "pass" }],
  };
};

/** A whole table, with every slot in use. */
export const whole: SceneMaker = (done) => {
  const board = spots(done);
  const side: Zone[] = [1, 2, 3].map((n) => ({
    id: `goal-${n}`,
    layout: "row",
    label: said("thing", { n }),
    inside: "side",
    caption: said("kept"),
  }));
  const more: Zone = { id: "cards", layout: "row", label: said("row"), inside: "more", title: true };
  const card: Zone = { id: "turn", layout: "pile", label: said("pile"), inside: "tray" };
  const small: Zone[] = [0, 1, 2].map((n) => ({
    id: `small-${n}`,
    layout: "spots",
    label: said("mini"),
    inside: `seat:${n}`,
    width: 480,
    height: 240,
    face: "ground",
    mini: true,
    owner: n,
  }));
  const goals: Piece[] = [1, 2, 3].map((n) => ({ id: `goal-piece-${n}`, at: `goal-${n}`, face: "stone", ...named(n) }));
  const cards: Piece[] = FACES.map((face, n) => ({ id: `seen-${n}`, at: "cards", face, ...named(n) }));
  return {
    ...board,
    prompt: said("prompt"),
    hint: said("hint"),
    subtitle: said("thing", { n: 3 }),
    zones: [...board.zones, ...side, more, card, ...small],
    pieces: [...board.pieces, ...goals, ...cards, { id: "top", at: "turn", face: "card-a", ...named(1) }],
    groups: [...(board.groups ?? []), { gestures: [{ action: "pass", label: said("pass") }] }],
    shut: [{ action: "end", label: said("end"), main: true, icon: "check" }],
    stages: [
      { mark: "a", label: said("thing", { n: 1 }), state: "done" },
      { mark: "b", label: said("thing", { n: 2 }), state: "now", full: 1, of: 2, pip: "pip", note: said("number", { n: 1 }) },
    ],
    progress: { label: said("round", { number: 9 }), now: 9, of: 17, groups: [7, 5, 5] },
    scores: [10, 17, 12],
  };
};
