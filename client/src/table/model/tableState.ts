// What a page knows of its table: fed by messages alone, whoever brings them; it knows no socket, no clock, no page.
import { batch, computed, signal } from "@preact/signals";
import { sameItems } from "../../lib/kept";
import { unpackGestures } from "../../wire/gestureCodec";
import type { TableFrame, TableMessage } from "../../wire/tableFrame";
import type { Curtain, LobbyMessage, SeatStatus, Text, WireEvent, WireScene } from "../../wire/types";
import { type Way, waysOf } from "./paths";
import { piecesByZone, zoneAndSpot, type ZonePieces } from "./zoneContents";

export class TableState {
  /** What may be done: the table as it stands, or the step that is shown where nothing can be done yet. */
  readonly frame = signal<TableFrame | null>(null);
  /** An earlier board that is drawn while the table is further on. */
  readonly earlier = signal<TableFrame | null>(null);
  readonly shown = computed(() => this.earlier.value ?? this.frame.value);
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
  private lying: ZonePieces = new Map();
  /** In a zone whose pieces are as they were, the same list. */
  readonly pieces = computed(() => (this.lying = piecesByZone(this.shown.value?.scene.pieces ?? [], this.lying)));

  receive(message: TableMessage): void {
    batch(() => {
      if (message.is !== "refused" && message.is !== "presence") this.refusal.value = null;
      if (message.is === "frame") this.show(message);
      else if (message.is === "lobby") this.wait(message);
      else if (message.is === "curtain") this.hide(message);
      else if (message.is === "cancelled") this.end();
      else if (message.is === "rematch") this.rematch.value = message.table;
      else if (message.is === "presence") this.seat(message.seats);
      else if (message.is === "refused" && this.isEmpty()) this.refusal.value = message.why;
    });
  }

  /** Nothing has been shown yet, or nothing is left of it. */
  private isEmpty(): boolean {
    return !this.frame.peek() && !this.lobby.peek() && !this.curtain.peek();
  }

  /** The table is further on than the board that is drawn. */
  goAhead(next: TableFrame): void {
    batch(() => {
      this.earlier.value = this.shown.peek();
      this.take(next);
    });
  }

  /** An earlier board is looked at; null: the table as it is. */
  lookBack(at: TableFrame | null): void {
    batch(() => {
      this.earlier.value = at;
      this.entered.value = new Set();
    });
  }

  /** The table goes on while an earlier board is looked at. */
  goOn(next: TableFrame): void {
    const before = this.frame.peek();
    batch(() => {
      this.take(next);
      this.tell(next, before);
    });
  }

  /** Draws a board and tells what has happened on it; where the table is further on, it stays so until the last. */
  draw(next: TableFrame, last: boolean): void {
    batch(() => {
      const before = this.shown.peek();
      if (!this.earlier.peek()) this.take(next);
      else this.earlier.value = last ? null : next;
      this.tell(next, before);
    });
  }

  private show(next: TableFrame): void {
    this.lobby.value = null;
    this.curtain.value = null;
    const before = this.shown.peek();
    this.earlier.value = null;
    this.take(next);
    this.tell(next, before);
  }

  /** Choices that are as they were are not unpacked again. */
  private take(next: TableFrame): void {
    const before = this.frame.peek()?.scene;
    this.frame.value = next;
    if (before && offersSame(before, next.scene)) return;
    this.ways.value = waysOf(unpackGestures(next.scene), next.scene.zones);
  }

  private tell(next: TableFrame, before: TableFrame | null): void {
    this.entered.value = before ? newPieces(before.scene, next.scene) : new Set();
    this.log.value = next.fresh ? [...this.log.peek(), ...next.events] : next.events;
    this.news.value = next.fresh ? next.events : [];
  }

  private wait(lobby: LobbyMessage): void {
    this.lobby.value = lobby;
    this.clear();
  }

  /** The table that waited is called off. */
  private end(): void {
    this.lobby.value = null;
    this.refusal.value = { key: "gather-cancelled" };
  }

  /** Nothing of the table stays on the page. */
  private hide(curtain: Curtain): void {
    this.curtain.value = curtain;
    this.lobby.value = null;
    this.clear();
    this.log.value = this.news.value = [];
  }

  private clear(): void {
    this.frame.value = this.earlier.value = null;
    this.ways.value = [];
  }

  private seat(seats: SeatStatus[]): void {
    const { frame, lobby, curtain } = this;
    if (curtain.peek()) curtain.value = { ...curtain.peek()!, seats };
    if (this.earlier.peek()) this.earlier.value = { ...this.earlier.peek()!, seats };
    if (frame.peek()) frame.value = { ...frame.peek()!, seats };
    else if (lobby.peek()) lobby.value = { ...lobby.peek()!, seats };
  }
}

/** A small picture that is new shows what lies in it at once. */
function newPieces(before: WireScene, next: WireScene): ReadonlySet<string> {
  const known = new Set([...before.pieces, ...before.zones].map(({ id }) => id));
  const opened = new Set(next.zones.filter((zone) => zone.mini && !known.has(zone.id)).map((zone) => zone.id));
  return new Set(next.pieces.filter((piece) => !known.has(piece.id) && !opened.has(zoneAndSpot(piece)[0])).map((piece) => piece.id));
}

/** The same gestures on the same zones, or none in both: what a change leaves out stays the same object. */
function offersSame(before: WireScene, next: WireScene): boolean {
  const none = [before, next].every(({ groups = [], cells = [] }) => !groups.length && !cells.length);
  return none || (before.groups === next.groups && before.cells === next.cells && sameItems(before.zones, next.zones));
}
