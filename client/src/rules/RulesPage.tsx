// The rules on a page of their own: to read, to link to (`#6.2`), to print.
import { useEffect } from "preact/hooks";
import { useHash } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { lang, word } from "../lib/words";
import { LangSwitch } from "../profile/LookRows";
import { rulebookOf } from "./rulebook";
import { RulesPanel } from "./RulesPanel";

export function RulesPage({ game }: { game: string }) {
  const book = rulebookOf(game, lang.value);
  const hit = useHash();
  const title = book.state === "open" ? book.rules.title : word("rules-title");
  useEffect(() => {
    document.title = `${title} · Archipel`;
  }, [title]);
  return (
    <main class="rulespage">
      <header class="rulesbar">
        <a class="btn ghost" href="/">
          <Icon name="island" />
          {word("rules-back")}
        </a>
        <span class="acts">
          <LangSwitch />
          <Button icon="print" onClick={() => print()}>
            {word("rules-print")}
          </Button>
        </span>
      </header>
      <article class="booklet">
        <h1>{title}</h1>
        <div class="spread">
          {book.state === "open" && (
            <nav class="contents" aria-labelledby="contents">
              <h2 id="contents" class="eyebrow">
                {word("rules-contents")}
              </h2>
              <ol>
                {book.rules.sections.map(({ number, title: name }) => (
                  <li key={number}>
                    <a href={`#${number}`}>
                      <span class="n">{number}</span>
                      {name}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <RulesPanel game={game} hit={hit} />
        </div>
      </article>
    </main>
  );
}
