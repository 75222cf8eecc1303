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

/** What decided a game for a seat, as a word's key: chance, its choices, both, the others, or nothing much. */
export function causeOf(sum: Sum, unit: Unit): "choices" | "luck-bad" | "luck-good" | "spite" | "even" {
  const much = unit === "chance" ? 1500 : 300;
  const fell = sum.end - sum.start;
  if (sum.own <= -much && sum.luck > -much) return fell >= 0 && sum.luck >= much ? "luck-good" : "choices";
  if (sum.luck <= -much && sum.own > -much) return fell >= 0 ? "spite" : "luck-bad";
  if (sum.luck <= -much && sum.own <= -much) return sum.own <= sum.luck ? "choices" : "luck-bad";
  return sum.luck >= much ? "luck-good" : "even";
}
