// What is seen where a table, a replay or a lesson does not open.
import { LoneSheet } from "./ui";
import type { Text } from "../wire/types";
import { say } from "./words";

export function TurnedAway({ why }: { why: Text }) {
  return (
    <LoneSheet home="primary">
      <h1>{say(why)}</h1>
    </LoneSheet>
  );
}
