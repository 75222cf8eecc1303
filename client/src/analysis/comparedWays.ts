// What was played and what is better, as gestures of the table at which it was chosen: in words, and as marks on the board.
import { say } from "../lib/words";
import { wayOfAction } from "../table/model/guidance";
import { type Way, waysOf } from "../table/model/paths";
import type { ChoiceMark } from "../table/model/viewTypes";
import { unpackGestures } from "../wire/gestureCodec";
import type { Decision } from "../wire/httpTypes";
import type { TableFrame } from "../wire/tableFrame";

export interface ComparedWays {
  table: TableFrame;
  played: Way | null;
  better: Way | null;
  marks: readonly ChoiceMark[];
}

/** Every way of a table that is not played at. */
export function waysAt({ scene }: TableFrame): Way[] {
  return waysOf(unpackGestures(scene), scene.zones);
}

export function comparedWays(table: TableFrame, { played, best }: Decision): ComparedWays {
  const ways = waysAt(table);
  const [mine, better] = [wayOfAction(ways, played.action), wayOfAction(ways, best.action)];
  const same = played.action === best.action;
  const marks = [mine && markOf("played", mine, better), better && !same ? markOf("better", better, mine) : null];
  return { table, played: mine, better, marks: marks.filter((mark) => mark !== null) };
}

/** A gesture on the board, without what another shares with it. */
export function markOf(kind: ChoiceMark["kind"], way: Way, other: Way | null): ChoiceMark {
  const shared = new Set(other?.path ?? []);
  const own = way.path.filter((id) => !shared.has(id));
  const alone = way.path.length > 0 && !own.length;
  return { kind, way, ids: alone ? [way.shownAt] : own };
}

/** A gesture in words; where it has none, the action itself. */
export function wayWords(way: Way | null, action: string, table: TableFrame | undefined): string {
  if (!way?.label || !table) return action;
  return say(way.label, { game: table.game, names: table.seats.map(({ name }) => name), viewer: table.seat });
}
