// The strip of the start page that leads to today's deals.
import { pageHref } from "../lib/address";
import { Icon, SpriteSymbol } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { day, featuredDeal } from "./dailyDeals";

export function DailyStrip() {
  const today = day.value;
  const deal = today && featuredDeal(today);
  if (!deal) return null;
  const played = today.deals.filter((one) => one.over).length;
  const game = gameName(deal.game);
  return (
    <a class="strip daily" href={pageHref("/daily")}>
      <span class="thumb">
        <SpriteSymbol id="sun-day" />
      </span>
      <span class="said">
        <b>{word("daily-title")}</b>
        <span class="s">{played ? word("daily-strip-played", { played, all: today.deals.length }) : word("daily-strip", { game })}</span>
      </span>
      <Icon name="chevron" />
    </a>
  );
}
