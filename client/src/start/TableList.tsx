// A list of tables as lines to touch: mine, or those of others.
import type { ComponentChildren } from "preact";
import { contentLine } from "../content/ContentMark";
import { fileAddress, pageHref } from "../lib/address";
import type { ListedTable } from "../lib/api";
import { word, wordsReady } from "../lib/words";
import { islands, progressWord } from "./islands";

export interface TableLine {
  row: ListedTable;
  title: string;
  end: ComponentChildren;
}

/** `onPick` takes the place of following the link. */
export function TableList({ lines, onPick }: { lines: readonly TableLine[]; onPick?: (row: ListedTable) => void }) {
  const pick = (event: MouseEvent, row: ListedTable) => {
    if (!onPick) return;
    event.preventDefault();
    onPick(row);
  };
  return (
    <ul class="tables">
      {lines.map(({ row, title, end }) => (
        <li key={row.table}>
          <a class={row.acting ? "mine" : ""} href={pageHref(`/table/${row.table}`)} onClick={(event) => pick(event, row)}>
            <GameThumb game={row.game} />
            <span>
              <b>{title}</b>
              <small>{about(row)}</small>
            </span>
            {end}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who sits at a table, for its title. */
export function peopleOf(row: ListedTable): string {
  return row.seats.map((seat) => seat.name || word("profile-somebody")).join(", ");
}

export function GameThumb({ game }: { game: string }) {
  const art = islands.value.find(({ id }) => id === game)?.art;
  return (
    <svg class="thumb" aria-hidden="true">
      {art && <use href={fileAddress(`${art}#island`)} />}
    </svg>
  );
}

function about(row: ListedTable): string {
  const mode = wordsReady(row.game) ? word(`mode-${row.mode}`, {}, row.game) : "";
  return [mode, progressWord(row), row.content && contentLine(row.content)].filter(Boolean).join(" · ");
}
