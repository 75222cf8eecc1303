// Notes at the plies of a replay: one's own, and what others share once the game is over.
import { useState } from "preact/hooks";
import { Button, toastError } from "../lib/ui";
import { word } from "../lib/words";
import type { ReplayNote } from "./replayApi";
import type { ReplayPlayer } from "./replayPlayer";

const LONGEST = 600;

export function ReplayNotes({ player }: { player: ReplayPlayer }) {
  const { notes, plies, seat } = player.overview.value!;
  const ply = player.ply.value;
  const mine = notes.find((note) => note.ply === ply && !note.by);
  return (
    <section class="replay-notes" aria-labelledby="notes-title">
      <h2 id="notes-title">{word("replay-notes")}</h2>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <NoteLine
              key={`${note.ply}.${note.by ?? ""}`}
              note={note}
              step={plies.indexOf(note.ply)}
              here={note.ply === ply}
              onGo={(step) => player.jump(step)}
            />
          ))}
        </ul>
      )}
      <Writing key={`${seat}.${ply}`} player={player} note={mine} />
    </section>
  );
}

function NoteLine({ note, step, here, onGo }: { note: ReplayNote; step: number; here: boolean; onGo: (step: number) => void }) {
  return (
    <li class={here ? "new" : ""}>
      {step >= 0 && (
        <button type="button" aria-label={word("replay-go-to", { step })} onClick={() => onGo(step)}>
          {step}
        </button>
      )}
      <span>
        {note.by && <b>{note.by} </b>}
        {note.words}
        {note.shared && !note.by && <small> {word("replay-note-is-shared")}</small>}
      </span>
    </li>
  );
}

function Writing({ player, note }: { player: ReplayPlayer; note: ReplayNote | undefined }) {
  const [words, setWords] = useState(note?.words ?? "");
  const [shared, setShared] = useState(Boolean(note?.shared));
  const changed = words.trim() !== (note?.words ?? "") || (Boolean(note) && shared !== Boolean(note?.shared));
  const keep = async (event: Event) => {
    event.preventDefault();
    try {
      await player.note(words.trim(), shared);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <form onSubmit={(event) => void keep(event)}>
      <textarea
        value={words}
        rows={2}
        maxLength={LONGEST}
        placeholder={word("replay-note-here")}
        aria-label={word("replay-note-here")}
        onFocus={() => player.pause()}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      {(changed || note) && (
        <div class="acts">
          <label class="tick">
            <input type="checkbox" checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
            {word(player.overview.value!.open ? "replay-note-share-now" : "replay-note-share")}
          </label>
          <Button type="submit" disabled={!changed}>
            {word("replay-note-keep")}
          </Button>
        </div>
      )}
    </form>
  );
}
