// What is seen where a table, a replay or a lesson does not open.
import { LoneSheet } from "../lib/ui";
import type { Text } from "../lib/types";
import { say } from "../lib/words";

export function TurnedAway({ why }: { why: Text }) {
  return (
    <LoneSheet home="primary">
      <h1>{say(why)}</h1>
    </LoneSheet>
  );
}
