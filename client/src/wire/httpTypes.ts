// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit.
import type { Clock, ContentLabel, Ladder, Progress, SeatStatus, Text, WireEvent } from "./types";

export type * from "./analysisTypes";
export type * from "./ladderTypes";
export type * from "./puzzleTypes";
export type * from "./rulebookTypes";

export interface Achievements {
  statistics: GameStatistics[];
  trophies: EarnedTrophy[];
}

export interface AnalysisWish {
  depth?: "deep" | "quick";
}

export interface BegunTable {
  seats: number;
}

export interface CatchUp {
  ply: number;
  changed: string[];
}

export interface Challenge {
  challenge: string;
}

export interface ContentWish {
  game: string;
  name: string;
  text: string;
  wanted?: string;
}

export interface DailyDeal {
  game: string;
  mode: string;
  mine: string;
  over: boolean;
  players: number;
  ranks: DailyRank[];
}

export interface DailyOverview {
  day: string;
  ends: number;
  deals: DailyDeal[];
  best: DailyDeal[];
  puzzle: DailyPuzzle | null;
}

export interface DailyPuzzle {
  game: string;
  solved: boolean;
  hint: boolean;
  days: number;
}

export interface DailyRank {
  place: number;
  name: string;
  score: number;
  me: boolean;
  table: string;
}

export interface DailyWish {
  game: string;
  mode: string;
}

export interface EarnedTrophy {
  game: string;
  trophy: string;
  table: string;
  at: number;
}

export interface EraseWish {
  sure: "yes";
}

export interface Fault {
  line: number;
  why: Text;
}

export interface FinishedGame {
  table: string;
  game: string;
  mode: string;
  at: number;
  seat: number;
  names: string[];
  score: number | null;
  won: boolean;
  rank: string;
  day: string;
  watch: boolean;
}

export interface ForkWish {
  ply: number;
  sit: number;
  seat?: number | null;
  level?: string;
  action?: string | null;
  act?: number | null;
}

export interface FreedSeats {
  seats: number;
}

export interface GameHistory {
  games: FinishedGame[];
  more: boolean;
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  modes: string[];
}

export interface GameStatistics {
  game: string;
  all: Totals;
  modes: Totals[];
}

export interface HookWish {
  address: string;
}

export interface Island {
  id: string;
  minutes: number;
  seats: number[];
  wide: MapSpot;
  narrow: MapSpot;
  accent: string;
  art: string;
  modes: Mode[];
  options: GameOption[];
  levels: string[];
  trophies: string[];
  trophy_art: string;
  trophy_option: string;
  trophy_modes: string[];
  lesson: boolean;
  content: boolean;
  gentle: boolean;
}

export interface LinkKey {
  key: string;
}

export interface LinkWish {
  renew?: boolean;
}

export interface ListedTable {
  table: string;
  game: string;
  mode: string;
  acting: boolean;
  progress: Progress | null;
  seats: SeatStatus[];
  content: ContentLabel | null;
}

export interface MapSpot {
  x: number;
  y: number;
  w: number;
  turn: number;
}

export interface Me {
  name: string;
  lang: "en" | "fr";
  theme: "auto" | "dark" | "light";
  trophies: Record<string, string[]>;
  preferences: Preferences;
  hook: string;
}

export interface Mode {
  id: string;
  seats: number[];
  preset: Record<string, unknown>;
  ladder: Ladder | null;
  together: boolean;
}

export interface MovedIn {
  games: number;
  known: number;
  refused: number;
  left: number;
  records: number;
  contents: number;
}

export interface NewPasskey {
  id: string;
  data: string;
  client: string;
  key?: string;
}

export interface NoteWish {
  ply: number;
  words: string;
  seat?: number | null;
  shared?: boolean;
}

export interface OfflineOffer {
  here: boolean;
}

export interface OpenedTable {
  table: string;
}

export interface OwnContent {
  game: string;
  digest: string;
  name: string;
  size: number;
  made: number;
}

export interface PasskeyCount {
  passkeys: number;
}

export interface PasskeyProof {
  id: string;
  data: string;
  client: string;
  signature: string;
}

export interface Preferences {
  confirm: "each" | "never";
  end_turn: "ask" | "at_once";
  formal: "alone" | "ask";
  motion: "auto" | "fast" | "off" | "slow";
  pace: "at_once" | "fast" | "normal" | "slow";
  patterns: "off" | "on";
  sound: "away" | "off" | "on";
  notify: "off" | "on";
}

export interface ProfileChanges {
  name?: string | null;
  lang?: "en" | "fr" | null;
  theme?: "auto" | "dark" | "light" | null;
  preferences?: Record<string, string> | null;
}

export interface ProfileName {
  name: string;
}

export interface GameRecord {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: number;
  seed: string;
  actions?: [number, string][];
}

export interface RefusedCall {
  why: Text;
  faults?: Fault[];
}

export interface ReplayNote {
  ply: number;
  words: string;
  shared?: boolean;
  by?: string;
}

export interface ReplayOverview {
  id: string;
  game: string;
  mode: string;
  seats: SeatStatus[];
  seat: number | null;
  viewpoints: (number | null)[];
  plies: number[];
  events: WireEvent[];
  notes: ReplayNote[];
  lines?: number[];
  actors?: number[];
  acts?: number[];
  stood_in?: number[];
  own?: number | null;
  open?: boolean;
  table?: string;
  options?: Record<string, string | number | boolean | string[]>;
  rules?: Text | null;
  content?: ContentLabel | null;
}

export interface SeatChange {
  kind: "bot" | "me" | "open";
  level?: string;
}

export interface SeatWish {
  kind: "bot" | "friend" | "guest" | "me";
  level?: string;
  name?: string;
}

export interface TableListing {
  listed: boolean;
}

export interface TableWish {
  game: string;
  mode: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean | string[]>;
  listed?: boolean;
  clock?: Clock;
  hints?: boolean;
  content?: string;
}

export interface TakeWish {
  key: string;
  sure?: boolean;
}

export interface TakenSeat {
  seat: number;
}

export interface Totals {
  mode: string;
  seats: number;
  played: number;
  decided: number;
  won: number;
  best: number | null;
  mean: number | null;
  best_table?: string;
  title?: string;
  next_title?: string;
  next_points?: number;
}

export interface TryWish {
  act: number;
  action: string;
}

export interface UploadedRecord {
  replay: string;
}
