// Under the sheet of a game alone: the best one has made, and how far the next title is.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../lib/ui";
import { word } from "../../lib/words";
import { profileApi, type Totals } from "../../profile/profileApi";
import type { TableFrame } from "../../wire/tableFrame";
import type { Ladder } from "../../wire/types";
import { rungAbove } from "../model/verdict";

export function Climb({ frame, ladder }: { frame: TableFrame; ladder: Ladder }) {
  const score = frame.outcome!.scores[0]!.total;
  const above = rungAbove(ladder, score);
  const record = useRecord(frame);
  const title = (key: string) => word(key, {}, frame.game);
  return (
    <ul class="climb">
      <li>
        <Icon name="star" />
        {above ? word("table-next-title", { points: above.least - score, title: title(above.title) }) : word("table-top-title")}
      </li>
      {record && record.best !== null && (
        <li>
          <Icon name="trophy" />
          {record.best_table === frame.table
            ? word(record.played > 1 ? "table-new-best" : "table-first-best", { points: record.best })
            : word("table-own-best", { points: record.best })}
        </li>
      )}
    </ul>
  );
}

/** What this player has made of the mode so far, this game with it; nobody's for a spectator. */
function useRecord(frame: TableFrame): Totals | null {
  const [record, setRecord] = useState<Totals | null>(null);
  useEffect(() => {
    if (frame.seat === null) return;
    const mine = (one: Totals) => one.mode === frame.mode && one.seats === 1;
    profileApi.deeds().then(
      ({ statistics }) => setRecord(statistics.find((one) => one.game === frame.game)?.modes.find(mine) ?? null),
      () => setRecord(null),
    );
  }, [frame.table]);
  return record;
}
