// A record brought along: read here, sent to the server, shown if it can be played.
import { useRef } from "preact/hooks";
import { whoAmI } from "../lib/me";
import { navigate } from "../lib/route";
import { Icon, toast, toastError } from "../lib/ui";
import { word } from "../lib/words";
import { replayApi } from "./replayApi";

const HUGE = 256 * 1024;

export function RecordUpload() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="upload" onClick={() => input.current?.click()}>
        <Icon name="log" />
        {word("replay-upload")}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept=".json,application/json"
        tabindex={-1}
        aria-label={word("replay-upload")}
        onChange={(event) => void bring(event.currentTarget)}
      />
    </>
  );
}

async function bring(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  input.value = "";
  if (!file) return;
  try {
    if (file.size > HUGE) return toast(word("server-record-huge"), "bad");
    const record = parsed(await file.text());
    if (record === undefined) return toast(word("server-record-broken"), "bad");
    await whoAmI();
    const { replay } = await replayApi.bring(record);
    navigate(`/replay/${replay}`);
  } catch (error) {
    toastError(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
