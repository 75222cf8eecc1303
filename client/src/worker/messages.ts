// What a page and its workers say to each other: the one that houses it, the one where bots think, the one that keeps its files.
import type { Answer } from "../wire/transport";

export type ToHouse =
  | { is: "call"; id: number; method: string; path: string; body: string; languages: string }
  | { is: "open"; link: number; path: string }
  | { is: "say"; link: number; said: string }
  | { is: "close"; link: number }
  /** The page would have the house, whoever has it now. */
  | { is: "take" };

export type FromHouse =
  | { is: "answer"; id: number; answer: Answer }
  | { is: "tell"; link: number; said: string }
  | { is: "end"; link: number; code: number }
  | ({ is: "state" } & HouseState);

/** `kept`: false where the browser keeps nothing once its window is closed. */
export type HouseState =
  | { at: "loading"; loaded: number; total: number }
  | { at: "ready"; kept: boolean }
  | { at: "elsewhere" }
  | { at: "failed"; why: string };

export type ToThinker = { id: number; name: string; job: string };
export type FromThinker = { id: number; thought?: string; failed?: string };

/** `keep`: all files are to be kept, and the page told of which version they are; `seek`: a newer version may be there; `begin`: the
 * one that waits. */
export type ToService = "keep" | "seek" | "begin";
/** `newer`: such a version waits; `changed`: a file was asked for that the folder has in another version alone. */
export type FromService = { version: string } | "newer" | "changed";
