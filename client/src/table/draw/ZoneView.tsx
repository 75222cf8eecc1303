// One zone of a scene, by its layout, with the zones inside it.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { keptWhile, sameItems } from "../../lib/kept";
import { Dialog } from "../../lib/ui";
import { say, word } from "../../lib/words";
import type { Zone } from "../../wire/types";
import { toggleClasses, ZoneTools } from "../chrome/ZoneTools";
import { isDrawn } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { zonesIn } from "../model/zoneContents";
import { DrawnZone } from "./DrawnZone";
import { FlowZone } from "./FlowZone";
import { useValue } from "./pieceLooks";
import { PreviewZone } from "./PreviewZone";

const SLOTS = new Set(["board", "side", "more", "tray"]);
const FLOWING = new Set(["row", "fan", "pile", "track", "ladder"]);

/** The zones of a slot; where it scrolls, other zones are seen from their beginning. */
export function ZoneSlot({ board, name, class: extra = "" }: { board: Board; name: string; class?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const zones = useZonesIn(board, name);
  const names = zones.map((zone) => zone.id).join(" ");
  useEffect(() => box.current?.scrollTo(0, 0), [names]);
  if (!zones.length) return null;
  return (
    <div class={`slot ${extra}`} ref={box}>
      {zones.map((zone) => (
        <ZoneView key={zone.id} board={board} zone={zone} />
      ))}
    </div>
  );
}

export function ZoneView({ board, zone, large = false }: { board: Board; zone: Zone; large?: boolean }) {
  const reader = board.reader.value;
  const mini = Boolean(zone.mini) && !large;
  const inner = useZonesIn(board, SLOTS.has(zone.id) ? "" : zone.id);
  const drawing = isDrawn(zone) ? (
    <DrawnZone board={board} zone={zone} mini={mini} />
  ) : zone.layout === "preview" ? (
    <PreviewZone board={board} zone={zone} />
  ) : (
    FLOWING.has(zone.layout) && <FlowZone board={board} zone={zone} mini={mini} />
  );
  const shone = useValue(() => board.guide.highlights.value.has(zone.id), [board, zone.id]) && !large;
  const classes = ["zone", zone.skin, mini && "mini", large && "large", zone.zoom && !mini && "zooms", shone && "shone"];
  return (
    <section
      role={zone.title ? undefined : "group"}
      class={classes.filter(Boolean).join(" ") + toggleClasses(board, zone)}
      data-zone={zone.id}
      data-layout={zone.layout}
      data-owner={zone.owner ?? -1}
      aria-label={zone.title ? undefined : say(zone.label, reader)}
    >
      {zone.title && <h2 class="zone-title">{say(zone.label, reader)}</h2>}
      {mini ? (
        <button
          type="button"
          class="enlarge"
          aria-label={word("table-enlarge", { zone: say(zone.label, reader) })}
          onClick={() => (board.panel.value = `zone:${zone.id}`)}
        >
          {drawing}
        </button>
      ) : (
        <>
          {drawing}
          <ZoneTools board={board} zone={zone} />
        </>
      )}
      {FLOWING.has(zone.layout) && !mini && <div class="flow leaving" aria-hidden="true" />}
      {inner.map((child) => (
        <ZoneView key={child.id} board={board} zone={child} large={large} />
      ))}
      {zone.caption && <p class="caption">{say(zone.caption, reader)}</p>}
    </section>
  );
}

/** The same list for as long as they are the same; none in a place without a name. */
function useZonesIn(board: Board, place: string): readonly Zone[] {
  return useMemo(() => keptWhile(sameItems, () => (place ? zonesIn(board.zones.value.values(), place) : [])), [board, place]).value;
}

/** A small zone, opened large. */
export function LargeZoneDialog({ board, id }: { board: Board; id: string }) {
  const zone = board.zones.value.get(id);
  if (!zone) return null;
  return (
    <Dialog title={say(zone.label, board.reader.value)} class="large-zone" onClose={() => (board.panel.value = "")}>
      <ZoneView board={board} zone={{ ...zone, title: false }} large />
    </Dialog>
  );
}
