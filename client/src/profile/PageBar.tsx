// The head of a page beside the map, and what stands there while something is fetched.
import { Icon } from "../lib/ui";
import { word } from "../lib/words";
import { LangSwitch } from "./LookRows";

/** The way back to the islands, and the switch of languages. */
export function PageBar() {
  return (
    <header class="rulesbar">
      <a class="btn ghost" href="/">
        <Icon name="island" />
        {word("rules-back")}
      </a>
      <LangSwitch />
    </header>
  );
}

/** While something is fetched, or where it could not be. */
export function LoadingLine({ failed, class: extra = "quiet" }: { failed: boolean; class?: string }) {
  return (
    <p class={extra} role={failed ? "alert" : "status"}>
      {word(failed ? "start-failed" : "take-wait")}
    </p>
  );
}
