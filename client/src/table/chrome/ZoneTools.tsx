// The buttons of a zone, at its corner: what it shows, how it is seen, how close.
import { faceBox } from "../../lib/skin";
import { Button } from "../../lib/ui";
import { say, word } from "../../lib/words";
import type { Zone } from "../../wire/types";
import { cameraFollows, setCameraFollows, ZOOM_STEP } from "../geometry/camera";
import type { Board } from "../model/board";
import { SkinIcon } from "./SkinIcon";

export function hasZoneTools({ toggles, layout, zoom, rests }: Zone): boolean {
  return Boolean(toggles?.length || layout === "triangles" || (zoom && !rests));
}

export function ZoneTools({ board, zone }: { board: Board; zone: Zone }) {
  if (!hasZoneTools(zone)) return null;
  const toggles = zone.toggles ?? [];
  const piles = zone.layout === "triangles";
  const zooms = zone.zoom && !zone.rests;
  const camera = () => board.cameras.get(zone.id);
  return (
    <div class="zone-tools">
      {toggles.map((toggle) => (
        <Button
          key={toggle.id}
          class="toggle"
          icon={faceBox(toggle.icon) ? undefined : toggle.icon || "eye"}
          aria-pressed={isToggled(board, zone, toggle.id)}
          onClick={() => board.toggle(`${zone.id}/${toggle.id}`)}
        >
          <SkinIcon face={toggle.icon ?? ""} />
          {say(toggle.label, board.reader.value)}
        </Button>
      ))}
      {piles && (
        <Button class="toggle" icon="island" aria-pressed={Boolean(zone.tilt)} onClick={() => board.toggle(`${zone.id}/tilt`)}>
          {word("table-tilt")}
        </Button>
      )}
      {zooms && (
        <div class="zooming">
          <Button
            icon="eye"
            label={word("table-follow")}
            aria-pressed={cameraFollows.value}
            onClick={() => setCameraFollows(!cameraFollows.value)}
          />
          <Button icon="zoom-in" label={word("table-zoom-in")} onClick={() => camera()?.zoomGently(ZOOM_STEP)} />
          <Button icon="zoom-out" label={word("table-zoom-out")} onClick={() => camera()?.zoomGently(1 / ZOOM_STEP)} />
          <Button icon="fit" label={word("table-zoom-fit")} onClick={() => camera()?.fit()} />
        </div>
      )}
    </div>
  );
}

export const isToggled = (board: Board, zone: Zone, toggle: string): boolean => board.toggled.value.has(`${zone.id}/${toggle}`);

/** The classes of pressed buttons. */
export function toggleClasses(board: Board, zone: Zone): string {
  return (zone.toggles ?? []).map(({ id }) => (isToggled(board, zone, id) ? ` on-${id}` : "")).join("");
}
