// The wire in TypeScript, written by client/wiretypes.py from table/wire and core/scene.py. Do not edit.
import type { SceneChange, WirePart } from "./changeTypes";
import type { WireCells, WireGroup } from "./gestureTypes";
import type { Outline, Piece, Progress, Stage, Zone } from "./sceneTypes";

export type * from "./sceneTypes";

/** The version of these messages: a page of another is to be loaded again. */
export const WIRE = 4;

export interface Act {
  do: "act";
  ply: number;
  action: string;
}

export interface Because {
  is: "because";
  ask: number;
  why?: Text | null;
}

export interface Call {
  do: "call";
  seat: number;
  wait?: boolean;
}

export interface Cancelled {
  is: "cancelled";
}

export interface Clock {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
}

export interface ContentLabel {
  digest: string;
  name?: string;
}

export interface Curtain {
  is: "curtain";
  game: string;
  table: string;
  mode: string;
  seats: SeatStatus[];
  mine: number[];
  content?: ContentLabel | null;
}

export interface Frame {
  is: "frame";
  wire: number;
  seat: number | null;
  picture: Picture;
  seats: SeatStatus[];
  events: WireEvent[];
  fresh?: boolean;
  mine?: number[];
  clock?: WireClock | null;
  start?: number;
  calls?: WireCall[];
  about?: TableFacts | null;
}

export interface Hint {
  do: "hint";
  ply: number;
}

export interface Hinted {
  is: "hint";
  ply: number;
  action: string;
  why?: Text[];
}

export interface Ladder {
  rungs: Rung[];
  lost?: boolean;
}

export interface Leave {
  do: "leave";
}

export interface LessonMessage {
  is: "lesson";
  step: number;
  of: number;
  note: Text;
  you?: string;
  look?: string[];
  outcome?: Outcome | null;
}

export interface Lift {
  do: "lift";
  seat: number;
}

export interface LobbyMessage {
  is: "lobby";
  game: string;
  table: string;
  mode: string;
  seats: SeatStatus[];
  seat: number | null;
  options?: Record<string, string | number | boolean | string[]>;
  place?: number | null;
  host?: boolean;
  listed?: boolean;
  ready?: boolean;
  clock?: Clock;
  hints?: boolean;
  content?: ContentLabel | null;
}

export interface Lower {
  do: "lower";
}

export interface Marked {
  is: "marked";
  ply: number;
  asked: string[];
  final?: string[];
  ends?: string[];
}

export interface Marks {
  do: "marks";
  ply: number;
  ways: string[][];
}

export interface Outcome {
  winners: number[];
  scores: Score[];
  reason: string;
  rank?: string;
}

export interface Part {
  key: string;
  points: number;
}

export interface Picture {
  ply: number;
  scene?: WireScene | null;
  change?: SceneChange | null;
  digest?: number;
  undo?: boolean;
  waiting?: boolean;
  outcome?: Outcome | null;
  trophies?: string[];
  restart?: number;
  stopped?: boolean;
  standing?: Standing | null;
}

export interface Ping {
  do: "ping";
}

export interface Pong {
  is: "pong";
}

export interface Presence {
  is: "presence";
  seats: SeatStatus[];
  clock?: WireClock | null;
  start?: number;
  calls?: WireCall[];
}

export interface Read {
  do: "read";
  step: number;
}

export interface Refused {
  is: "refused";
  why: Text;
}

export interface Rematch {
  is: "rematch";
  table: string;
}

export interface Restart {
  do: "restart";
  ply: number;
}

export interface Return {
  do: "return";
}

export interface Rung {
  least: number;
  title: string;
}

export interface Score {
  total: number;
  parts: Part[];
}

export interface SeatStatus {
  name: string;
  kind: "bot" | "open" | "person";
  level?: string;
  here?: boolean;
  acting?: boolean;
  stood?: boolean;
  stop?: boolean;
}

export interface Stand {
  do: "stand";
  answer: "ask" | "never" | "turn";
  kind?: string;
}

export interface Standing {
  turn?: boolean;
  never?: string[];
}

export interface Stop {
  do: "stop";
  agree?: boolean;
}

export interface Sync {
  do: "sync";
}

export interface TableFacts {
  game: string;
  table: string;
  mode?: string;
  options?: Record<string, string | number | boolean | string[]>;
  hints?: boolean;
  day?: string;
  content?: ContentLabel | null;
  ladder?: Ladder | null;
}

export interface Text {
  key: string;
  args?: Record<string, number | string | Text>;
  rule?: string;
}

export interface Undo {
  do: "undo";
  ply: number;
}

export interface Why {
  do: "why";
  ask: number;
  action?: string;
  path?: string[];
  turn?: number;
}

export interface WireCall {
  seat: number;
  left: number;
}

export interface WireClock {
  kind: "days" | "live";
  left: number[];
  running?: number[];
  answer?: number;
  paused?: boolean;
}

export interface WireEvent {
  kind: string;
  text: Text;
  seat?: number | null;
  ply?: number;
  line?: boolean;
  feat?: "" | "bonus" | "round";
  points?: number;
}

export interface WireMay {
  kind: string;
  label: Text;
  name: Text;
  decline?: string;
}

export interface WireScene {
  prompt: Text;
  zones: Zone[];
  pieces: Piece[];
  parts?: WirePart[];
  turn?: number;
  groups?: WireGroup[];
  cells?: WireCells[];
  shut?: WireShut[];
  hint?: Text | null;
  stages?: Stage[];
  progress?: Progress | null;
  scores?: number[];
  subtitle?: Text | null;
  held?: string;
  outlines?: Outline[];
  may?: WireMay[];
}

export interface WireShut {
  action: string;
  label: Text;
  main?: boolean;
  icon?: string;
  note?: Text | null;
}

export type Ask = Act | Undo | Why | Sync | Ping | Lift | Lower | Restart | Marks | Stand | Leave | Call | Return | Stop
  | Hint | Read;

export type Tell = Frame | LobbyMessage | Cancelled | Curtain | Rematch | Presence | Refused | Because | Pong | Marked |
  Hinted | LessonMessage;
