// A replay with its analysis: the board with the choice that is looked at, the chart under it, and what it all says beside them.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { adoptStyles } from "../lib/page/pageStyles";
import { useScrollStops } from "../lib/page/scrollStops";
import { Button, Icon } from "../lib/ui";
import { hasDrawers } from "../lib/viewport";
import { word } from "../lib/words";
import { listenToReplayKeys } from "../replay/replayKeyboard";
import { ReplayMenu, type ReplayPanel } from "../replay/ReplayMenu";
import { ReplayNotes } from "../replay/ReplayNotes";
import type { ReplayPlayer } from "../replay/replayPlayer";
import { Happened, ReplayTop } from "../replay/ReplayTop";
import { Flank } from "../table/chrome/BoardArea";
import { LiveAnnouncements } from "../table/chrome/EventLog";
import { PlayerList } from "../table/chrome/PlayerList";
import { Stages } from "../table/chrome/Tray";
import { ZoneSlot } from "../table/draw/ZoneView";
import { LargeNote } from "../table/frame/LargeNote";
import { SmallWindow } from "../table/frame/SmallWindow";
import { StatusRow } from "../table/frame/StatusRow";
import { Panels } from "../table/panels/Panels";
import { attachInput, tableAttributes } from "../table/TableView";
import { AnalysisBar } from "./chart/AnalysisBar";
import { listenToAnalysisKeys } from "./analysisKeys";
import { ChartPatterns } from "./chart/ChartPatterns";
import { ChoicePanel, ChoiceSwitch } from "./ChoicePanel";
import { CurveTable } from "./chart/CurveTable";
import { fallWords } from "./figures";
import type { Flag } from "./flags";
import { flagTitle } from "./flagWords";
import { LookBack } from "./lookBack";
import { MistakesView } from "./mistakes/MistakesView";
import { canShare, Review } from "./Review";
import { ShareSheet } from "./share/ShareSheet";
import looks from "../../styles/table/look.css" with { type: "text" };

adoptStyles(looks);

export interface AnalysedReplayProps {
  player: ReplayPlayer;
  onClose: () => void;
}

export function AnalysedReplay({ player, onClose }: AnalysedReplayProps) {
  const look = useMemo(() => new LookBack(player), [player]);
  const [learning, setLearning] = useState(false);
  useEffect(() => {
    look.begin();
    return () => look.end();
  }, [look]);
  return learning ? (
    <MistakesView look={look} onClose={() => setLearning(false)} />
  ) : (
    <LookedReplay look={look} onLearn={() => setLearning(true)} onClose={onClose} />
  );
}

function LookedReplay({ look, onLearn, onClose }: { look: LookBack; onLearn: () => void; onClose: () => void }) {
  const { player } = look;
  const { board } = player;
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<ReplayPanel | "table" | "share">("");
  const fork = () => {
    if (!board.state.frame.peek()?.outcome) setPanel("fork");
  };
  useEffect(() => listenToReplayKeys(document, player), [player]);
  useEffect(() => listenToAnalysisKeys(document, look, { fork, table: () => setPanel("table") }), [look]);
  useEffect(() => attachInput(root.current!, board), [board]);
  const side = useScrollStops<HTMLElement>();
  const table = tableAttributes(board);
  const chosen = look.chosen.value;
  const share = () => setPanel("share");
  const review = (onChosen?: () => void) => (
    <Review look={look} onLearn={onLearn} onFork={fork} onShare={share} onChosen={onChosen} />
  );
  return (
    <div ref={root} {...table} class={`${table.class} replay looking`}>
      <ChartPatterns />
      {!hasDrawers.value && (
        <ReplayTop player={player}>
          <Button kind="ghost" icon="log" label={word("analysis-table")} onClick={() => setPanel("table")} />
          <Button kind="ghost" icon="menu" label={word("replay-more")} onClick={() => setPanel("menu")} />
          <Button kind="ghost" icon="close" label={word("analysis-close")} onClick={onClose} />
        </ReplayTop>
      )}
      <main class="playfield">
        <div class="boardzone">
          <ZoneSlot board={board} name="board" />
        </div>
        <section class="look-side" ref={side} aria-label={word("table-tray")}>
          {hasDrawers.value ? (
            <SmallChoice look={look} onTable={() => setPanel("table")} />
          ) : (
            <RoomyChoice look={look} chosen={chosen} />
          )}
        </section>
      </main>
      <AnalysisBar look={look} />
      {hasDrawers.value ? (
        <SmallWindow
          board={board}
          menu={() => setPanel("menu")}
          more={(drawer) => drawer === "log" && <ReplayNotes player={player} />}
          extra={{ id: "review", icon: "flag", label: word("analysis-choices"), content: (close) => review(close) }}
        />
      ) : (
        <aside class="column" aria-label={word("analysis-review")}>
          {review()}
        </aside>
      )}
      <LargeNote board={board} />
      <LiveAnnouncements board={board} />
      <Panels board={board} />
      {panel === "table" && look.analysis.value ? (
        <CurveTable look={look} analysis={look.analysis.value} onClose={() => setPanel("")} />
      ) : panel === "share" ? (
        <ShareSheet player={player} onClose={() => setPanel("")} />
      ) : (
        <ReplayMenu
          player={player}
          panel={panel === "table" ? "" : panel}
          onPanel={setPanel}
          onAnalysis={onClose}
          onShare={canShare(look) ? share : undefined}
        />
      )}
    </div>
  );
}

/** Beside the board: the choice that is looked at, or what led here, and the zones that stand there. */
function RoomyChoice({ look, chosen }: { look: LookBack; chosen: Flag | null }) {
  const { player } = look;
  const { board } = player;
  return (
    <>
      {chosen && look.analysis.value ? (
        <ChoicePanel look={look} flag={chosen} />
      ) : (
        <section class="look-panel look-happened">
          <Happened player={player} />
          <Stages board={board} />
        </section>
      )}
      <div class="need">
        <ZoneSlot board={board} name="tray" class="tray-zones" />
        <Flank board={board} />
      </div>
      <PlayerList board={board} />
    </>
  );
}

/** On a small window: a step back and on, the words of the choice between them, and what of it is drawn. */
function SmallChoice({ look, onTable }: { look: LookBack; onTable: () => void }) {
  const { player } = look;
  const { board } = player;
  const chosen = look.chosen.value;
  const [step, last] = [player.step.value, player.last.value];
  return (
    <>
      <div class="look-status">
        <StatusRow board={board} />
        <button type="button" class="look-as-table" aria-label={word("analysis-table")} title={word("analysis-table")} onClick={onTable}>
          <Icon name="log" />
        </button>
      </div>
      <div class="look-words">
        <Button icon="step-back" label={word("replay-back")} disabled={step === 0} onClick={() => player.move(-1)} />
        {chosen && look.analysis.value ? (
          <p>
            <b>{flagTitle(look, chosen)}</b>
            <span class="fall">{fallWords(chosen.best, chosen.left, look.analysis.value.unit)}</span>
          </p>
        ) : (
          <div class="look-happened">
            <Happened player={player} />
          </div>
        )}
        <Button icon="step-forward" label={word("replay-forward")} disabled={step === last} onClick={() => player.move(1)} />
      </div>
      {chosen?.kind === "cost" ? (
        <ChoiceSwitch look={look} flag={chosen} />
      ) : (
        <div class="need">
          <ZoneSlot board={board} name="tray" class="tray-zones" />
          <Flank board={board} />
        </div>
      )}
    </>
  );
}
