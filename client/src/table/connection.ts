// The connection of a board: a socket that feeds it with messages and carries away what it asks.
import { TableSocket } from "../wire/tableSocket";
import { Board } from "./model/board";

export class TableConnection {
  readonly board: Board = new Board((ask) => this.socket?.send(ask) ?? false);
  private socket: TableSocket | null = null;

  /** `onReturn` is called when a lost connection is there again. */
  constructor(
    private readonly address: () => string,
    private readonly onReturn: () => void = () => undefined,
  ) {}

  /** Opens it, or opens it anew. */
  readonly open = (): void => {
    this.socket?.close();
    let wasLost = false;
    this.socket = new TableSocket(this.address, (message) => this.board.receive(message));
    this.socket.link.subscribe((link) => {
      if (link === "open" && wasLost) this.onReturn();
      wasLost = link === "lost";
      this.board.link.value = link;
    });
  };

  close(): void {
    this.socket?.close();
    this.board.end();
  }
}
