// What is seen where a table, a replay or a lesson does not open.
import type { Text } from "../wire/types";
import { SheetPage } from "./ui";
import { say } from "./words";

export function RefusedPage({ why }: { why: Text }) {
  return (
    <SheetPage home="primary">
      <h1>{say(why)}</h1>
    </SheetPage>
  );
}
