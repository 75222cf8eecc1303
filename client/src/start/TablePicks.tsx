// What was picked on a card or for a new table: mode, opponents, level, options; and the rows to pick them.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ContentRow } from "../content/ContentRow";
import type { Mode, GameOption, OptionValue } from "../lib/api";
import { me } from "../lib/me";
import { Icon, type SegmentChoice, Segmented } from "../lib/ui";
import { hasWord, word } from "../lib/words";
import { type Island, modeWord, optionsOf } from "./islands";

interface Picked {
  mode: Mode;
  opponents: number;
  level: string;
  options: Record<string, OptionValue>;
  /** The digest of components of my own; empty: those of the house. */
  content: string;
}

export interface TablePicks extends Picked {
  change: (picked: Partial<Picked>) => void;
}

export function useTablePicks(island: Island, from?: Picked): TablePicks {
  const [picked, setPicked] = useState<Picked>(() => from ?? first(island));
  return { ...picked, change: (change) => setPicked((before) => settle(island, { ...before, ...change })) };
}

function first(island: Island): Picked {
  const level = island.levels.includes("normal") ? "normal" : (island.levels[0] ?? "");
  const mode = island.modes.find(({ seats }) => seats.some((count) => count > 1)) ?? island.modes[0]!;
  return settle(island, { mode, opponents: 1, level, options: {}, content: "" });
}

/** Keeps what the mode allows: a number of opponents it takes, options it leaves open. */
function settle(island: Island, picked: Picked): Picked {
  const counts = picked.mode.seats.map((seats) => seats - 1);
  const opponents = counts.includes(picked.opponents) ? picked.opponents : (counts.find((count) => count > 0) ?? 0);
  const open = optionsOf(island, picked.mode);
  const options = Object.fromEntries(open.map(({ name, default: usual }) => [name, picked.options[name] ?? usual]));
  const used = picked.options[island.trophy_option];
  if (used && island.trophy_modes.includes(picked.mode.id)) options[island.trophy_option] = used;
  return { ...picked, opponents, options };
}

export function ModeChips({ island, picks }: { island: Island; picks: TablePicks }) {
  if (island.modes.length < 2) return null;
  return (
    <div class="chips" role="group" aria-label={word("start-mode")}>
      {island.modes.map((mode) => (
        <button
          key={mode.id}
          type="button"
          class="chip"
          data-mode={mode.id}
          aria-pressed={mode.id === picks.mode.id}
          onClick={() => picks.change({ mode })}
        >
          {mode.id === picks.mode.id && <Icon name="check" />}
          {modeWord(island, mode.id)}
        </button>
      ))}
    </div>
  );
}

interface RowProps<T> {
  title: string;
  label?: string;
  help?: string;
  value: T;
  choices: readonly SegmentChoice<T>[];
  onChoose: (value: T) => void;
  end?: ComponentChildren;
}

export function PickRow<T extends string | number>({ title, label = title, help, end, ...rest }: RowProps<T>) {
  return (
    <div class="row">
      <RowTitle title={title} help={help} />
      <Segmented label={label} {...rest} />
      {end}
    </div>
  );
}

function RowTitle({ title, help }: { title: string; help: string | undefined }) {
  return (
    <span class="eyebrow" title={help}>
      {title}
      {help && <small class="help">{help}</small>}
    </span>
  );
}

/** The options of a card, behind a fold: nobody needs them to begin. */
export function FoldedOptions({ island, picks }: { island: Island; picks: TablePicks }) {
  const count = optionsOf(island, picks.mode).length + Number(island.trophy_modes.includes(picks.mode.id)) + Number(island.content);
  if (count === 0) return null;
  return (
    <details class="fold">
      <summary>
        <Icon name="settings" />
        {word("start-options", { count })}
        <Icon name="chevron" class="end" />
      </summary>
      <div class="rows">
        <OptionRows island={island} picks={picks} />
      </div>
    </details>
  );
}

export function OptionRows({ island, picks }: { island: Island; picks: TablePicks }) {
  return (
    <>
      {optionsOf(island, picks.mode).map((option) => (
        <OptionLine key={option.name} island={island} option={option} picks={picks} />
      ))}
      {island.trophy_modes.includes(picks.mode.id) && <TrophyLine island={island} picks={picks} />}
      {island.content && <ContentRow game={island.id} value={picks.content} onChoose={(content) => picks.change({ content })} />}
    </>
  );
}

function OptionLine({ island, option, picks }: { island: Island; option: GameOption; picks: TablePicks }) {
  const title = word(`option-${option.name}`, {}, island.id);
  const help = hasWord(`option-${option.name}-help`, island.id) ? word(`option-${option.name}-help`, {}, island.id) : undefined;
  const value = picks.options[option.name] ?? option.default;
  const pick = (chosen: OptionValue) => picks.change({ options: { ...picks.options, [option.name]: chosen } });
  if (typeof value === "boolean") {
    return (
      <div class="row">
        <RowTitle title={title} help={help} />
        <button type="button" class="switch" role="switch" aria-checked={value} aria-label={title} onClick={() => pick(!value)} />
      </div>
    );
  }
  if (Array.isArray(value)) return null;
  const choices = option.values.filter((one) => typeof one === "string" || typeof one === "number");
  const labelled = choices.map((one) => ({ value: one, label: word(`option-${option.name}-${one}`, {}, island.id) }));
  return <PickRow title={title} help={help} value={value} choices={labelled} onChoose={pick} />;
}

/** Trophies of my cabinet to take into the game, in the order they are touched. */
function TrophyLine({ island, picks }: { island: Island; picks: TablePicks }) {
  const owned = me.value?.trophies?.[island.id] ?? [];
  const value = picks.options[island.trophy_option];
  const used = Array.isArray(value) ? value : [];
  const toggle = (id: string) => {
    const next = used.includes(id) ? used.filter((one) => one !== id) : [...used, id];
    picks.change({ options: { ...picks.options, [island.trophy_option]: next } });
  };
  return (
    <div class="row trophies">
      <RowTitle title={word("start-trophies")} help={owned.length ? undefined : word("start-trophies-none")} />
      <div class="chips" role="group" aria-label={word("start-trophies")}>
        {owned.map((id) => (
          <button
            key={id}
            type="button"
            class="chip"
            data-trophy={id}
            aria-pressed={used.includes(id)}
            title={word(`trophy-${id}-how`, {}, island.id)}
            onClick={() => toggle(id)}
          >
            {used.includes(id) && <Icon name="check" />}
            {word(`trophy-${id}`, {}, island.id)}
          </button>
        ))}
      </div>
    </div>
  );
}
