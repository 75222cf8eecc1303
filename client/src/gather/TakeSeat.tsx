// For whoever followed a link: a name, and the seat. Or only to watch.
import { useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { api } from "../lib/api";
import { Button, Icon, SeatDisc, toastError } from "../lib/ui";
import { word } from "../lib/words";
import { NameField, useNameDraft } from "../profile/NameField";
import type { LobbyMessage } from "../wire/types";
import { QuickFacts } from "./AgreedFacts";

export function TakeSeat({ lobby, place, onJoined }: { lobby: LobbyMessage; place: number; onJoined: () => void }) {
  const draft = useNameDraft();
  const [joining, setJoining] = useState(false);
  const join = async (event: Event) => {
    event.preventDefault();
    if (joining) return;
    setJoining(true);
    if (await draft.keep()) await api.join(lobby.table).then(onJoined, toastError);
    setJoining(false);
  };
  return (
    <section class="sheet take" aria-labelledby="lobby-name">
      <QuickFacts lobby={lobby} />
      <header>
        <h2 id="lobby-name">{word("gather-name")}</h2>
      </header>
      <p class="quiet">{word("gather-name-line")}</p>
      <form onSubmit={(event) => void join(event)}>
        <NameField draft={draft} titled="lobby-name" />
        <Button kind="primary" big icon="person" type="submit" aria-busy={joining} disabled={!draft.wanted}>
          {word("gather-take")}
          <SeatDisc seat={place} class="end" />
        </Button>
      </form>
      <p class="quiet">
        {word("gather-you-play", { look: word("table-seat-look", { seat: place % 6 }) })}{" "}
        <a href={pageHref("/me")}>{word("gather-been-here")}</a>
      </p>
    </section>
  );
}

/** Who is there already, and what else one may do than play. */
export function AroundSheet(props: { lobby: LobbyMessage; watching: boolean; onWatch: (watching: boolean) => void }) {
  const { lobby, watching, onWatch } = props;
  return (
    <section class="sheet around" aria-labelledby="lobby-around">
      <header>
        <h2 id="lobby-around">{word("gather-around")}</h2>
      </header>
      <div class="seat-list" aria-live="polite">
        {lobby.seats.map(
          (seat, at) =>
            seat.kind !== "open" && (
              <div key={at} class="seat">
                <SeatDisc seat={at} />
                <span class="nm">
                  {seat.name || word("profile-somebody")}
                  <small>{word("table-seat-look", { seat: at % 6 })}</small>
                </span>
                {seat.kind === "bot" && <Icon name="bot" />}
              </div>
            ),
        )}
      </div>
      {watching && <p class="quiet">{word("gather-watcher")}</p>}
      {typeof lobby.place === "number" && (
        <Button icon={watching ? "person" : "eye"} class="watch" onClick={() => onWatch(!watching)}>
          {word(watching ? "gather-play-after-all" : "gather-watch-only")}
        </Button>
      )}
      <a class="btn ghost" href={pageHref(`/rules/${lobby.game}`)}>
        <Icon name="rules" />
        {word("gather-rules")}
      </a>
    </section>
  );
}
