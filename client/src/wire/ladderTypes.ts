// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit.

export interface BotLadder {
  format: string;
  game: string;
  mode: string;
  kind: "alone" | "rivals" | "together";
  seats: number;
  rules: number;
  archipel: string;
  made: string;
  seed: number;
  bots: LadderBot[];
  pairs: LadderPair[];
}

export interface LadderBot {
  bot: string;
  play: string;
  games: number;
  rating: number;
  low: number;
  high: number;
  decision_s: number;
  mean?: number;
  off?: number;
  won?: number;
  won_low?: number;
  won_high?: number;
}

export interface LadderPair {
  upper: string;
  lower: string;
  games: number;
  share: number;
  low: number;
  high: number;
}

export interface PublishedLadder {
  ladder: BotLadder;
  main: boolean;
  stale: boolean;
}
