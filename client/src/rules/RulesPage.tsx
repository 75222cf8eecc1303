// The rules on a page of their own: to read, to link to (`#6.2`), to print.
import { useEffect } from "preact/hooks";
import { fileAddress, pageHref } from "../lib/address";
import { useHash } from "../lib/route";
import { Shore, ShoreBar } from "../lib/page/Shore";
import { Button, SpriteSymbol } from "../lib/ui";
import { lang, word } from "../lib/words";
import { LangSwitch } from "../profile/LookRows";
import { islands, loadIslands } from "../start/islands";
import { BackToTable } from "./BackToTable";
import { minutesToRead, rulebookOf } from "./rulebook";
import { RulesPanel } from "./RulesPanel";

export function RulesPage({ game }: { game: string }) {
  const book = rulebookOf(game, lang.value);
  const hit = useHash();
  const title = book.state === "open" ? book.rules.title : word("rules-title");
  useEffect(() => {
    document.title = `${title} · Archipel`;
  }, [title]);
  useEffect(() => {
    if (!islands.peek().length) void loadIslands();
  }, []);
  return (
    <main class="rulespage shorepage">
      <Shore>
        <SpriteSymbol id="gull" class="prop gull" />
        <SpriteSymbol id="paper-boat" class="prop paper-boat" />
        <GameIsle game={game} />
      </Shore>
      <ShoreBar>
        <LangSwitch />
        <Button icon="print" class="print" label={word("rules-print")} onClick={() => print()}>
          <span>{word("rules-print")}</span>
        </Button>
      </ShoreBar>
      <div class="ruleshead">
        <div>
          <h1>{title}</h1>
          {book.state === "open" && (
            <p>{word("rules-length", { sections: book.rules.sections.length, minutes: minutesToRead(book.rules.sections) })}</p>
          )}
          <p>
            <a class="to-ladder" href={pageHref(`/ladder/${game}`)}>
              {word("ladder-page")}
            </a>
          </p>
        </div>
        <BackToTable game={game} />
      </div>
      <div class="spread">
        {book.state === "open" && (
          <nav class="contents sheet" aria-labelledby="contents">
            <h2 id="contents" class="unseen">
              {word("rules-contents")}
            </h2>
            <ol>
              {book.rules.sections.map(({ number, title: name }) => (
                <li key={number}>
                  <a href={`#${number}`} aria-current={hit.split(".")[0] === number ? "true" : undefined}>
                    <span class="n">{number}</span>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article class="booklet sheet">
          <RulesPanel game={game} hit={hit} />
        </article>
      </div>
    </main>
  );
}

function GameIsle({ game }: { game: string }) {
  const art = islands.value.find(({ id }) => id === game)?.art;
  return art ? (
    <svg class="prop isle isle-1" viewBox="0 0 360 300">
      <use href={fileAddress(`${art}#island`)} />
    </svg>
  ) : null;
}
