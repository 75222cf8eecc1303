// Calls off a table that waits: at once where nobody else has come, asked twice where somebody has.
import { useState } from "preact/hooks";
import { api } from "../lib/api";
import { navigate } from "../lib/route";
import { Button, Dialog, toastError } from "../lib/ui";
import { joinNames, word } from "../lib/words";
import type { LobbyMessage } from "../wire/types";

export function CancelTable({ lobby }: { lobby: LobbyMessage }) {
  const [asked, setAsked] = useState(false);
  const others = lobby.seats.filter((seat, at) => seat.kind === "person" && at !== lobby.seat).map((seat) => seat.name);
  const cancel = () => {
    setAsked(false);
    api.cancelTable(lobby.table).then(() => navigate("/"), toastError);
  };
  return (
    <>
      <Button icon="close" class="cancel" onClick={() => (others.length ? setAsked(true) : cancel())}>
        {word("gather-cancel")}
      </Button>
      {asked && (
        <Dialog title={word("gather-cancel")} class="asked-sheet" onClose={() => setAsked(false)}>
          <p>{word("gather-cancel-sure", { names: joinNames(others) })}</p>
          <div class="asked-acts">
            <Button onClick={() => setAsked(false)}>{word("gather-cancel-no")}</Button>
            <Button kind="primary" class="yes" onClick={cancel}>
              {word("gather-cancel")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
