// What is said beside a thing: why it may not be touched, as the rules answer, or what it is.
import { signal } from "@preact/signals";
import type { Ask, Text } from "../../wire/types";
import type { Hand } from "./hand";
import type { TableState } from "./tableState";
import type { BubbleText } from "./viewTypes";

const BUBBLE_MS = 4000;

export class Explanations {
  readonly bubble = signal<BubbleText | null>(null);
  private questions = 0;
  private asking = new Map<number, string>();
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly state: TableState,
    private readonly hand: Hand,
    private readonly send: (ask: Ask) => boolean,
  ) {}

  /** Asks the rules why a thing may not be touched next. */
  why(id: string, held = this.hand.held.peek()): void {
    const frame = this.state.frame.peek();
    if (!frame || frame.seat === null || frame.outcome || frame.stopped) return;
    this.ask(id, { path: [...held, id], turn: this.hand.pose.peek() });
  }

  /** Asks the rules why a button is closed. */
  whyShut(action: string): void {
    this.ask(action, { action });
  }

  /** What a thing is, with its face large where it has one; false where there is nothing to say. */
  note(id: string): boolean {
    const piece = this.state.frame.peek()?.scene.pieces.find((one) => one.id === id);
    const text = piece?.note ?? (piece?.large ? piece.label : null);
    if (text) this.speak({ text, kind: "note", about: id, face: piece?.large });
    return Boolean(text);
  }

  /** The rules have answered; where they object to nothing, the thing says what it is. */
  answer(ask: number, why: Text | null): void {
    const about = this.asking.get(ask);
    this.asking.delete(ask);
    if (about === undefined) return;
    if (why) this.object(why, about);
    else this.note(about);
  }

  object(why: Text, about = ""): void {
    this.speak({ text: why, kind: "why", about });
  }

  hush(): void {
    clearTimeout(this.fading);
    this.asking.clear();
    this.bubble.value = null;
  }

  private ask(about: string, what: { action?: string; path?: string[]; turn?: number }): void {
    const ask = ++this.questions;
    this.asking.clear();
    this.asking.set(ask, about);
    this.send({ do: "why", ask, ...what });
  }

  private speak(bubble: BubbleText): void {
    clearTimeout(this.fading);
    this.bubble.value = bubble;
    this.fading = setTimeout(() => (this.bubble.value = null), BUBBLE_MS);
  }
}
