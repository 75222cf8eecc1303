// Who sits at a table that waits, and what may be done about it: by its host with every seat, by others with their own.
import { api } from "../lib/api";
import { Button, Icon, SeatDisc, toastError } from "../lib/ui";
import { isLow } from "../lib/viewport";
import { seatName, word } from "../lib/words";
import { islands } from "../start/islands";
import type { Board } from "../table/model/board";
import type { LobbyMessage, SeatStatus } from "../wire/types";
import type { SeatChange } from "../wire/httpTypes";
import { seatState } from "./seatStates";

export function LobbySeats({ board, lobby }: { board: Board; lobby: LobbyMessage }) {
  const taken = lobby.seats.filter((seat) => seat.kind !== "open").length;
  return (
    <section class="sheet" aria-labelledby="lobby-seats">
      <header>
        <h2 id="lobby-seats">{word("gather-seats")}</h2>
        <span class="quiet">{word("gather-seats-of", { taken, all: lobby.seats.length })}</span>
        {isLow.value && lobby.ready && <BeginButton lobby={lobby} taken={taken} />}
      </header>
      <div class="seat-list" aria-live="polite">
        {lobby.seats.map((_, at) => (
          <SeatRow key={at} board={board} lobby={lobby} at={at} />
        ))}
      </div>
      {!lobby.ready && <p class="quiet begins">{word("gather-begins")}</p>}
      {!isLow.value && lobby.ready && <BeginButton lobby={lobby} taken={taken} />}
    </section>
  );
}

/** Under the seats; beside their title where the page is low, so that it is in sight. */
function BeginButton({ lobby, taken }: { lobby: LobbyMessage; taken: number }) {
  return (
    <Button kind="primary" big icon="play" class="begin" onClick={() => void api.begin(lobby.table).catch(toastError)}>
      {word("gather-begin", { count: taken })}
      <Icon name="chevron" class="end" />
    </Button>
  );
}

function SeatRow({ board, lobby, at }: { board: Board; lobby: LobbyMessage; at: number }) {
  const seat = lobby.seats[at]!;
  const name = seat.kind === "open" && !seat.name ? word("table-seat-open") : seatName(at, board.reader.value);
  return (
    <div class={`seat${seat.kind === "open" ? " open" : ""}`} data-seat={at}>
      <SeatDisc seat={at} spoken />
      <span class="nm">
        {name}
        <small>
          {seat.kind === "person" && <i class={seat.here === false ? "away" : "here"} />}
          {at === lobby.seat || (lobby.host && seat.kind === "bot") ? word("gather-pattern", { seat: at % 6 }) : seatState(seat)}
        </small>
      </span>
      <span class="acts">
        {at === lobby.seat ? <OwnSeat lobby={lobby} at={at} /> : lobby.host && <OthersSeat lobby={lobby} seat={seat} at={at} name={name} />}
      </span>
    </div>
  );
}

/** The host goes on to the next seat, whoever sits there; the others to the next that is free, or away. */
function OwnSeat({ lobby, at }: { lobby: LobbyMessage; at: number }) {
  const { seats, host } = lobby;
  const next = seats.map((_, step) => (at + 1 + step) % seats.length).find((to) => to !== at && (host || isFree(seats[to]!)));
  return (
    <>
      {next !== undefined && (
        <Button kind="ghost" icon="swap" label={swapWord(next)} onClick={() => change(lobby, next, { kind: "me" })} />
      )}
      {!host && <Button kind="ghost" icon="close" label={word("gather-stand-up")} onClick={() => change(lobby, at, { kind: "open" })} />}
    </>
  );
}

function OthersSeat({ lobby, seat, at, name }: { lobby: LobbyMessage; seat: SeatStatus; at: number; name: string }) {
  const last = lobby.seats.filter((one) => one.kind === "open").length === 1;
  if (isFree(seat)) {
    return (
      <Button
        icon="bot"
        label={word(last ? "gather-bot-last" : "gather-bot-here")}
        title={word(last ? "gather-bot-last" : "gather-bot-here")}
        onClick={() => change(lobby, at, { kind: "bot", level: "normal" })}
      >
        {word("gather-bot")}
      </Button>
    );
  }
  return (
    <>
      {seat.kind === "bot" && <LevelPick lobby={lobby} at={at} level={seat.level ?? ""} name={name} />}
      <Button kind="ghost" icon="close" label={word("start-seat-remove", { name })} onClick={() => change(lobby, at, { kind: "open" })} />
    </>
  );
}

function LevelPick({ lobby, at, level, name }: { lobby: LobbyMessage; at: number; level: string; name: string }) {
  const levels = islands.value.find(({ id }) => id === lobby.game)?.levels ?? [level];
  return (
    <select
      aria-label={word("start-seat-level", { name, level: word(`table-level-${level}`) })}
      value={level}
      onChange={(event) => change(lobby, at, { kind: "bot", level: event.currentTarget.value })}
    >
      {levels.map((one) => (
        <option key={one} value={one}>
          {word(`table-level-${one}`)}
        </option>
      ))}
    </select>
  );
}

const swapWord = (to: number): string => word("gather-swap", { look: word("table-seat-look", { seat: to % 6 }) });
const isFree = (seat: SeatStatus): boolean => seat.kind === "open" && !seat.name;

function change(lobby: LobbyMessage, at: number, wish: SeatChange): void {
  api.changeSeat(lobby.table, at, wish).catch(toastError);
}
