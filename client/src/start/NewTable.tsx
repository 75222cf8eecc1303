// A new table: who sits where, in which mode, with which options.
import { useState } from "preact/hooks";
import type { NewSeat } from "../lib/api";
import { Button, Dialog, Icon, SeatDisc } from "../lib/ui";
import { word } from "../lib/words";
import { gameWord, openTable, type Island } from "./islands";
import { ModeChips, OptionRows, usePicks, type Picks } from "./picks";

export function NewTable({ island, from, onClose }: { island: Island; from: Picks; onClose: () => void }) {
  const picks = usePicks(island, from);
  const [asked, setSeats] = useState(() => company(picks));
  const [opening, setOpening] = useState(false);
  const most = Math.max(...picks.mode.seats);
  const seats = asked.slice(0, most);
  const missing = picks.mode.seats.find((count) => count >= seats.length)! - seats.length;
  const friends = seats.filter((seat) => seat.kind === "friend").length;
  const open = async () => {
    if (opening) return;
    setOpening(true);
    await openTable({ game: island.id, mode: picks.mode.id, options: picks.options, seats });
    setOpening(false);
  };
  return (
    <Dialog title={word("start-table-title")} class="newtable" onClose={onClose}>
      <p class="of">{gameWord(island, "name")}</p>
      <ul class="seats" aria-label={word("start-table-seats")}>
        {seats.map((seat, index) => (
          <SeatLine
            key={index}
            seat={seat}
            index={index}
            bot={seats.slice(0, index).filter((other) => other.kind === "bot").length}
            levels={island.levels}
            onChange={(level) => setSeats(seats.with(index, { kind: "bot", level }))}
            onRemove={() => setSeats(seats.toSpliced(index, 1))}
          />
        ))}
        {seats.length < most && <FreeSeat onAdd={(kind) => setSeats([...seats, kind === "bot" ? { kind, level: picks.level } : { kind }])} />}
      </ul>
      <div class="rows">
        <ModeChips island={{ ...island, modes: island.modes.filter(several) }} picks={picks} />
        <OptionRows island={island} picks={picks} />
      </div>
      <p class="note" role="status">
        {missing > 0 ? word("start-seat-missing", { missing }) : friends > 0 && word("start-table-friends", { friends })}
      </p>
      <Button big kind="primary" class="centre" disabled={missing > 0} aria-busy={opening} onClick={() => void open()}>
        {word("start-table-open")}
      </Button>
    </Dialog>
  );
}

/** Me and a friend, and bots where the mode asks for more. */
function company({ mode, level }: Picks): NewSeat[] {
  const bots = Math.max(0, Math.min(...mode.seats.filter((seats) => seats > 1)) - 2);
  return [{ kind: "me" }, { kind: "friend" }, ...Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", level }))];
}

function several(mode: { seats: number[] }): boolean {
  return mode.seats.some((seats) => seats > 1);
}

interface LineProps {
  seat: NewSeat;
  index: number;
  bot: number;
  levels: string[];
  onChange: (level: string) => void;
  onRemove: () => void;
}

function SeatLine({ seat, index, bot, levels, onChange, onRemove }: LineProps) {
  const pattern = word("table-seat-look", { seat: index });
  const name = seat.kind === "bot" ? word("start-seat-bot", { letter: "ABCDEFGH".charAt(bot) }) : word(`start-seat-${seat.kind}`);
  const level = seat.level ?? "";
  return (
    <li class="seat">
      <SeatDisc seat={index} class="" />
      <span class="nm">
        {name}
        <small>{seat.kind === "friend" ? word("start-seat-friend-line", { pattern }) : pattern}</small>
      </span>
      {index > 0 && (
        <span class="acts">
          {seat.kind === "bot" && (
            <select aria-label={word("start-seat-level", { name })} value={level} onChange={(event) => onChange(event.currentTarget.value)}>
              {levels.map((one) => (
                <option key={one} value={one}>
                  {word(`table-level-${one}`)}
                </option>
              ))}
            </select>
          )}
          <Button kind="ghost" icon="close" label={word("start-seat-remove", { name })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}

function FreeSeat({ onAdd }: { onAdd: (kind: "bot" | "friend") => void }) {
  return (
    <li class="seat open">
      <span class="plus" aria-hidden="true">
        <Icon name="plus" />
      </span>
      <span class="nm">{word("start-seat-free")}</span>
      <span class="acts">
        <Button icon="bot" label={word("start-seat-add-bot")} onClick={() => onAdd("bot")} />
        <Button icon="link" label={word("start-seat-add-friend")} onClick={() => onAdd("friend")} />
      </span>
    </li>
  );
}
