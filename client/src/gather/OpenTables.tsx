// Open tables: a pill that says how many wait, their list, and those of one game on its card.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { contentLine } from "../content/ContentMark";
import { api, type ListedTable } from "../lib/api";
import { whoAmI } from "../lib/me";
import { navigate } from "../lib/route";
import { Button, Dialog, Icon, toastError } from "../lib/ui";
import { joinNames, word } from "../lib/words";
import { TableList } from "../start/TableList";

export const openTables = signal<ListedTable[]>([]);

export async function loadOpenTables(): Promise<void> {
  openTables.value = await api.waiting().catch(() => openTables.peek());
}

export function OpenTablesPill() {
  const [listed, setListed] = useState(false);
  const rows = openTables.value;
  if (!rows.length && !listed) return null;
  return (
    <>
      <button
        type="button"
        class="pill waiting"
        aria-haspopup="dialog"
        title={word("gather-open")}
        onClick={() => setListed(true)}
      >
        <Icon name="people" />
        <span class="nm">{word("gather-open")}</span>
        <b>{rows.length}</b>
        <span class="unseen">{word("gather-open-line", { count: rows.length })}</span>
      </button>
      {listed && (
        <Dialog title={word("gather-open-title")} class="open-tables" onClose={() => setListed(false)}>
          {rows.length ? (
            <TableList
              onPick={(row) => void joinTable(row)}
              lines={rows.map((row) => ({ row, title: companyLine(row), end: <em>{word("gather-join")}</em> }))}
            />
          ) : (
            <p>{word("gather-open-none")}</p>
          )}
        </Dialog>
      )}
    </>
  );
}

/** The open tables of a game, on its card: one touch to join. */
export function OpenTablesOf({ game }: { game: string }) {
  const rows = openTables.value.filter((row) => row.game === game).slice(0, 2);
  return (
    <>
      {rows.map((row) => (
        <Button key={row.table} icon="people" class="join" onClick={() => void joinTable(row)}>
          <span class="nm">
            {[word("gather-join-of", { names: names(row) }), row.content && contentLine(row.content)].filter(Boolean).join(" · ")}
          </span>
          <Icon name="chevron" class="end" />
        </Button>
      ))}
    </>
  );
}

async function joinTable(row: ListedTable): Promise<void> {
  try {
    await whoAmI();
    await api.join(row.table);
    navigate(`/table/${row.table}`);
  } catch (error) {
    toastError(error);
    void loadOpenTables();
  }
}

function names(row: ListedTable): string {
  return joinNames(row.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name));
}

function companyLine(row: ListedTable): string {
  const free = row.seats.filter((seat) => seat.kind === "open" && !seat.name).length;
  const away = row.seats.every((seat) => seat.kind !== "person" || seat.here === false);
  return [word("gather-with", { names: names(row), free }), away && word("gather-away")].filter(Boolean).join(" · ");
}
