// The socket of a table: comes back by itself, and tells whether it is there.
import { signal } from "@preact/signals";
import { house } from "../lib/house";
import { speaksWire, unfoldFrame, type TableFrame, type TableMessage } from "./tableFrame";
import type { Link } from "./transport";
import { WIRE, type Ask, type Frame, type Tell } from "./types";

export type LinkState = "opening" | "open" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
const PATIENCE = 8000;
/** No such table, or another site's page: nothing to come back to. */
const FOR_GOOD = [4404, 1008];

export class TableSocket {
  readonly link = signal<LinkState>("opening");
  private socket: Link | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private pulse = 0;
  private deaf = 0;
  private heardAt = Date.now();
  private frame: TableFrame | null = null;

  constructor(
    private readonly address: () => string,
    private readonly receive: (message: TableMessage) => void,
  ) {
    addEventListener("online", this.open);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** False where the table cannot hear just now. */
  send(ask: Ask): boolean {
    if (!this.socket?.isOpen()) return false;
    this.socket.send(JSON.stringify(ask));
    return true;
  }

  close(): void {
    this.link.value = "closed";
    removeEventListener("online", this.open);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  private readonly open = (): void => {
    if (this.link.peek() === "closed" || this.socket?.isOpen()) return;
    this.drop();
    this.socket = house().connect(versioned(this.address()), {
      message: (said) => this.heard(JSON.parse(said) as Tell),
      open: () => {
        this.pulse = window.setInterval(() => this.ping(), PING_EVERY);
      },
      closed: (code) => (FOR_GOOD.includes(code) ? this.close() : this.lose()),
    });
  };

  private heard(message: Tell): void {
    clearTimeout(this.deaf);
    this.deaf = 0;
    this.heardAt = Date.now();
    if (message.is !== "refused") this.wait = FIRST_WAIT;
    this.link.value = "open";
    if (message.is === "frame") this.show(message);
    else if (message.is !== "pong") this.receive(message);
  }

  /** A frame of another version of the messages cannot be read: the page is to be loaded again. */
  private show(frame: Frame): void {
    if (!speaksWire(frame)) return this.receive({ is: "refused", why: { key: "server-reload" } });
    const shown = unfoldFrame(frame, this.frame);
    if (!shown) return void this.send({ do: "sync" });
    this.frame = shown;
    this.receive(shown);
  }

  /** Whoever was asleep for longer than two pings does not wait for a third. */
  private ping(): void {
    if (Date.now() - this.heardAt > 2 * PING_EVERY + PATIENCE) return this.lose();
    if (this.send({ do: "ping" }) && !this.deaf) this.deaf = window.setTimeout(() => this.lose(), PATIENCE);
  }

  /** Somebody looks again: whatever is lost is tried at once. */
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.link.peek() === "lost") this.open();
    else this.ping();
  };

  private lose(): void {
    if (this.link.peek() === "closed") return;
    this.drop();
    this.link.value = "lost";
    this.retry = window.setTimeout(this.open, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private drop(): void {
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    clearTimeout(this.deaf);
    this.deaf = 0;
    this.socket?.close();
    this.socket = null;
  }
}

/** An address that tells which version of the messages this page speaks. */
function versioned(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}wire=${WIRE}`;
}
