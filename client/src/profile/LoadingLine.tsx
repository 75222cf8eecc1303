// What stands where something is being fetched, or could not be.
import { word } from "../lib/words";

export function LoadingLine({ failed, class: extra = "quiet" }: { failed: boolean; class?: string }) {
  return (
    <p class={extra} role={failed ? "alert" : "status"}>
      {word(failed ? "start-failed" : "take-wait")}
    </p>
  );
}
