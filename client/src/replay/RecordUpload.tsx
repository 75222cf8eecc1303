// A record brought along: read here, sent to the server, shown if it can be played; its components asked for if need be.
import { useState } from "preact/hooks";
import { ContentUpload } from "../content/ContentUpload";
import { Refusal } from "../lib/api";
import { whoAmI } from "../lib/me";
import { navigate } from "../lib/route";
import { Dialog, FileButton, toast, toastError } from "../lib/ui";
import { say, word } from "../lib/words";
import type { GameRecord } from "../wire/httpTypes";
import type { Text } from "../wire/types";
import { replayApi } from "./replayApi";

const HUGE = 256 * 1024;
const UNKNOWN = "content-unknown";
const DIGEST = /^sha256:[0-9a-f]{32}$/;

/** A record that names components which the server has not got from me. */
interface Lacking {
  record: GameRecord;
  why: Text;
}

export function RecordUpload() {
  const [lacking, setLacking] = useState<Lacking | null>(null);
  const bring = async (record: GameRecord) => {
    try {
      await whoAmI();
      const { replay } = await replayApi.bring(record);
      navigate(`/replay/${replay}`);
    } catch (error) {
      if (error instanceof Refusal && error.why.key === UNKNOWN) setLacking({ record, why: error.why });
      else toastError(error);
    }
  };
  const read = async (file: File) => {
    if (file.size > HUGE) return toast(word("server-record-huge"), "bad");
    const record = parsed(await file.text());
    return record === undefined ? toast(word("server-record-broken"), "bad") : bring(record);
  };
  return (
    <>
      <FileButton class="upload" icon="log" label={word("replay-upload")} onFile={(file) => void read(file)} />
      {lacking && <MissingContent {...lacking} onGiven={() => void bring(lacking.record)} onClose={() => setLacking(null)} />}
    </>
  );
}

function MissingContent({ record, why, onGiven, onClose }: Lacking & { onGiven: () => void; onClose: () => void }) {
  const wanted = Object.values(record.options).find((value) => DIGEST.test(String(value)));
  return (
    <Dialog title={word("content-missing")} class="missing" onClose={onClose}>
      <p>{say(why, { game: record.game })}</p>
      <ContentUpload game={record.game} wanted={String(wanted ?? "")} label={word("content-give")} onKept={onGiven} />
    </Dialog>
  );
}

function parsed(text: string): GameRecord | undefined {
  try {
    return (JSON.parse(text) as GameRecord | null) ?? undefined;
  } catch {
    return undefined;
  }
}
