// The waiting room: a quay where every seat is a boat; for the host its seats and the link, for a guest a name and what was agreed.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { spriteHref } from "../lib/faces/sprites";
import { Icon } from "../lib/ui";
import { isLow, isNarrow } from "../lib/viewport";
import { gameName, word } from "../lib/words";
import { LangSwitch } from "../profile/LookRows";
import { ProfilePill } from "../profile/ProfileSheet";
import { type Island, islands, loadIslands } from "../start/islands";
import { adoptStyles } from "../lib/page/pageStyles";
import { IslandArt } from "../start/SeaMap";
import type { Board } from "../table/model/board";
import type { LobbyMessage } from "../wire/types";
import { AgreedFacts } from "./AgreedFacts";
import { Berths } from "./Berths";
import { CancelTable } from "./CancelTable";
import { InviteSheet } from "./InviteSheet";
import { LobbySeats } from "./LobbySeats";
import { QuayScene } from "./QuayScene";
import { AroundSheet, TakeSeat } from "./TakeSeat";
import looks from "../../styles/quay.css" with { type: "text" };

adoptStyles(looks);

const LONG = 25;

export function LobbyPage({ board, onJoined }: { board: Board; onJoined: () => void }) {
  const lobby = board.state.lobby.value!;
  const island = islands.value.find(({ id }) => id === lobby.game);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf(lobby);
  useEffect(() => void (islands.peek().length || loadIslands()), []);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main class="lobby waiting-room" data-game={lobby.game}>
      <QuayScene />
      <div class="quay-in">
        <QuayHead />
        {island && <IslandArt island={island} />}
        <h1 ref={heading} tabIndex={-1} class={title.length > LONG ? "long" : ""}>
          {title}
        </h1>
        <p class="sub">{lineOf(lobby)}</p>
        <Berths board={board} lobby={lobby} />
        <div class="columns">
          {lobby.seat === null && !lobby.host ? (
            <GuestColumns lobby={lobby} onJoined={onJoined} />
          ) : (
            <CrewColumns board={board} lobby={lobby} />
          )}
        </div>
        <WaysOut lobby={lobby} island={island} />
      </div>
    </main>
  );
}

function QuayHead() {
  return (
    <header class="quay-head">
      <a href={pageHref("/")} aria-label={word("table-menu-start")}>
        <svg class="word" aria-hidden="true">
          <use href={spriteHref("wordmark")} />
        </svg>
      </a>
      <div class="right">
        <LangSwitch />
        <ProfilePill />
      </div>
    </header>
  );
}

/** In a small window the seats come first: there the game is begun. */
function CrewColumns({ board, lobby }: { board: Board; lobby: LobbyMessage }) {
  const small = isNarrow.value || isLow.value;
  return (
    <>
      {!small && <InviteSheet lobby={lobby} />}
      <LobbySeats board={board} lobby={lobby} />
      {small && <InviteSheet lobby={lobby} />}
      <AgreedFacts lobby={lobby} title={word(lobby.host ? "gather-agreed-host" : "gather-agreed")} />
    </>
  );
}

function GuestColumns({ lobby, onJoined }: { lobby: LobbyMessage; onJoined: () => void }) {
  const [watching, setWatching] = useState(false);
  const { place } = lobby;
  return (
    <>
      {typeof place === "number" && !watching && <TakeSeat lobby={lobby} place={place} onJoined={onJoined} />}
      <AgreedFacts lobby={lobby} title={word("gather-agreed")} />
      <AroundSheet lobby={lobby} watching={watching || typeof place !== "number"} onWatch={setWatching} />
    </>
  );
}

function WaysOut({ lobby, island }: { lobby: LobbyMessage; island: Island | undefined }) {
  return (
    <div class="ways-out">
      {island?.lesson && (
        <a class="btn learn" href={pageHref(`/learn/${lobby.game}`)}>
          <Icon name="hint" />
          {word("gather-learn", { game: gameName(lobby.game) })}
        </a>
      )}
      {lobby.host ? (
        <CancelTable lobby={lobby} />
      ) : (
        <a class="btn" href={pageHref("/")}>
          <Icon name="close" />
          {word(lobby.seat === null ? "gather-not-now" : "table-menu-start")}
        </a>
      )}
    </div>
  );
}

function titleOf(lobby: LobbyMessage): string {
  if (lobby.host) return word("gather-title-host");
  if (lobby.seat !== null) return word("gather-title-aboard");
  if (typeof lobby.place !== "number") return word("gather-title-full");
  const name = lobby.seats.find((seat) => seat.kind === "person")?.name;
  return name ? word("gather-title-guest", { name }) : word("table-lobby-guest");
}

function lineOf(lobby: LobbyMessage): string {
  const told = { game: gameName(lobby.game), mode: word(`mode-${lobby.mode}`, {}, lobby.game) };
  const free = lobby.seats.filter((seat) => seat.kind === "open").length;
  return lobby.seat === null && !lobby.host
    ? word("gather-line-guest", { ...told, seats: lobby.seats.length })
    : word("gather-line", { ...told, free });
}
