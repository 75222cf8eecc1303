// The worker in which bots think, as the house has it: begun when it is needed, ended when a bot is given up.
import type { FromThinker, ToThinker } from "./messages";

interface Awaited {
  resolve(thought: string): void;
  reject(why: Error): void;
}

export class Thinker {
  private worker: Worker | null = null;
  private awaited = new Map<number, Awaited>();
  private last = 0;

  /** Ready for when somebody is to think. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./bots.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.hear(data);
    worker.onerror = () => this.stop();
    this.worker = worker;
    return worker;
  }

  think(name: string, job: string): Promise<string> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.awaited.set(id, { resolve, reject });
      this.start().postMessage({ id, name, job } satisfies ToThinker);
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const one of this.awaited.values()) one.reject(new Error("given up"));
    this.awaited.clear();
  }

  private hear({ id, thought, failed }: FromThinker): void {
    const one = this.awaited.get(id);
    this.awaited.delete(id);
    if (thought === undefined) one?.reject(new Error(failed));
    else one?.resolve(thought);
  }
}
