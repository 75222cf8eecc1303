// A zone seen through a window: its camera, what it follows, and the ground that goes on beyond it.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { faceBox, faceHref } from "../../lib/skin";
import { tableWindow } from "../../lib/viewport";
import type { Piece, Zone } from "../../wire/types";
import { Camera, cameraFollows, type CameraOpening, type Extent, GLIDE_EASE, GLIDE_MS, TOUCH_PX } from "../geometry/camera";
import { cellsBox, type CentredBox, pieceBox, spotBox, toDrawn, zoneSize } from "../geometry/zoneGeometry";
import type { Board } from "../model/board";
import { play, whenAllRest } from "./moveKeyframes";

/** Gives a picture the window of its zone; by itself, so that what it follows draws nothing else anew. */
export function ZoneCamera({ board, zone, picture }: { board: Board; zone: Zone; picture: RefObject<SVGSVGElement | null> }) {
  const seen = useRef<ReadonlyMap<string, string>>(new Map());
  /** As it was last laid out: asking the page for it while it is drawn would lay all of it out once more. */
  const size = useRef({ w: 0, h: 0 });
  const latest = useRef(zone);
  latest.current = zone;
  useLayoutEffect(() => {
    const svg = picture.current!;
    const camera = cameraOf(board, zone);
    const watch = new ResizeObserver(() => {
      size.current = { w: svg.clientWidth, h: svg.clientHeight };
      const now = latest.current;
      camera.update(size.current, extentOf(board, now), now.cell ?? 100, openingOf(board, now));
    });
    watch.observe(svg);
    const stop = effect(() => {
      if (camera.look.value) setViewBox(svg, camera);
      board.cameraMoves.value = board.cameraMoves.peek() + 1;
    });
    const still = effect(() => playGlide(svg, camera));
    return () => {
      watch.disconnect();
      stop();
      camera.stop();
      still();
      board.cameras.delete(zone.id);
      board.closedCameras.set(zone.id, camera);
    };
  }, [board, zone.id]);
  const frame = board.state.frame.value;
  const shown = board.state.shown.value;
  useLayoutEffect(() => {
    const camera = board.cameras.get(zone.id)!;
    if (size.current.w) {
      camera.update(size.current, extentOf(board, zone), zone.cell ?? 100, openingOf(board, zone));
      setViewBox(picture.current!, camera);
    }
    const pieces = board.state.pieces.peek().get(zone.id) ?? [];
    const before = seen.current;
    seen.current = new Map(pieces.map((piece) => [piece.id, whereabouts(piece)]));
    if (before.size && cameraFollows.peek())
      follow(
        board,
        zone,
        camera,
        pieces.filter((piece) => before.get(piece.id) !== whereabouts(piece)),
      );
  }, [frame, shown, zone.tilt, tableWindow.value]);
  useApproach(board, zone);
  useAimInSight(board, zone);
  return null;
}

function setViewBox(svg: SVGSVGElement, camera: Camera): void {
  const box = camera.viewBox();
  if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
}

/** Lets what is drawn come from where it was seen, off the main thread; what can be touched is where it will be. The answer ends it. */
function playGlide(svg: SVGSVGElement, camera: Camera): (() => void) | undefined {
  const start = camera.glides.value;
  const drawn = svg.querySelector(":scope > .art");
  if (!start || !drawn) return undefined;
  const from = `translate(${start.x}px, ${start.y}px) scale(${start.scale})`;
  const glide = play(drawn, [{ transform: from, easing: GLIDE_EASE }, { transform: "none" }], GLIDE_MS, 1, "glide");
  whenAllRest(glide, 1, () => glide.playState === "running" && camera.stop());
  return () => glide.cancel();
}

/** A board that rests whole comes close on a phone while a shape is held over it. */
function useApproach(board: Board, zone: Zone): void {
  const comes = zone.rests && tableWindow.value === "stack";
  const placing = comes && board.hand.placing.value?.zone.id === zone.id ? board.hand.placing.value : null;
  const aim = placing ? (placing.set ?? board.hand.aim.value) : null;
  const held = placing && aim ? placing.piece.id : "";
  useLayoutEffect(() => {
    const camera = board.cameras.get(zone.id);
    if (!camera || !placing || !aim) return;
    camera.approach(toDrawn(zone, cellsBox(zone, aim, placing.size)), TOUCH_PX * 0.8);
    return () => camera.fit();
  }, [held]);
}

