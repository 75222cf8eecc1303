// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit.
import type { Frame, Text } from "./types";

export interface PuzzleAnswerWish {
  action: string;
}

export interface PuzzleMark {
  id: string;
  game: string;
  mode: string;
  state: "missed" | "open" | "solved";
  tries: number;
  hint: boolean;
}

export interface PuzzleOverview {
  day: string;
  ends: number;
  daily: PuzzleMark | null;
  streak: Streak;
  shelves: PuzzleShelf[];
}

export interface PuzzleProgress {
  mark: PuzzleMark;
  day: string;
  unit: "chance" | "points";
  value: number;
  margin: number;
  solutions: number;
  among: string[];
  tried: TriedChoice | null;
  solution: PuzzleSolution | null;
  streak: Streak | null;
}

export interface PuzzleSheet {
  progress: PuzzleProgress;
  frame: Frame;
}

export interface PuzzleShelf {
  game: string;
  puzzles: PuzzleMark[];
}

export interface PuzzleSolution {
  best: string[];
  tempting: string;
  tempting_value: number;
  why: Text[];
}

export interface Streak {
  days: number;
  longest: number;
  week: StreakDay[];
}

export interface StreakDay {
  day: string;
  state: "" | "hint" | "missed" | "open" | "solved" | "spared";
}

export interface TriedChoice {
  action: string;
  good: boolean;
  value: number;
  why: Text | null;
}
