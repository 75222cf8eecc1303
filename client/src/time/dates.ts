// Moments to come, as the reader's own clock and calendar tell them.
import { dateLocale } from "../lib/words";

/** A moment in seconds of the epoch: the day of the week and the time, where the reader is. */
export function momentWords(at: number, timeZone?: string, locale = dateLocale()): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", hour: "numeric", minute: "2-digit", timeZone }).format(at * 1000);
}