/** Where a finger or the keys bring what is held, the window comes along. */
function useAimInSight(board: Board, zone: Zone): void {
  const placing = board.hand.placing.value?.zone.id === zone.id ? board.hand.placing.value : null;
  const aim = board.hand.aim.value;
  const at = placing && aim && aim.by !== "mouse" ? `${aim.x},${aim.y}` : "";
  useLayoutEffect(() => {
    if (at) board.cameras.get(zone.id)?.reveal(extentAround([toDrawn(zone, cellsBox(zone, aim!, placing!.size))]));
  }, [at]);
}

/** Repeats a face all around. */
export function Beyond({ zone }: { zone: Zone }) {
  const box = faceBox(zone.beyond);
  if (!box) return null;
  const { w, h } = zoneSize(zone);
  const far = 4 * Math.max(w, h);
  return (
    <>
      <pattern id={`beyond-${zone.id}`} patternUnits="userSpaceOnUse" width={box.w} height={box.h}>
        <use href={faceHref(zone.beyond)} width={box.w} height={box.h} />
      </pattern>
      <rect class="beyond" x={-far} y={-far} width={w + 2 * far} height={h + 2 * far} fill={`url(#beyond-${zone.id})`} />
    </>
  );
}

function cameraOf(board: Board, zone: Zone): Camera {
  const camera = board.closedCameras.get(zone.id) ?? new Camera();
  board.cameras.set(zone.id, camera);
  return camera;
}

const whereabouts = (piece: Piece): string => `${piece.at} ${piece.x ?? 0} ${piece.y ?? 0} ${piece.level ?? 0}`;

/** Goes to what has changed; else, where nothing that can be touched is in sight, to the nearest such thing. */
function follow(board: Board, zone: Zone, camera: Camera, changed: readonly Piece[]): void {
  const margin = (zone.cell ?? 100) * 0.4;
  if (changed.length) return camera.reveal(extentAround(changed.map((piece) => pieceBox(zone, piece))), margin);
  const lit = litPlaces(board, zone);
  if (lit.length && !lit.some(({ x, y }) => camera.sees(x, y))) camera.reveal(extentAround(lit.slice(0, 1)), margin);
}

function litPlaces(board: Board, zone: Zone): CentredBox[] {
  const pieces = new Map(
    board.state.pieces
      .peek()
      .get(zone.id)
      ?.map((piece) => [piece.id, piece]),
  );
  const found = [...board.hand.targets.peek().lit].map((id) =>
    pieces.has(id) ? pieceBox(zone, pieces.get(id)!) : id.startsWith(`${zone.id}/`) ? spotBox(zone, id.slice(zone.id.length + 1)) : null,
  );
  return found.filter((place) => place !== null);
}

/** All that lies there and every place of a choice, with half a cell around it, inside the zone. */
function extentOf(board: Board, zone: Zone): Extent {
  const { w, h } = zoneSize(zone);
  const all = [...(board.state.pieces.peek().get(zone.id) ?? []).map((piece) => pieceBox(zone, piece)), ...placesOf(board, zone)];
  if (!all.length) return { left: 0, top: 0, right: w, bottom: h };
  const cell = zone.cell ?? 100;
  const { left, top, right, bottom } = extentAround(all);
  return {
    left: Math.max(0, left - cell / 2),
    top: Math.max(0, top - cell / 2),
    right: Math.min(w, right + cell / 2),
    bottom: Math.min(h, bottom + cell / 2),
  };
}

/** Where something could be chosen, now or once something else is held. */
function placesOf(board: Board, zone: Zone): CentredBox[] {
  const ids = new Set(board.state.ways.peek().flatMap((way) => way.path.filter((id) => id.startsWith(`${zone.id}/`))));
  return [...ids].map((id) => spotBox(zone, id.slice(zone.id.length + 1))).filter((place) => place !== null);
}

/** The middle of what can be touched, else of all; in a triangle a finger needs more room, and all of them are seen as they grow. */
function openingOf(board: Board, zone: Zone): CameraOpening {
  const lit = litPlaces(board, zone);
  const { left, top, right, bottom } = lit.length ? extentAround(lit) : extentOf(board, zone);
  const triangles = zone.layout === "triangles";
  const near = zone.rests ? 0 : triangles ? 1.9 * TOUCH_PX : TOUCH_PX;
  return { heart: { x: (left + right) / 2, y: (top + bottom) / 2 }, near, least: zone.rests || triangles ? 0 : TOUCH_PX };
}

function extentAround(places: readonly CentredBox[]): Extent {
  return {
    left: Math.min(...places.map(({ x, w }) => x - w / 2)),
    top: Math.min(...places.map(({ y, h }) => y - h / 2)),
    right: Math.max(...places.map(({ x, w }) => x + w / 2)),
    bottom: Math.max(...places.map(({ y, h }) => y + h / 2)),
  };
}
