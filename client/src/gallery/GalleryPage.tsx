// Every widget on made-up data, without a table or a server's game. `#table` shows a whole table.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { pageHref } from "../lib/address";
import { saveMe, theme } from "../lib/me";
import { adoptStyles } from "../lib/page/pageStyles";
import { preferences } from "../lib/preferences";
import { installSkinSheet, removeSkin } from "../lib/skin";
import { Button, Dialog, Icon, SeatDisc, Segmented, Toast, toast } from "../lib/ui";
import { word } from "../lib/words";
import { EventLog } from "../table/chrome/EventLog";
import { GhostTools, PlaceButton, PoseButtons } from "../table/chrome/PlacingTools";
import { PlayerList } from "../table/chrome/PlayerList";
import { Tray } from "../table/chrome/Tray";
import { DragLayer } from "../table/draw/DragLayer";
import { ZoneSlot } from "../table/draw/ZoneView";
import { Dock } from "../table/frame/Dock";
import { LargeNote } from "../table/frame/LargeNote";
import { Panels } from "../table/panels/Panels";
import { ScoreSheet } from "../table/panels/ScoreSheet";
import { attachInput, TableView } from "../table/TableView";
import type { Outcome } from "../wire/types";
import { mockBoard, type SceneMaker, SEATS } from "./mockBoard";
import { outlineScene } from "./outlineScene";
import * as plays from "./scenes";
import * as laying from "./shapeScenes";
import { SKIN_SHEET } from "./skinSheet";
import { triangleScene } from "./triangleScene";
import looks from "../../styles/gallery.css" with { type: "text" };

adoptStyles(looks);

const OUTCOME: Outcome = {
  winners: [0],
  scores: [
    {
      total: 78,
      parts: [
        { key: "gallery-one", points: 49 },
        { key: "gallery-two", points: 12 },
        { key: "gallery-three", points: -4 },
      ],
    },
    {
      total: 63,
      parts: [
        { key: "gallery-one", points: 41 },
        { key: "gallery-two", points: 30 },
        { key: "gallery-three", points: -7 },
      ],
    },
    {
      total: 53,
      parts: [
        { key: "gallery-one", points: 33 },
        { key: "gallery-two", points: 15 },
        { key: "gallery-three", points: -3 },
      ],
    },
  ],
  reason: "",
};
const ICONS = [
  ..."undo restart-turn rotate-left rotate-right flip log rules settings link hint trophy bot person".split(" "),
  ..."people eye share copy hand crown globe alert reconnect island menu close check ours".split(" "),
];
const dialogOpen = signal(false);

export function GalleryPage() {
  useEffect(() => {
    installSkinSheet(SKIN_SHEET);
    return removeSkin;
  }, []);
  return location.hash === "#table" ? <Whole /> : <Exhibits />;
}

function Whole() {
  const board = useMemo(() => mockBoard(plays.whole), []);
  return <TableView board={board} />;
}

function Exhibits() {
  const board = useMemo(() => mockBoard(plays.whole), []);
  return (
    <main class="gallery">
      <h1>{word("table-gallery-title")}</h1>
      <p>
        <a href={pageHref("/gallery#table")} onClick={() => setTimeout(() => location.reload())}>
          {word("table-gallery-whole")}
        </a>
      </p>
      <Exhibit name="spots" play={plays.spots} />
      <Exhibit name="stroke" play={plays.stroke} />
      <Exhibit name="grid" play={plays.grid} />
      <Exhibit name="shape" play={laying.shape} />
      <Exhibit name="tile" play={laying.tile} />
      <Exhibit name="window" play={laying.window} />
      <Exhibit name="piles" play={triangleScene} />
      <Exhibit name="groups" play={outlineScene} />
      <Exhibit name="may" play={plays.may} />
      <Exhibit name="row" play={plays.row} />
      <Exhibit name="fan" play={plays.fan} />
      <Exhibit name="track" play={plays.tracks} />
      <Exhibit name="turning" play={plays.turning} />
      <Exhibit name="mini" play={plays.mini} />
      <ExhibitFrame name="tray">
        <div class="table plain">
          <Tray board={board} />
        </div>
      </ExhibitFrame>
      <ExhibitFrame name="players">
        <div class="table plain">
          <PlayerList board={board} />
        </div>
      </ExhibitFrame>
      <ExhibitFrame name="log">
        <div class="table plain">
          <EventLog board={board} />
        </div>
      </ExhibitFrame>
      <ExhibitFrame name="scores">
        <div class="sheet sheet-in">
          <ScoreSheet outcome={OUTCOME} reader={{ names: SEATS.map((seat) => seat.name), viewer: 0 }} />
        </div>
      </ExhibitFrame>
      <ExhibitFrame name="parts">
        <Parts />
      </ExhibitFrame>
    </main>
  );
}

function ExhibitFrame({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section data-exhibit={name}>
      <h2>{word(`table-gallery-${name}`)}</h2>
      {children}
    </section>
  );
}

/** A board of its own, alive, without the chrome of a table. */
function Exhibit({ name, play }: { name: string; play: SceneMaker }) {
  const board = useMemo(() => mockBoard(play), [play]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachInput(root.current!, board), [board]);
  return (
    <ExhibitFrame name={name}>
      <div ref={root} class="table plain exhibit">
        <ZoneSlot board={board} name="board" />
        <div class="acts">
          <PoseButtons board={board} />
          <PlaceButton board={board} />
          <Button icon="undo" label={word("table-undo")} disabled={!board.state.frame.value?.undo} onClick={() => board.undo()} />
        </div>
        <Dock board={board} />
        <LargeNote board={board} />
        <GhostTools board={board} />
        <DragLayer board={board} />
        <Panels board={board} />
      </div>
    </ExhibitFrame>
  );
}

function Parts() {
  return (
    <div class="sheet sheet-in parts">
      <div class="acts">
        <Button onClick={() => toast(word("table-back"))}>{word("table-undo")}</Button>
        <Button kind="primary" icon="check" onClick={() => (dialogOpen.value = true)}>
          {word("table-gallery-dialog")}
        </Button>
        <Button shut>{word("table-gallery-end")}</Button>
        <Button icon="undo" label={word("table-undo")} />
        <Segmented
          label={word("profile-theme")}
          value={theme.value}
          onChoose={(value) => void saveMe({ theme: value })}
          choices={(["auto", "light", "dark"] as const).map((value) => ({ value, label: word(`profile-theme-${value}`) }))}
        />
        <span class="quiet">{word(`prefer-motion-${preferences.value.motion}`)}</span>
      </div>
      <div class="acts">
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <SeatDisc key={seat} seat={seat} spoken />
        ))}
      </div>
      <div class="acts">
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div class="acts">
        <Toast kind="wait">{word("table-reconnecting")}</Toast>
        <Toast kind="ok">{word("table-back")}</Toast>
      </div>
      {dialogOpen.value && (
        <Dialog title={word("table-gallery-dialog")} onClose={() => (dialogOpen.value = false)}>
          <p>{word("table-gallery-hint")}</p>
        </Dialog>
      )}
    </div>
  );
}
