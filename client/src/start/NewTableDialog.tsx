// A new table: who sits where, in which mode, with which options.
import { useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import type { SeatWish } from "../lib/api";
import { hasServer } from "../lib/house";
import { Button, Dialog, Icon, SeatDisc, SwitchRow } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { LONGEST_NAME } from "../profile/saveProfile";
import { ClockOption, CLOCKS } from "../time/ClockOption";
import { createTable, type Island } from "./islands";
import { ModeChips, OptionRows, type TablePicks, useTablePicks } from "./TablePicks";

export function NewTableDialog({ island, from, onClose }: { island: Island; from: TablePicks; onClose: () => void }) {
  const picks = useTablePicks(island, from);
  const [asked, setSeats] = useState(() => defaultSeats(picks));
  const [opening, setOpening] = useState(false);
  const most = Math.max(...picks.mode.seats);
  const seats = asked.slice(0, most);
  const missing = picks.mode.seats.find((count) => count >= seats.length)! - seats.length;
  const friends = seats.filter((seat) => seat.kind === "friend").length;
  const guests = seats.some((seat) => seat.kind === "guest");
  const [listed, setListed] = useState(false);
  const [clock, setClock] = useState("none");
  const [hints, setHints] = useState(true);
  const open = async () => {
    if (opening) return;
    setOpening(true);
    await createTable({
      game: island.id,
      mode: picks.mode.id,
      options: picks.options,
      content: picks.content,
      seats: seats.map(withName),
      hints,
      listed: listed && friends > 0,
      clock: CLOCKS[friends > 0 ? clock : "none"]!,
    });
    setOpening(false);
  };
  return (
    <Dialog title={word("start-table-title")} class="newtable" onClose={onClose}>
      <p class="of">{gameName(island.id)}</p>
      <ul class="seats" aria-label={word("start-table-seats")}>
        {seats.map((seat, index) => (
          <SeatLine
            key={index}
            seat={seat}
            index={index}
            bot={seats.slice(0, index).filter((other) => other.kind === "bot").length}
            levels={island.levels}
            onChange={(level) => setSeats(seats.with(index, { kind: "bot", level }))}
            onName={(name) => setSeats(seats.with(index, { kind: "guest", name }))}
            onRemove={() => setSeats(seats.toSpliced(index, 1))}
          />
        ))}
        {seats.length < most && (
          <FreeSeat onAdd={(kind) => setSeats([...seats, kind === "bot" ? { kind, level: picks.level } : { kind }])} />
        )}
      </ul>
      {seats.some((seat) => seat.kind === "bot") && (
        <a class="btn ghost to-ladder" href={pageHref(`/ladder/${island.id}`)}>
          <Icon name="curve" />
          {word("ladder-page")}
        </a>
      )}
      <div class="rows">
        <ModeChips island={{ ...island, modes: island.modes.filter(several) }} picks={picks} />
        <OptionRows island={island} picks={picks} />
        {friends > 0 && <ClockOption clock={clock} onChange={setClock} />}
        {friends > 0 && <SwitchRow title={word("gather-listed")} line={word("gather-listed-line")} on={listed} onChange={setListed} />}
        <SwitchRow title={word("hint-row")} line={word("hint-row-line")} on={hints} onChange={setHints} />
      </div>
      <div class="foot">
        <p class="note" role="status">
          {missing > 0
            ? word("start-seat-missing", { missing })
            : friends > 0
              ? word("start-table-friends", { friends })
              : guests && word("gather-guest-note")}
          {!hasServer() && missing === 0 && ` ${word("static-alone")}`}
        </p>
        <Button big kind="primary" class="centre" disabled={missing > 0} aria-busy={opening} onClick={() => void open()}>
          {word("start-table-open")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Me and a friend, who sits at this screen where there is no other way to come, and bots where the mode asks for more. */
function defaultSeats({ mode, level }: TablePicks): SeatWish[] {
  const bots = Math.max(0, Math.min(...mode.seats.filter((seats) => seats > 1)) - 2);
  const friend: SeatWish = { kind: hasServer() ? "friend" : "guest" };
  return [{ kind: "me" }, friend, ...Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", level }))];
}

/** A guest without a name goes by the colour of the seat. */
function withName(seat: SeatWish, index: number): SeatWish {
  return seat.kind === "guest" ? { ...seat, name: seat.name?.trim() || word("gather-colour", { seat: index % 6 }) } : seat;
}

function several(mode: { seats: number[] }): boolean {
  return mode.seats.some((seats) => seats > 1);
}

interface LineProps {
  seat: SeatWish;
  index: number;
  bot: number;
  levels: string[];
  onChange: (level: string) => void;
  onName: (name: string) => void;
  onRemove: () => void;
}

function SeatLine({ seat, index, bot, levels, onChange, onName, onRemove }: LineProps) {
  const pattern = word("table-seat-look", { seat: index });
  const name = seatLabel(seat, index, bot);
  const level = seat.level ?? "";
  return (
    <li class="seat">
      <SeatDisc seat={index} class="" />
      <span class="nm">
        {seat.kind === "guest" ? (
          <input
            class="guest"
            maxLength={LONGEST_NAME}
            value={seat.name ?? ""}
            placeholder={word("gather-colour", { seat: index % 6 })}
            aria-label={word("gather-guest-name", { pattern })}
            onInput={(event) => onName(event.currentTarget.value)}
          />
        ) : (
          name
        )}
        <small>
          {seat.kind === "friend"
            ? word("start-seat-friend-line", { pattern })
            : seat.kind === "guest"
              ? word("gather-guest-line", { pattern })
              : pattern}
        </small>
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

function seatLabel(seat: SeatWish, index: number, bot: number): string {
  if (seat.kind === "guest") return seat.name || word("gather-colour", { seat: index % 6 });
  return seat.kind === "bot" ? word("start-seat-bot", { letter: "ABCDEFGH".charAt(bot) }) : word(`start-seat-${seat.kind}`);
}

function FreeSeat({ onAdd }: { onAdd: (kind: "bot" | "friend" | "guest") => void }) {
  return (
    <li class="seat open">
      <span class="plus" aria-hidden="true">
        <Icon name="plus" />
      </span>
      <span class="nm">
        {word("start-seat-free")}
        <small>{word("start-seat-free-line")}</small>
      </span>
      <span class="acts">
        <Button icon="bot" label={word("start-seat-add-bot")} onClick={() => onAdd("bot")} />
        {hasServer() && <Button icon="link" label={word("start-seat-add-friend")} onClick={() => onAdd("friend")} />}
        <Button icon="hand" label={word("gather-guest-add")} onClick={() => onAdd("guest")} />
      </span>
    </li>
  );
}
