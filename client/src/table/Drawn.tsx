// Zones drawn as one picture: spots, grid, ring. Art below, then ghosts, then what can be touched or named.
import type { Piece, Zone } from "../lib/types";
import { say } from "../lib/words";
import type { Board } from "./board";
import { choiceAt } from "./paths";
import { pieceFace, placePiece, placeSpot, posing, zoneSize, type Place } from "./places";
import { faceBox } from "./skin";

interface Touchable extends Place {
  id: string;
  name: string;
}

export function Drawn({ board, zone, mini }: { board: Board; zone: Zone; mini: boolean }) {
  const { w, h } = zoneSize(zone);
  const pieces = board.pieces.value.get(zone.id) ?? [];
  const layered = pieces.map((piece, at) => ({ piece, at })).sort((a, b) => (a.piece.layer ?? 0) - (b.piece.layer ?? 0) || a.at - b.at);
  return (
    <svg class="drawn" viewBox={`0 0 ${w} ${h}`} role="none">
      <g aria-hidden="true" class="art">
        <Face face={mini && zone.face ? `mini.${zone.face}` : zone.face} place={{ x: w / 2, y: h / 2, w, h }} class="ground" stretch />
        {zone.layout === "grid" && !zone.face && <path class="cells" d={cellLines(zone, w, h)} />}
        {!mini && <Spots board={board} zone={zone} />}
        {layered.map(({ piece }) => (
          <DrawnPiece key={piece.id} board={board} zone={zone} piece={piece} mini={mini} />
        ))}
        <g class="leaving" />
        {!mini && <Ghost board={board} zone={zone} />}
      </g>
      {!mini && <Hits board={board} zone={zone} pieces={pieces} />}
    </svg>
  );
}

function cellLines(zone: Zone, w: number, h: number): string {
  const cell = zone.cell ?? 100;
  const lines = [];
  for (let x = 0; x <= w; x += cell) lines.push(`M${x} 0V${h}`);
  for (let y = 0; y <= h; y += cell) lines.push(`M0 ${y}H${w}`);
  return lines.join("");
}

function Face(props: { face: string | undefined; place: Place; class: string; turn?: number; stretch?: boolean }) {
  const box = faceBox(props.face);
  if (!box) return null;
  const { w, h } = props.stretch ? props.place : box;
  const use = <use class={props.class} href={`#${props.face}`} x={-w / 2} y={-h / 2} width={w} height={h} />;
  const pose = props.stretch ? `translate(${props.place.x} ${props.place.y})` : posing(props.turn ?? 0);
  return pose ? <g transform={pose}>{use}</g> : use;
}

function DrawnPiece({ board, zone, piece, mini }: { board: Board; zone: Zone; piece: Piece; mini: boolean }) {
  const place = placePiece(zone, piece);
  const lit = !mini && board.targets.value.lit.has(piece.id);
  const count = piece.count ?? null;
  return (
    <g class={looks(board, piece.id, piece.marks, piece.tint, lit)} data-piece={mini ? undefined : piece.id} transform={`translate(${place.x} ${place.y})`} style={tinted(piece.tint)}>
      <g class="body">
        {lit && (piece.lit ? <Face face={piece.lit} place={place} class="lit" turn={piece.turn ?? 0} /> : <Ring place={place} />)}
        <Face face={pieceFace(piece, mini)} place={place} class="face" turn={piece.turn ?? 0} />
        {piece.words && <text class="words">{say(piece.words, board.reader.value)}</text>}
        {count !== null && <Count value={count} place={place} />}
        {board.bubble.value?.kind === "why" && board.bubble.value.about === piece.id && !mini && <Face face="refuse" place={place} class="refuse" />}
      </g>
    </g>
  );
}

function Spots({ board, zone }: { board: Board; zone: Zone }) {
  const { lit } = board.targets.value;
  const listed = (zone.spots ?? []).map((spot) => ({ id: `${zone.id}/${spot.id}`, spot }));
  const implied = zone.layout === "grid" ? [...lit].filter((id) => id.startsWith(`${zone.id}/`) && !listed.some((one) => one.id === id)) : [];
  return (
    <>
      {listed.map(({ id, spot }) => {
        const place = placeSpot(zone, spot.id)!;
        return (
          <g key={id} class={looks(board, id, "spot", "", lit.has(id))} transform={`translate(${place.x} ${place.y})`}>
            {lit.has(id) && (spot.lit ? <Face face={spot.lit} place={place} class="lit" /> : <Ring place={place} />)}
            <Face face={spot.face} place={place} class="face" />
          </g>
        );
      })}
      {implied.map((id) => {
        const place = placeSpot(zone, id.slice(zone.id.length + 1));
        return place && <g key={id} class={looks(board, id, "spot cell", "", true)} transform={`translate(${place.x} ${place.y})`} children={<Ring place={place} />} />;
      })}
    </>
  );
}

