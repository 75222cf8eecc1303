// What can be done with a replay: back to the table, its record, a picture, the game taken up from here.
import { useState } from "preact/hooks";
import { go } from "../lib/route";
import { Button, complain, Dialog, HomeLink, Icon, SeatDisc, Segmented, toast } from "../lib/ui";
import { lang, word } from "../lib/words";
import { levelName } from "../table/chrome/PlayerList";
import { pictureAddress, recordAddress, replays } from "./replayApi";
import { viewName } from "./ReplayControls";
import type { Player } from "./replayPlayer";

const LEVELS = ["easy", "normal", "strong"];

export type MorePanel = "" | "menu" | "fork";

export function More({ player, panel, onPanel }: { player: Player; panel: MorePanel; onPanel: (panel: MorePanel) => void }) {
  if (panel === "menu") return <Menu player={player} onPanel={onPanel} />;
  if (panel === "fork") return <Fork player={player} onClose={() => onPanel("")} />;
  return null;
}

function Menu({ player, onPanel }: { player: Player; onPanel: (panel: MorePanel) => void }) {
  const { id, table, open, seat } = player.overview.value!;
  const over = Boolean(player.board.frame.value?.outcome);
  return (
    <Dialog title={word("replay-more")} class="menu-sheet" onClose={() => onPanel("")}>
      <nav class="menu-list">
        {open && (
          <Button big icon="swap" kind="primary" shut={over} onClick={() => (over ? toast(word("server-fork-over"), "bad") : onPanel("fork"))}>
            {word("replay-fork")}
          </Button>
        )}
        {open && (
          <a class="btn big" href={recordAddress(id)} download>
            <Icon name="log" />
            {word("replay-download")}
          </a>
        )}
        <a class="btn big" href={pictureAddress(id, seat, player.ply.value, lang.value)} download>
          <Icon name="print" />
          {word("replay-picture")}
        </a>
        {table && (
          <a class="btn big" href={`/table/${table}`}>
            <Icon name="chevron" />
            {word("replay-to-table")}
          </a>
        )}
        <HomeLink class="big" />
      </nav>
      <p class="quiet">{word("replay-keys")}</p>
    </Dialog>
  );
}

/** A seat to take and the level of the bots in the others. */
function Fork({ player, onClose }: { player: Player; onClose: () => void }) {
  const { seats, seat, own } = player.overview.value!;
  const [sit, setSit] = useState(seat ?? own ?? 0);
  const [level, setLevel] = useState("normal");
  const [beginning, setBeginning] = useState(false);
  const begin = async () => {
    setBeginning(true);
    try {
      const { table } = await replays.fork(player.id, seat, player.ply.peek(), sit, level);
      go(`/table/${table}`);
    } catch (error) {
      complain(error);
    }
    setBeginning(false);
  };
  return (
    <Dialog title={word("replay-fork")} class="fork-sheet" onClose={onClose}>
      <p>{word("replay-fork-how", { step: player.step.value })}</p>
      {seats.length > 1 && (
        <>
          <fieldset class="fork-seats">
            <legend class="eyebrow">{word("replay-fork-seat")}</legend>
            {seats.map((_, at) => (
              <label key={at} class="chip" data-on={sit === at || undefined}>
                <input type="radio" class="unseen" name="sit" checked={sit === at} onChange={() => setSit(at)} />
                <SeatDisc seat={at} />
                {viewName(player, at)}
              </label>
            ))}
          </fieldset>
          <div class="opt">
            <span>{word("replay-fork-bots")}</span>
            <Segmented label={word("replay-fork-bots")} value={level} onChoose={setLevel} choices={LEVELS.map((value) => ({ value, label: levelName(value) }))} />
          </div>
        </>
      )}
      <Button big kind="primary" class="centre" disabled={beginning} onClick={() => void begin()}>
        {word("replay-fork-begin")}
      </Button>
    </Dialog>
  );
}
