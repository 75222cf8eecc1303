// What can be done with a replay: back to the table, its record, a picture, the game taken up from here.
import { useState } from "preact/hooks";
import { shareLink } from "../gather/ShareLink";
import { pageHref } from "../lib/address";
import { DownloadLink } from "../lib/DownloadLink";
import { hasServer } from "../lib/house";
import { navigate } from "../lib/route";
import { Button, Dialog, HomeLink, Icon, SeatDisc, Segmented, toast, toastError } from "../lib/ui";
import { lang, word } from "../lib/words";
import { levelName } from "../table/chrome/PlayerList";
import { pictureAddress, recordAddress, replayApi } from "./replayApi";
import { viewpointName, ViewpointSelect } from "./ReplayControls";
import { type ReplayPlayer, SPEEDS } from "./replayPlayer";

const LEVELS = ["easy", "normal", "strong"];

export type ReplayPanel = "" | "menu" | "fork";

interface ReplayMenuProps {
  player: ReplayPlayer;
  panel: ReplayPanel;
  onPanel: (panel: ReplayPanel) => void;
  /** Opens the analysis, or closes it; none where there may be none. */
  onAnalysis?: (() => void) | undefined;
  /** Shares the analysed game; none where there is no picture of it. */
  onShare?: (() => void) | undefined;
}

export function ReplayMenu({ panel, ...props }: ReplayMenuProps) {
  const { player, onPanel } = props;
  if (panel === "menu") return <ReplayMenuList {...props} />;
  if (panel === "fork") return <Fork player={player} onClose={() => onPanel("")} />;
  return null;
}

function ReplayMenuList({ player, onPanel, onAnalysis, onShare }: Omit<ReplayMenuProps, "panel">) {
  const { id, table, open, seat, viewpoints } = player.overview.value!;
  const over = Boolean(player.board.state.frame.value?.outcome);
  return (
    <Dialog title={word("replay-more")} class="menu-sheet" onClose={() => onPanel("")}>
      <nav class="menu-list">
        {onAnalysis && (
          <Button
            big
            icon="curve"
            onClick={() => {
              onPanel("");
              onAnalysis();
            }}
          >
            {word(player.analysing.value ? "analysis-close" : "analysis-begin")}
          </Button>
        )}
        {open && (
          <Button
            big
            icon="swap"
            kind="primary"
            shut={over}
            onClick={() => (over ? toast(word("server-fork-over"), "bad") : onPanel("fork"))}
          >
            {word("replay-fork")}
          </Button>
        )}
        {open && (
          <DownloadLink class="btn big" address={recordAddress(id)}>
            <Icon name="log" />
            {word("replay-download")}
          </DownloadLink>
        )}
        <DownloadLink class="btn big" address={pictureAddress(id, seat, player.ply.value, lang.value)}>
          <Icon name="print" />
          {word("replay-picture")}
        </DownloadLink>
        {table && (
          <a class="btn big" href={pageHref(`/table/${table}`)}>
            <Icon name="chevron" />
            {word("replay-to-table")}
          </a>
        )}
        {onShare && (
          <Button big icon="share" onClick={onShare}>
            {word("analysis-share")}
          </Button>
        )}
        {hasServer() && (
          <Button big icon="share" onClick={() => void shareLink()}>
            {word("replay-share")}
          </Button>
        )}
        <HomeLink class="big" />
      </nav>
      {viewpoints.length > 1 && (
        <label class="opt">
          <span>{word("replay-seen-by")}</span>
          <ViewpointSelect player={player} />
        </label>
      )}
      <div class="opt">
        <span>{word("replay-speed")}</span>
        <Segmented
          label={word("replay-speed")}
          value={player.speed.value}
          onChoose={(speed) => (player.speed.value = speed)}
          choices={SPEEDS.map((value) => ({ value, label: word("replay-times", { speed: value }) }))}
        />
      </div>
      <p class="quiet">{word("replay-keys")}</p>
    </Dialog>
  );
}

/** A seat to take and the level of the bots in the others. */
function Fork({ player, onClose }: { player: ReplayPlayer; onClose: () => void }) {
  const { seats, seat, own } = player.overview.value!;
  const [sit, setSit] = useState(seat ?? own ?? 0);
  const [level, setLevel] = useState("normal");
  const [beginning, setBeginning] = useState(false);
  const begin = async () => {
    setBeginning(true);
    try {
      const { table } = await replayApi.fork(player.id, { ply: player.ply.peek(), seat, sit, level });
      navigate(`/table/${table}`);
    } catch (error) {
      toastError(error);
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
                {viewpointName(player, at)}
              </label>
            ))}
          </fieldset>
          <div class="opt">
            <span>{word("replay-fork-bots")}</span>
            <Segmented
              label={word("replay-fork-bots")}
              value={level}
              onChoose={setLevel}
              choices={LEVELS.map((value) => ({ value, label: levelName(value) }))}
            />
          </div>
        </>
      )}
      <Button big kind="primary" class="centre" disabled={beginning} onClick={() => void begin()}>
        {word("replay-fork-begin")}
      </Button>
    </Dialog>
  );
}
