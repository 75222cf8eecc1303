// The rules of a game, numbered, searched as you type; the cited one is lit and brought into view.
import { useEffect, useRef, useState } from "preact/hooks";
import { pageHref } from "../lib/address";
import { currentPath } from "../lib/route";
import { Button, Icon } from "../lib/ui";
import { lang, word } from "../lib/words";
import { ourRulings, retryRulebook, ruleAddress, rulebookOf, type RuleParagraph, type RuleSection, searchRules } from "./rulebook";
import { RuleFigures } from "./RuleFigures";
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
        <a class="btn learn" href={pageHref(`/learn/${game}`)}>
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
      {currentPath.value.startsWith("/table/") && (
        <a class="btn ghost as-page" href={ruleAddress(currentPath.value, game, hit)}>
          <Icon name="rules" />
          {word("rules-page")}
        </a>
      )}
      <p class={query.trim() ? "found" : "unseen"} role="status">
        {query.trim() && word("rules-found", { count, query: query.trim() })}
      </p>
      {sections.map((section) => (
        <RulesSection key={section.number} game={game} section={section} hit={hit} />
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

function RulesSection({ game, section, hit }: { game: string; section: RuleSection; hit: string }) {
  return (
    <section>
      <h3 id={`rule-${section.number}`} class={section.number === hit ? "hit" : ""}>
        <RuleNumber game={game} number={section.number} />
        {section.title}
      </h3>
      {section.paragraphs.map((paragraph) => (
        <Rule key={paragraph.number} game={game} paragraph={paragraph} hit={paragraph.number === hit} />
      ))}
    </section>
  );
}

function Rule({ game, paragraph, hit }: { game: string; paragraph: RuleParagraph; hit: boolean }) {
  const { number, text, ours } = paragraph;
  return (
    <div class={paragraph.figures.length ? "rule drawn-rule" : "rule"}>
      <p id={`rule-${number}`} class={hit ? "hit" : ""}>
        <RuleNumber game={game} number={number} />
        <span>
          <RuleText text={text} />
          {ours && "\u00a0"}
          {ours && <OursBadge />}
        </span>
      </p>
      <RuleFigures paragraph={paragraph} />
    </div>
  );
}

/** A number is a link to its rule on the page of the rules; a lesson and a replay are not left for it. */
function RuleNumber({ game, number }: { game: string; number: string }) {
  const href = ruleAddress(currentPath.value, game, number);
  if (!href) return <span class="n">{number}</span>;
  return (
    <a class="n" href={href} aria-label={word("rules-number", { number })}>
      {number}
    </a>
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
