// Numbers of an analysis as they are written: whole per cents, points with a tenth; signed where they are changes.
import { lang, word } from "../lib/words";
import type { Analysis, Sum } from "../wire/httpTypes";

export type Unit = Analysis["unit"];

/** A number as it is shown: per cents whole, points in tenths. */
export const rounded = (hundredths: number, unit: Unit): number =>
  unit === "chance" ? Math.round(hundredths / 100) : Math.round(hundredths / 10) / 10;

/** What a seat could expect: "30 %", "27.1". */
export function valueWords(hundredths: number, unit: Unit): string {
  const number = written(rounded(hundredths, unit));
  return unit === "chance" ? word("analysis-percent", { number }) : number;
}

/** What something brought: "+8", "−109", "0". */
export const changeWords = (hundredths: number, unit: Unit): string => signed(rounded(hundredths, unit));

/** From one value to another: "60 % → 30 %". */
export const fallWords = (from: number, to: number, unit: Unit): string => `${valueWords(from, unit)} → ${valueWords(to, unit)}`;

export function signed(number: number): string {
  return `${number > 0 ? "+" : number < 0 ? "−" : ""}${written(Math.abs(number))}`;
}

/** Half of what a value is uncertain by: "±6". */
export const marginWords = (hundredths: number, unit: Unit): string => `±${written(rounded(hundredths, unit))}`;

function written(number: number): string {
  return new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(number);
}

/** Rounded sums that still close: `start` + `luck` + `own` + `others` is `end`. What is rounded away is luck's. */
export function closedSum(sum: Sum, unit: Unit): Sum {
  const [start, end] = [rounded(sum.start, unit), rounded(sum.end, unit)];
  const [own, others] = [rounded(sum.own, unit), rounded(sum.others, unit)];
  const luck = Math.round((end - start - own - others) * 10) / 10;
  return { start, end, luck, own, others };
}

export type Cause = "choices" | "skill" | "luck-bad" | "luck-good" | "spite" | "even";

/** What decided a game for a seat, as a word's key: its choices, for the worse or for the better, chance, choices in spite of chance, or
 *  nothing much. Luck is blamed only where it cost surely more than the choices did. */
export function causeOf({ start, end, luck, own, margin = 0 }: Sum, unit: Unit): Cause {
  const much = unit === "chance" ? 1500 : 300;
  const [risen, unlucky, lucky] = [end >= start, luck <= -much, luck >= much];
  if (own <= -much && (!unlucky || own <= luck)) return risen && lucky ? "luck-good" : "choices";
  if (unlucky) return risen ? "spite" : luck < own - margin ? "luck-bad" : "even";
  if (own >= much && own >= luck) return "skill";
  return lucky ? "luck-good" : "even";
}
