// The tools of a held thing: turn, flip, place, put back; by the ghost, in the tray, and spoken.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../lib/ui";
import { hasCoarsePointer, tableWindow } from "../../lib/viewport";
import { say, word } from "../../lib/words";
import { borderPath, cellBox, cellsOf, posedCells } from "../geometry/shapes";
import { cellsBox } from "../geometry/zoneGeometry";
import { zoneToScreen } from "../geometry/zoneSvg";
import type { Board } from "../model/board";
import { placeSaid } from "../model/placeNames";
import { canFlip, placeId, type Placing } from "../model/placing";

const GAP = 10;

/** Turning and flipping what is held, where there is a choice. */
export function PoseButtons({ board }: { board: Board }) {
  const poses = board.hand.poses.value;
  const placing = board.hand.placing.value;
  if (poses.length < 2 || placing?.set) return null;
  const turns = poses.some((pose) => poses.some((other) => other !== pose && other >> 2 === pose >> 2));
  const flips = placing ? canFlip(placing) : poses.some((pose) => pose >= 4) && poses.some((pose) => pose < 4);
  return (
    <>
      {turns && <Button icon="rotate-left" label={word("table-turn-left")} onClick={() => board.hand.turn("left")} />}
      {turns && <Button icon="rotate-right" label={word("table-turn-right")} onClick={() => board.hand.turn("right")} />}
      {flips && <Button icon="flip" label={word("table-flip")} onClick={() => board.hand.turn("flip")} />}
    </>
  );
}

/** A held shape waits over its grid for the button that places it. */
export function isPlacing(board: Board): boolean {
  const placing = board.hand.placing.value;
  const aim = board.hand.aim.value;
  return Boolean(placing && !placing.set && aim && aim.by !== "mouse");
}

/** Places a shape that is aimed; closed where it may not lie, and says why. */
export function PlaceButton({ board, label }: { board: Board; label?: string }) {
  if (!isPlacing(board)) return null;
  const placing = board.hand.placing.value!;
  const aim = board.hand.aim.value!;
  const fits = placing.places.has(placeId(placing, aim));
  return (
    <Button
      icon="check"
      label={label}
      kind={fits ? "primary" : "plain"}
      class="place main"
      shut={!fits}
      disabled={fits && board.busy.value}
      onClick={() => board.place()}
    >
      {label ? undefined : word("table-place")}
    </Button>
  );
}

/** Lets go of what waits to be placed. */
export function PutBackButton({ board }: { board: Board }) {
  return <Button icon="close" class="put-back" label={word("table-put-back")} onClick={() => board.putBack()} />;
}

/** How to place what is held; or, in a pose without a place, that there is none and which poses have one. */
export function PlacingHint({ board }: { board: Board }) {
  const placing = board.hand.placing.value;
  if (!placing || placing.set) return null;
  if (placing.open.has(board.hand.pose.value)) return <p class="hint">{howToPlace(board, placing)}</p>;
  return (
    <div class="hint poses">
      <span>{word("table-no-place", { count: placing.open.size })}</span>
      {[...placing.open].map((pose) => (
        <button
          type="button"
          key={pose}
          class="pose"
          aria-label={word("table-take-pose", { turn: (pose % 4) * 90, mirrored: pose >= 4 ? "yes" : "no" })}
          onClick={() => board.hand.takePose(pose)}
        >
          <Outlined placing={placing} pose={pose} />
        </button>
      ))}
    </div>
  );
}

/** What does not turn needs no word on turning: there the game's own hint is said. */
function howToPlace(board: Board, placing: Placing): string {
  const by = board.hand.aim.value?.by;
  if (by === "finger") return word("table-placing-pinned");
  const turns = placing.poses.length > 1;
  if (by === "keys") return word(turns ? "table-placing-keys" : "table-moving-keys");
  const hint = board.state.frame.value!.scene.hint;
  if (!turns && hint) return say(hint, board.reader.value);
  return word(hasCoarsePointer() ? "table-placing-tap" : "table-placing");
}

function Outlined({ placing, pose }: { placing: Placing; pose: number }) {
  const cells = posedCells(cellsOf(placing.piece.shape!), pose);
  const { w, h } = cellBox(cells);
  return (
    <svg viewBox={`-1 -1 ${w * 10 + 2} ${h * 10 + 2}`} aria-hidden="true">
      <path d={borderPath(cells, 10)} />
    </svg>
  );
}

/** By the ghost: what it would bring, and at a desk, once a finger has pinned it, the tools, on the side that has room. */
export function GhostTools({ board }: { board: Board }) {
  const box = useRef<HTMLDivElement>(null);
  board.cameraMoves.value;
  const placing = board.hand.placing.value;
  const aim = board.hand.aim.value;
  const way = placing && aim ? placing.places.get(placeId(placing, aim)) : null;
  const note = way?.tallies.length ? null : way?.note;
  const tools = aim?.by === "finger" && tableWindow.value === "desk";
  const shown = placing && aim && !placing.set && (tools || note);
  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    const settle = () => box.current && placeByGhost(box.current, placing, aim);
    settle();
    addEventListener("resize", settle);
    addEventListener("scroll", settle, true);
    return () => {
      removeEventListener("resize", settle);
      removeEventListener("scroll", settle, true);
    };
  });
  return (
    <>
      <div class="unseen" role="status">
        {placing && aim && !placing.set && <Spoken board={board} placing={placing} />}
      </div>
      {shown && (
        <div class="ghost-tools" ref={box}>
          {note && <p class="note">{say(note, board.reader.value)}</p>}
          {tools && (
            <div class="acts">
              <PoseButtons board={board} />
              <PlaceButton board={board} label={word("table-place")} />
              <PutBackButton board={board} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Spoken({ board, placing }: { board: Board; placing: Placing }) {
  const aim = board.hand.aim.value!;
  const way = placing.places.get(placeId(placing, aim));
  if (!placing.open.has(board.hand.pose.value)) return <>{word("table-no-place", { count: placing.open.size })}</>;
  return (
    <>
      {way
        ? [way.label, way.note, ...way.tallies.filter((tally) => tally.at).map((tally) => tally.label)]
            .map((said) => say(said, board.reader.value))
            .join(" ")
        : word("table-not-here", { place: placeSaid(placing.zone, aim, board.reader.value) })}
    </>
  );
}

/** Under the ghost, or over it where there is no room. */
function placeByGhost(box: HTMLElement, { zone, size }: Placing, { x, y }: { x: number; y: number }): void {
  const at = zoneToScreen(document, zone, cellsBox(zone, { x, y }, size));
  if (!at) return;
  const { width, height } = box.getBoundingClientRect();
  const floor = document.querySelector(".tray")?.getBoundingClientRect().top ?? innerHeight;
  const below = at.bottom + GAP + height < Math.min(innerHeight, floor > at.bottom ? floor : innerHeight) - 4;
  box.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, at.x + at.width / 2 - width / 2))}px`;
  box.style.top = `${below ? at.bottom + GAP : Math.max(6, at.y - height - GAP)}px`;
}
