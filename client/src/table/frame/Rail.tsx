// The handles of the drawers: menu, players with their scores, zones, how the board is seen, the log.
import type { ComponentChildren } from "preact";
import { faceBox } from "../../lib/skin";
import { Icon, SeatDisc } from "../../lib/ui";
import { say, seatName, word } from "../../lib/words";
import { seatActivity } from "../chrome/PlayerList";
import { SkinIcon } from "../chrome/SkinIcon";
import type { Board } from "../model/board";
import { type DrawerId, type ExtraHandle, handleClass, hasPlayers, zoneDrawers, zonesWithTools } from "./drawers";

interface RailProps {
  board: Board;
  open: DrawerId;
  onOpen: (drawer: DrawerId) => void;
  menu: () => void;
  extra?: ExtraHandle | undefined;
}

export function Rail({ board, open, onOpen, menu, extra }: RailProps) {
  const handle = (id: DrawerId, children: ComponentChildren, onTouch?: () => void) => (
    <button
      type="button"
      key={id}
      class={`handle ${handleClass(id)}`}
      aria-expanded={onTouch ? undefined : open === id}
      onClick={onTouch ?? (() => onOpen(open === id ? "" : id))}
    >
      {children}
    </button>
  );
  return (
    <nav class="rail" aria-label={word("table-tabs")}>
      <div class="handles">
      <button type="button" class="handle of-menu menu" onClick={menu}>
        <Icon name="menu" />
        <span>{word("table-menu")}</span>
      </button>
      {hasPlayers(board) && handle("players", <Rivals board={board} />)}
      {zoneDrawers(board).map(({ id, zone, lit }) => {
        return handle(
          id,
          <>
            <span class="mark">
              {faceBox(`drawer-${zone.id}`) ? <SkinIcon face={`drawer-${zone.id}`} /> : <Icon name="cards" />}
              {(lit > 0 || Boolean(zone.badge)) && <b class={`n${lit ? " lit" : ""}`}>{lit || zone.badge}</b>}
            </span>
            <span>{say(zone.label, board.reader.value)}</span>
          </>,
        );
      })}
      {zonesWithTools(board).length > 0 &&
        handle(
          "view",
          <>
            <Icon name="fit" />
            <span>{word("table-tab-view")}</span>
          </>,
        )}
      {handle(
        "log",
        <>
          <Icon name="log" />
          <span>{word("table-tab-log")}</span>
        </>,
      )}
      {extra &&
        handle(
          extra.id,
          <>
            <Icon name={extra.icon} />
            <span>{extra.label}</span>
          </>,
          extra.onTouch,
        )}
      </div>
    </nav>
  );
}

/** The others' seats, scores and what they do; alone, a word. */
function Rivals({ board }: { board: Board }) {
  const { seats, seat: mine, outcome } = board.state.frame.value!;
  const { scores } = board.state.shown.value!.scene;
  const others = seats.map((_, at) => at).filter((at) => at !== mine);
  if (!others.length)
    return (
      <>
        <Icon name="person" />
        <span>{word("table-tab-mine")}</span>
      </>
    );
  return (
    <span class="rivals">
      <span class="unseen">{word("table-tab-players")}</span>
      {others.map((at) => (
        <span key={at} class={`rival ${seatActivity(seats[at]!, Boolean(outcome))}`} data-seat={at}>
          <i>
            <SeatDisc seat={at} />
          </i>
          <span class="unseen">{seatName(at, board.reader.value)}</span> {scores?.[at] ?? ""}
        </span>
      ))}
    </span>
  );
}
