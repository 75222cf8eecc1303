// A file of one's own: sent to be checked and kept, or shown with every fault it has.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Fault, Refusal, refusalText } from "../lib/api";
import { FileButton } from "../lib/ui";
import { say, word } from "../lib/words";
import type { Text } from "../wire/types";
import { keepContent, type OwnContent } from "./contentApi";

const HUGE = 256 * 1024;

interface Props {
  game: string;
  label: string;
  wanted?: string;
  onKept: (content: OwnContent) => void;
  children?: ComponentChildren;
}

interface Refused {
  why: Text;
  faults: readonly Fault[];
}

export function ContentUpload({ game, label, wanted = "", onKept, children }: Props) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    if (file.size > HUGE) return setRefused({ why: { key: "server-content-huge" }, faults: [] });
    setBusy(true);
    try {
      onKept(await keepContent(game, file, wanted));
      setRefused(null);
    } catch (error) {
      setRefused({ why: refusalText(error), faults: error instanceof Refusal ? error.faults : [] });
    }
    setBusy(false);
  };
  return (
    <div class="content-upload">
      <div class="acts">
        <FileButton class="btn" icon="plus" label={label} busy={busy} onFile={(file) => void send(file)} />
        {children}
      </div>
      {refused && <Faults game={game} {...refused} />}
    </div>
  );
}

function Faults({ game, why, faults }: Refused & { game: string }) {
  const said = say(why, { game });
  return (
    <div class="faults" role="alert">
      <p>{said}</p>
      {faults.length > 0 && (
        <ol tabIndex={0} aria-label={said}>
          {faults.map((fault, at) => (
            <li key={at}>
              <b>{word("content-line", { line: fault.line })}</b> {say(fault.why, { game })}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
