// What is seen where a table, a replay or a lesson does not open.
import type { Text } from "../../wire/types";
import { SheetPage } from "./SheetPage";
import { say, word } from "../words";

export function RefusedPage({ why }: { why: Text }) {
  return (
    <SheetPage home="primary">
      <h1>{say(why)}</h1>
      {why.key === "server-reload" && (
        <button class="btn" type="button" onClick={() => location.reload()}>
          {word("server-again")}
        </button>
      )}
    </SheetPage>
  );
}
