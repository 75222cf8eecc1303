// What a page knows of its table: fed by messages alone, whoever brings them; it knows no socket, no clock, no page.
import { batch, computed, signal } from "@preact/signals";
import { unpackGestures } from "../../wire/gestureCodec";
import type { TableFrame, TableMessage } from "../../wire/tableFrame";
import type { Curtain, LobbyMessage, SeatStatus, Text, WireEvent } from "../../wire/types";
import { type Way, waysOf } from "./paths";
import { piecesByZone } from "./zoneContents";

export class TableState {
  readonly frame = signal<TableFrame | null>(null);
  /** Every way to choose something in the frame: unpacked as it arrives, once. */
  readonly ways = signal<readonly Way[]>([]);
  readonly lobby = signal<LobbyMessage | null>(null);
  /** Where several play at this device: between two of them. */
  readonly curtain = signal<Curtain | null>(null);
  /** The table at which a finished game is played again. */
  readonly rematch = signal("");
  /** Why the table did not open. */
  readonly refusal = signal<Text | null>(null);
  readonly log = signal<readonly WireEvent[]>([]);
  readonly news = signal<readonly WireEvent[]>([]);
  /** Pieces that the frame before did not have. */
  readonly entered = signal<ReadonlySet<string>>(new Set());
  readonly pieces = computed(() => piecesByZone(this.frame.value?.scene.pieces ?? []));

  receive(message: TableMessage): void {
    batch(() => {
      if (message.is !== "refused") this.refusal.value = null;
      if (message.is === "frame") this.show(message);
      else if (message.is === "lobby") this.wait(message);
      else if (message.is === "curtain") this.hide(message);
      else if (message.is === "rematch") this.rematch.value = message.table;
      else if (message.is === "presence") this.seat(message.seats);
      else if (message.is === "refused" && this.isEmpty()) this.refusal.value = message.why;
    });
  }

  /** Nothing has been shown yet, or nothing is left of it. */
  private isEmpty(): boolean {
    return !this.frame.peek() && !this.lobby.peek() && !this.curtain.peek();
  }

  private show(next: TableFrame): void {
    const before = this.frame.peek();
    const known = new Set(before?.scene.pieces.map((piece) => piece.id));
    const pieces = next.scene.pieces.map((piece) => piece.id);
    this.frame.value = next;
    this.ways.value = waysOf(unpackGestures(next.scene));
    this.lobby.value = null;
    this.curtain.value = null;
    this.entered.value = new Set(before ? pieces.filter((id) => !known.has(id)) : []);
    this.log.value = next.fresh ? [...this.log.peek(), ...next.events] : next.events;
    this.news.value = next.fresh ? next.events : [];
  }

  private wait(lobby: LobbyMessage): void {
    this.lobby.value = lobby;
    this.clear();
  }

  /** Nothing of the table stays on the page. */
  private hide(curtain: Curtain): void {
    this.curtain.value = curtain;
    this.lobby.value = null;
    this.clear();
    this.log.value = this.news.value = [];
  }

  private clear(): void {
    this.frame.value = null;
    this.ways.value = [];
  }

  private seat(seats: SeatStatus[]): void {
    const { frame, lobby, curtain } = this;
    if (curtain.peek()) curtain.value = { ...curtain.peek()!, seats };
    if (frame.peek()) frame.value = { ...frame.peek()!, seats };
    else if (lobby.peek()) lobby.value = { ...lobby.peek()!, seats };
  }
}
