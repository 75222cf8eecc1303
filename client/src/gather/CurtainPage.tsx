// Several at one device: the curtain between two hands, and the button that hands over.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, HomeLink, Icon, SeatDisc } from "../lib/ui";
import { joinNames, word } from "../lib/words";
import type { Board } from "../table/model/board";
import type { TableFrame } from "../wire/tableFrame";
import type { SeatStatus } from "../wire/types";

export function CurtainPage({ board }: { board: Board }) {
  const { seats, mine } = board.state.curtain.value!;
  const heading = useRef<HTMLHeadingElement>(null);
  const toPlay = mine.filter((at) => seats[at]?.acting);
  const [next] = toPlay;
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [next]);
  return (
    <main class="curtain">
      <svg class="swell" preserveAspectRatio="none" viewBox="0 0 400 120" aria-hidden="true">
        <path class="far" d="M0 40q33 -22 66 0t67 0t67 0t66 0t67 0t67 0V120H0Z" />
        <path class="near" d="M0 72q33 -22 66 0t67 0t67 0t66 0t67 0t67 0V120H0Z" />
      </svg>
      <div class="said">
        {next === undefined ? <Icon name="hand" class="av" /> : <SeatDisc seat={next} spoken />}
        <h1 ref={heading} tabIndex={-1}>
          {next === undefined ? word("gather-curtain") : word("gather-turn-of", { name: seats[next]!.name })}
        </h1>
        <p>
          {next === undefined
            ? word("gather-wait", { names: others(seats) })
            : word("gather-pass", { name: seats[next]!.name, pattern: word("table-seat-look", { seat: next }) })}
        </p>
        {(toPlay.length ? toPlay : mine).map((at, place) => (
          <Button
            key={at}
            icon="eye"
            kind={place === 0 ? "primary" : "ghost"}
            data-seat={at}
            onClick={() => board.send({ do: "lift", seat: at })}
          >
            {word(seats[at]!.acting ? "gather-lift" : "gather-look", { name: seats[at]!.name })}
          </Button>
        ))}
        <HomeLink class="ghost" />
      </div>
    </main>
  );
}

function others(seats: readonly SeatStatus[]): string {
  return joinNames(seats.filter((seat) => seat.acting).map((seat) => seat.name));
}

/** In the tray, when my seat has nothing to do and another of this device has. */
export function HandOverButton({ board }: { board: Board }) {
  const frame = board.state.frame.value!;
  const next = nextHand(frame);
  if (next === undefined) return null;
  const { game, table, mode = "", seats, mine = [] } = frame;
  const hand = () => {
    board.send({ do: "lower" });
    board.receive({ is: "curtain", game, table, mode, seats, mine });
  };
  return (
    <Button kind="primary" icon="hand" class="main hand" onClick={hand}>
      {word("gather-hand", { name: seats[next]!.name })}
    </Button>
  );
}

function nextHand({ mine = [], seat, seats, outcome }: TableFrame): number | undefined {
  if (outcome || seat === null || seats[seat]?.acting) return undefined;
  return mine.find((at) => at !== seat && seats[at]?.acting);
}