/** The coming piece, half there, on the target that is pointed at. */
function Ghost({ board, zone }: { board: Board; zone: Zone }) {
  const way = board.foreseen.value;
  const id = board.hover.value || (board.held.value.at(-1) ?? "");
  const at = way && placeOfId(board, zone, way.shown) ? way.shown : id;
  const place = way?.ghost ? placeOfId(board, zone, at) : null;
  if (!way || !place) return null;
  const box = faceBox(way.ghost);
  const first = zone.layout === "grid" && box ? placePiece(zone, { id, at: zone.id, face: way.ghost, turn: way.turn, ...cellOf(at) }) : place;
  return (
    <g class="ghost" transform={`translate(${first.x} ${first.y})`}>
      <Face face={way.ghost} place={place} class="face" turn={way.turn} />
    </g>
  );
}

function cellOf(id: string): { x: number; y: number } {
  const [x = 0, y = 0] = id.slice(id.indexOf("/") + 1).split(",").map(Number);
  return { x, y };
}

function placeOfId(board: Board, zone: Zone, id: string): Place | null {
  const piece = board.pieces.value.get(zone.id)?.find((one) => one.id === id);
  if (piece) return placePiece(zone, piece);
  return id.startsWith(`${zone.id}/`) ? placeSpot(zone, id.slice(zone.id.length + 1)) : null;
}

function Ring({ place }: { place: Place }) {
  const box = { x: -place.w / 2, y: -place.h / 2, width: place.w, height: place.h, rx: Math.min(place.w, place.h) * 0.16 };
  return (
    <g class="ring">
      <rect class="edge" {...box} />
      <rect class="band" {...box} />
    </g>
  );
}

function Count({ value, place }: { value: number; place: Place }) {
  const r = Math.max(11, Math.min(place.w, place.h) * 0.17);
  return (
    <g class="count" transform={`translate(${place.w / 2 - r * 0.6} ${-place.h / 2 + r * 0.6})`}>
      <circle r={r} />
      <text font-size={r * 1.25}>{value}</text>
    </g>
  );
}

/** What can be touched, or only named: one unseen box each, in the scene's order. */
function Hits({ board, zone, pieces }: { board: Board; zone: Zone; pieces: readonly Piece[] }) {
  const { lit, able } = board.targets.value;
  const reader = board.reader.value;
  const things: Touchable[] = pieces
    .filter((piece) => piece.label || piece.note || lit.has(piece.id) || able.has(piece.id))
    .map((piece) => ({ id: piece.id, name: say(piece.label, reader), ...placePiece(zone, piece) }));
  for (const spot of zone.spots ?? []) things.push({ id: `${zone.id}/${spot.id}`, name: say(spot.label, reader), ...placeSpot(zone, spot.id)! });
  for (const id of lit) {
    const place = zone.layout === "grid" && id.startsWith(`${zone.id}/`) && !things.some((one) => one.id === id) ? placeSpot(zone, id.slice(zone.id.length + 1)) : null;
    if (place) things.push({ id, name: "", ...place });
  }
  return (
    <g class="hits">
      {things.map((thing) => (
        <Hit key={thing.id} board={board} thing={thing} />
      ))}
    </g>
  );
}

function Hit({ board, thing }: { board: Board; thing: Touchable }) {
  const { lit, able } = board.targets.value;
  const held = board.held.value;
  const way = choiceAt(board.ways.value, held, board.pose.value, thing.id);
  const open = lit.has(thing.id);
  const touchable = open || able.has(thing.id) || held.includes(thing.id);
  const name = (open && way?.label && say(way.label, board.reader.value)) || thing.name;
  return (
    <rect
      class={`hit${touchable ? " open" : ""}${board.leads(held, thing.id) ? " grab" : ""}`}
      data-id={thing.id}
      x={thing.x - thing.w / 2}
      y={thing.y - thing.h / 2}
      width={thing.w}
      height={thing.h}
      role={touchable ? "button" : name ? "img" : undefined}
      aria-hidden={!touchable && !name ? true : undefined}
      tabindex={open || held.includes(thing.id) ? 0 : undefined}
      aria-label={name || (touchable ? thing.id : undefined)}
      aria-pressed={held.includes(thing.id) || undefined}
    />
  );
}

export function looks(board: Board, id: string, marks: string | undefined, tint: string | undefined, lit: boolean): string {
  const words = ["piece", marks, tint && `tint-${tint}`, lit && "legal"];
  if (board.hover.value === id) words.push("hover");
  if (board.pointed.value === id) words.push("pointed");
  if (board.held.value.includes(id)) words.push("held");
  if (board.foreseen.value?.moves.has(id)) words.push("stirs");
  if (board.entered.value.has(id)) words.push("enter");
  if (board.bubble.value?.kind === "why" && board.bubble.value.about === id) words.push("refused");
  return words.filter(Boolean).join(" ");
}

export function tinted(tint: string | undefined): Record<string, string> | undefined {
  return tint ? { "--tint": `var(--${tint}, ${tint})` } : undefined;
}
