// The seats of a table that waits as boats at the quay: a sail of the seat's colour, a robot, or a boat still to come.
import { useRef } from "preact/hooks";
import { fileAddress } from "../lib/address";
import { SeatDisc } from "../lib/ui";
import { seatName, word } from "../lib/words";
import type { Board } from "../table/model/board";
import type { LobbyMessage, SeatStatus } from "../wire/types";
import { seatState } from "./seatStates";

export function Berths({ board, lobby }: { board: Board; lobby: LobbyMessage }) {
  const moored = useRef(new Set(lobby.seats.map(boatKey)));
  return (
    <div class={`berths of-${lobby.seats.length}`} aria-hidden="true">
      {lobby.seats.map((seat, at) => {
        const key = boatKey(seat, at);
        return (
          <div key={key} class={moored.current.has(key) ? "" : "came"}>
            <Boat seat={seat} at={at} />
            <span class={plateLook(lobby, seat, at)}>
              <b>{plateName(board, lobby, seat, at)}</b>
              <small>{at === (lobby.seat ?? lobby.place) ? word("gather-pattern", { seat: at % 6 }) : seatState(seat)}</small>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Whoever sits down is another boat, and sails in. */
function boatKey(seat: SeatStatus, at: number): string {
  return `${at}:${seat.kind}:${seat.kind === "open" ? "" : seat.name}`;
}

function Boat({ seat, at }: { seat: SeatStatus; at: number }) {
  if (seat.kind === "open") {
    return (
      <span class="boat awaited">
        <BoatArt id="boat-open" />
      </span>
    );
  }
  return (
    <span class="boat" style={{ color: `var(--seat-${at % 6})` }}>
      <BoatArt id={seat.kind === "bot" ? "boat-bot" : "boat"} />
      {seat.kind === "person" && <SeatDisc seat={at} class="emblem" />}
    </span>
  );
}

function BoatArt({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 120 110">
      <use href={fileAddress(`/quay.svg#${id}`)} />
    </svg>
  );
}

function plateLook(lobby: LobbyMessage, seat: SeatStatus, at: number): string {
  if (at === lobby.seat) return "plate me";
  return seat.kind === "open" ? "plate open" : "plate";
}

function plateName(board: Board, lobby: LobbyMessage, seat: SeatStatus, at: number): string {
  if (lobby.seat === null && at === lobby.place) return word("gather-your-place");
  return seat.kind === "open" && !seat.name ? word("gather-berth-free") : seatName(at, board.reader.value);
}
