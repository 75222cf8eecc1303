// The rules of a game, numbered, searched as you type; the cited one is lit and brought into view.
import { useEffect, useRef, useState } from "preact/hooks";
import { currentPath } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { lang, word } from "../lib/words";
import { ourRulings, retryRulebook, rulebookOf, type RuleSection, searchRules } from "./rulebook";
import { RuleText } from "./RuleText";

export function RulesPanel({ game, hit = "" }: { game: string; hit?: string }) {
  const book = rulebookOf(game, lang.value);
  const [query, setQuery] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setQuery(""), [hit]);
  useEffect(() => {
    if (hit) box.current?.querySelector(".hit")?.scrollIntoView({ block: "center" });
  }, [hit, book]);
  if (book.state !== "open") return <Waiting game={game} failed={book.state === "failed"} />;
  const sections = searchRules(book.rules.sections, query);
  const rulings = ourRulings(book.rules.sections);
  const count = sections.reduce((sum, section) => sum + section.paragraphs.length, 0);
  return (
    <div class="rules" ref={box}>
      {book.rules.lesson && !currentPath.value.startsWith("/learn/") && (
        <a class="btn learn" href={`/learn/${game}`}>
          <Icon name="hint" />
          {word("learn-rules")}
        </a>
      )}
      <div class="finder">
        <label class="find">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            placeholder={word("rules-search")}
            aria-label={word("rules-search")}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
      </div>
      <p class={query.trim() ? "found" : "unseen"} role="status">
        {query.trim() && word("rules-found", { count, query: query.trim() })}
      </p>
      {sections.map((section) => (
        <RulesSection key={section.number} section={section} hit={hit} />
      ))}
      {(book.rules.ours || rulings.length > 0) && !query.trim() && (
        <aside class="ours">
          <h3>{word("rules-ours")}</h3>
          {rulings.length > 0 && <p>{word("rules-our-rulings", { numbers: rulings.join(", ") })}</p>}
          {book.rules.ours.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>
              <RuleText text={paragraph} />
            </p>
          ))}
        </aside>
      )}
    </div>
  );
}

function Waiting({ game, failed }: { game: string; failed: boolean }) {
  return (
    <div class="rules-wait">
      <p role="status">{word(failed ? "rules-failed" : "rules-loading")}</p>
      {failed && (
        <Button icon="reconnect" onClick={() => retryRulebook(game, lang.peek())}>
          {word("start-retry")}
        </Button>
      )}
    </div>
  );
}

function RulesSection({ section, hit }: { section: RuleSection; hit: string }) {
  return (
    <section>
      <h3 id={`rule-${section.number}`} class={section.number === hit ? "hit" : ""}>
        <span class="n">{section.number}</span>
        {section.title}
      </h3>
      {section.paragraphs.map(({ number, text, ours }) => (
        <p key={number} id={`rule-${number}`} class={number === hit ? "hit" : ""}>
          <span class="n">{number}</span>
          <span>
            <RuleText text={text} />
            {ours && "\u00a0"}
            {ours && <OursBadge />}
          </span>
        </p>
      ))}
    </section>
  );
}

/** The mark of Archipel behind a rule that the rulebook does not print. */
function OursBadge() {
  return (
    <span class="ruling" role="img" aria-label={word("rules-our-ruling")} title={word("rules-our-ruling")}>
      <Icon name="ours" />
    </span>
  );
}
