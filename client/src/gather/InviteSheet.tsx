// The link to a table that waits: to copy, to share, to scan; and whether everybody finds it.
import { api } from "../lib/api";
import { Button, SwitchRow, toastError } from "../lib/ui";
import { word } from "../lib/words";
import type { LobbyMessage } from "../wire/types";
import { QrPicture } from "./QrPicture";
import { copyLink, LinkField, linkHere, NearLinkNote, shareLink } from "./ShareLink";

export function InviteSheet({ lobby }: { lobby: LobbyMessage }) {
  const kept = lobby.seats.some((seat) => seat.kind === "open" && seat.name);
  const asked = lobby.seats.some((seat) => seat.kind === "open" && !seat.name);
  return (
    <section class="sheet invite" aria-labelledby="lobby-invite">
      <header>
        <h2 id="lobby-invite">{word("gather-invite")}</h2>
      </header>
      {asked && <LinkToSend ready={lobby.ready ?? false} />}
      {kept && (
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
    </section>
  );
}

function LinkToSend({ ready }: { ready: boolean }) {
  return (
    <>
      <LinkField />
      <div class="hand-over">
        <QrPicture text={linkHere()} />
        <div class="stack">
          <Button kind={ready ? "plain" : "primary"} icon="copy" onClick={() => void copyLink()}>
            {word("table-copy")}
          </Button>
          {"share" in navigator && (
            <Button icon="share" onClick={() => void shareLink()}>
              {word("gather-share")}
            </Button>
          )}
          <span class="quiet">{word("gather-qr-line")}</span>
        </div>
      </div>
      <NearLinkNote />
    </>
  );
}
