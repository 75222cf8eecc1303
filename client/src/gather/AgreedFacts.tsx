// What was agreed at a table that waits: mode, clock, length, options, hints; read before a seat is taken.
import { ContentNote } from "../content/ContentMark";
import type { GameOption } from "../lib/api";
import { Icon } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { clockLine } from "../time/ClockOption";
import { islands, optionsOf } from "../start/islands";
import type { LobbyMessage } from "../wire/types";

interface AgreedFact {
  icon: string;
  name: string;
  value: string;
}

export function AgreedFacts({ lobby, title }: { lobby: LobbyMessage; title: string }) {
  const { changed, usual } = optionFacts(lobby);
  return (
    <section class="sheet agreed" aria-labelledby="lobby-agreed">
      <header>
        <h2 id="lobby-agreed">{title}</h2>
      </header>
      <FactList facts={[...mainFacts(lobby), ...changed]} />
      {usual.length > 0 && (
        <details class="fold">
          <summary>
            <Icon name="settings" />
            {word("gather-usual", { count: usual.length })}
            <Icon name="chevron" class="end" />
          </summary>
          <FactList facts={usual} />
        </details>
      )}
      <ContentNote label={lobby.content} />
      <p class="note">
        <Icon name="eye" />
        <span>{word("gather-spectators")}</span>
      </p>
    </section>
  );
}

/** The few that count most, in one line on a phone. */
export function QuickFacts({ lobby }: { lobby: LobbyMessage }) {
  return (
    <ul class="quick" aria-hidden="true">
      {mainFacts(lobby)
        .slice(1, 3)
        .map(({ icon, value }) => (
          <li key={icon}>
            <Icon name={icon} />
            {value}
          </li>
        ))}
    </ul>
  );
}

function FactList({ facts }: { facts: readonly AgreedFact[] }) {
  return (
    <dl class="fact-list">
      {facts.map(({ icon, name, value }) => (
        <div key={name}>
          <Icon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function mainFacts(lobby: LobbyMessage): AgreedFact[] {
  const minutes = islands.value.find(({ id }) => id === lobby.game)?.minutes;
  return [
    { icon: "island", name: gameName(lobby.game), value: word(`mode-${lobby.mode}`, {}, lobby.game) },
    { icon: "clock", name: word("time-clock"), value: clockLine(lobby.clock ?? {}) },
    ...(minutes ? [{ icon: "play", name: word("gather-length"), value: word("gather-length-of", { minutes }) }] : []),
    { icon: "hint", name: word("gather-hints"), value: word(lobby.hints ? "gather-hints-yes" : "gather-hints-no") },
  ];
}

/** What this table has chosen first; what is as usual can be looked up. */
function optionFacts(lobby: LobbyMessage): { changed: AgreedFact[]; usual: AgreedFact[] } {
  const island = islands.value.find(({ id }) => id === lobby.game);
  const mode = island?.modes.find(({ id }) => id === lobby.mode);
  const shown = island && mode ? optionsOf(island, mode).filter(({ name }) => !Array.isArray(lobby.options?.[name])) : [];
  const chosen = (option: GameOption) => lobby.options?.[option.name] ?? option.default;
  const fact = (option: GameOption): AgreedFact => ({
    icon: "cards",
    name: word(`option-${option.name}`, {}, lobby.game),
    value: valueWord(lobby.game, option.name, chosen(option) as string | number | boolean),
  });
  return {
    changed: shown.filter((option) => chosen(option) !== option.default).map(fact),
    usual: shown.filter((option) => chosen(option) === option.default).map(fact),
  };
}

function valueWord(game: string, name: string, value: string | number | boolean): string {
  return typeof value === "boolean" ? word(value ? "gather-yes" : "gather-no") : word(`option-${name}-${value}`, {}, game);
}
