// While seats are open: who sits, the link to send, and the way in for whoever followed it.
import { useState } from "preact/hooks";
import { ContentNote } from "../content/ContentMark";
import { api } from "../lib/api";
import { Button, SeatDisc, SheetPage, SwitchRow, toastError } from "../lib/ui";
import { gameName, seatName, word } from "../lib/words";
import { levelName } from "../table/chrome/PlayerList";
import { GameBadge } from "../table/chrome/TopBar";
import type { Board } from "../table/model/board";
import type { LobbyMessage, SeatStatus } from "../wire/types";
import { QrPicture } from "./QrPicture";
import { CopyLink } from "./ShareLink";

export function LobbyPage({ board, onJoined }: { board: Board; onJoined: () => void }) {
  const lobby = board.state.lobby.value!;
  const [joining, setJoining] = useState(false);
  const asked = lobby.seats.some((seat) => seat.kind === "open" && !seat.name);
  async function join(): Promise<void> {
    setJoining(true);
    await api.join(lobby.table).then(onJoined, toastError);
    setJoining(false);
  }
  return (
    <SheetPage home="ghost" game={lobby.game}>
      <header class="sheet-head">
        <GameBadge game={lobby.game} />
        <h1>{gameName(lobby.game)}</h1>
        <span class="quiet">{word(`mode-${lobby.mode}`, {}, lobby.game)}</span>
      </header>
      <p class="lead">{word(leadOf(lobby, asked))}</p>
      <ContentNote label={lobby.content} />
      <LobbySeats board={board} lobby={lobby} />
      {lobby.seat === null && lobby.free ? (
        <Button kind="primary" big icon="person" disabled={joining} onClick={() => void join()}>
          {word("table-join")}
        </Button>
      ) : (
        asked && <CopyLink />
      )}
      {lobby.seat !== null && asked && <QrPicture text={location.href} />}
      {lobby.seat !== null && lobby.seats.some((seat) => seat.kind === "open" && seat.name) && (
        <Button icon="link" class="unkeep" onClick={() => void api.freeSeats(lobby.table).catch(toastError)}>
          {word("gather-free")}
        </Button>
      )}
      {lobby.host && asked && (
        <SwitchRow
          title={word("gather-listed")}
          line={word("gather-listed-line")}
          on={lobby.listed ?? false}
          onChange={(listed) => void api.setListed(lobby.table, listed).catch(toastError)}
        />
      )}
    </SheetPage>
  );
}

function leadOf(lobby: LobbyMessage, asked: boolean): string {
  if (lobby.seat === null) return lobby.free ? "table-lobby-guest" : "gather-watcher";
  return asked ? "table-lobby-host" : "gather-awaits";
}

function LobbySeats({ board, lobby }: { board: Board; lobby: LobbyMessage }) {
  return (
    <div class="seat-list" aria-live="polite">
      {lobby.seats.map((seat, at) => (
        <div key={at} class={`seat${seat.kind === "open" ? " open" : ""}`}>
          <SeatDisc seat={at} spoken />
          <span class="nm">
            {seat.kind === "open" && !seat.name ? word("table-seat-open") : seatName(at, board.reader.value)}
            <small>{seatKind(seat)}</small>
          </span>
          <span />
        </div>
      ))}
    </div>
  );
}

function seatKind(seat: SeatStatus): string {
  if (seat.kind === "open") return word(seat.name ? "gather-kept" : "table-seat-waiting");
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  return word(seat.here === false ? "table-status-away" : "table-seat-here");
}
