// The tables of a game in play, to watch.
import { useEffect, useState } from "preact/hooks";
import { api, type ListedTable } from "../lib/api";
import { Dialog } from "../lib/ui";
import { word } from "../lib/words";
import type { Island } from "./islands";
import { peopleOf, TableList } from "./TableList";

export function WatchDialog({ island, onClose }: { island: Island; onClose: () => void }) {
  const [rows, setRows] = useState<ListedTable[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    api.open(island.id).then(setRows, () => setFailed(true));
  }, [island.id]);
  return (
    <Dialog title={word("start-watch-title")} class="watch" onClose={onClose}>
      {failed && <p role="alert">{word("start-failed")}</p>}
      {rows?.length === 0 && <p>{word("start-watch-none")}</p>}
      {rows && rows.length > 0 && (
        <TableList lines={rows.map((row) => ({ row, title: peopleOf(row), end: <em>{word("start-watch-look")}</em> }))} />
      )}
    </Dialog>
  );
}
