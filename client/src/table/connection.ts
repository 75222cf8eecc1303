// The connection of a board: a socket that feeds it with messages and carries away what it asks.
import { afterPaint } from "./afterPaint";
import type { TableMessage } from "../wire/tableFrame";
import { TableSocket } from "../wire/tableSocket";
import type { Ask } from "../wire/types";
import { Board } from "./model/board";

export class TableConnection {
  readonly board: Board = new Board((ask) => this.send(ask));
  private socket: TableSocket | null = null;
  /** What has come before a choice was seen to be made; null where nothing has to wait. */
  private waiting: TableMessage[] | null = null;

  /** `onReturn` is called when a lost connection is there again. */
  constructor(
    private readonly address: () => string,
    private readonly onReturn: () => void = () => undefined,
  ) {}

  /** Opens it, or opens it anew. */
  readonly open = (): void => {
    this.socket?.close();
    let wasLost = false;
    this.socket = new TableSocket(this.address, (message) => (this.waiting ? this.waiting.push(message) : this.board.receive(message)));
    this.socket.link.subscribe((link) => {
      if (link === "open" && wasLost) this.onReturn();
      wasLost = link === "lost";
      this.board.link.value = link;
    });
  };

  close(): void {
    this.socket?.close();
    this.waiting = null;
    this.board.end();
  }

  private send(ask: Ask): boolean {
    const sent = this.socket?.send(ask) ?? false;
    if (sent && ask.do === "act") this.letBeSeen();
    return sent;
  }

  /** A choice is seen to be made before its answer is drawn, which may take long. */
  private letBeSeen(): void {
    this.waiting ??= [];
    afterPaint(() => {
      const come = this.waiting ?? [];
      this.waiting = null;
      for (const message of come) this.board.receive(message);
    });
  }
}
