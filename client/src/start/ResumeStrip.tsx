// The strip that leads back to my running tables; absent where there are none.
import { useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { Dialog, Icon, SpriteSymbol } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { myTables, tableLine, turnOf } from "./islands";
import { TableList } from "./TableList";

export function ResumeStrip() {
  const [listed, setListed] = useState(false);
  const rows = myTables.value;
  const [only] = rows;
  if (!only) return null;
  const mine = rows.filter((row) => row.acting).length;
  return (
    <>
      {rows.length === 1 ? (
        <a class="strip" href={pageHref(`/table/${only.table}`)}>
          <ResumeText line={tableLine(only)} lit={mine > 0} />
        </a>
      ) : (
        <button type="button" class="strip" aria-haspopup="dialog" onClick={() => setListed(true)}>
          <ResumeText line={word("start-resume-many", { count: rows.length, mine })} lit={mine > 0} />
        </button>
      )}
      {listed && (
        <Dialog title={word("start-resume-title")} onClose={() => setListed(false)}>
          <TableList
            lines={rows.map((row) => ({
              row,
              title: word("start-resume-short", { game: gameName(row.game), turn: turnOf(row) }),
              end: <Icon name="chevron" />,
            }))}
          />
        </Dialog>
      )}
    </>
  );
}

function ResumeText({ line, lit }: { line: string; lit: boolean }) {
  return (
    <>
      <span class="thumb">
        <SpriteSymbol id="paper-boat" />
      </span>
      <span class="said">
        <b>{word("start-resume")}</b>
        <span class="s">
          {lit && <i class="dotn" />}
          {line}
        </span>
      </span>
      <Icon name="chevron" />
    </>
  );
}
