// A board on which one choice is tried: nothing else is sent, and nothing follows it by itself.
import { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";

export class TrialBoard extends Board {
  constructor(private readonly propose: (action: string) => void) {
    super((ask) => {
      if (ask.do === "why") setTimeout(() => this.receive({ is: "because", ask: ask.ask }));
      return false;
    });
  }

  override act(action: string): void {
    if (!this.busy.peek()) this.propose(action);
  }

  override play(): void {
    // a try is weighed, not played
  }

  /** A table with nothing to touch. */
  still(table: TableFrame): void {
    const { groups: _, cells: __, ...scene } = table.scene;
    this.busy.value = false;
    this.receive({ ...table, scene });
  }
}
