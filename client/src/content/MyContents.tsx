// The components of my own that my profile keeps: of which game, since when; to take along, or to delete.
import { useEffect, useState } from "preact/hooks";
import { DownloadLink } from "../lib/DownloadLink";
import { Button, Dialog, Icon, toast, toastError } from "../lib/ui";
import { gameName, word } from "../lib/words";
import { LoadingLine } from "../profile/LoadingLine";
import { shortDate } from "../profile/PastGames";
import { GameThumb } from "../start/TableList";
import { contentAddress, dropContent, loadContents, myContents, type OwnContent, shortDigest } from "./contentApi";

export function MyContents() {
  const [failed, setFailed] = useState(false);
  const [doomed, setDoomed] = useState<OwnContent | null>(null);
  useEffect(() => void loadContents().catch(() => setFailed(true)), []);
  const contents = myContents.value;
  return (
    <>
      <p class="quiet">{word("content-why")}</p>
      {!contents && <LoadingLine failed={failed} />}
      {contents?.length === 0 && <p class="quiet">{word("content-none")}</p>}
      <ul class="boxes">
        {contents?.map((content) => (
          <ContentLine key={content.digest} content={content} onDelete={() => setDoomed(content)} />
        ))}
      </ul>
      {doomed && <DeleteDialog content={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function ContentLine({ content, onDelete }: { content: OwnContent; onDelete: () => void }) {
  const { name, game } = content;
  const title = gameName(game);
  const about = [title, shortDate(content.made), word("content-size", { size: Math.ceil(content.size / 1024) })];
  return (
    <li>
      <GameThumb game={game} />
      <span class="said">
        <b>{name}</b>
        <small>
          {about.filter(Boolean).join(" · ")} · <code>{shortDigest(content)}</code>
        </small>
      </span>
      <span class="acts">
        <DownloadLink class="btn icon ghost" address={contentAddress(content)} label={word("content-download", { name })}>
          <Icon name="share" />
        </DownloadLink>
        <Button kind="ghost" icon="close" label={word("content-delete", { name })} onClick={onDelete} />
      </span>
    </li>
  );
}

function DeleteDialog({ content, onClose }: { content: OwnContent; onClose: () => void }) {
  const { name } = content;
  const drop = async () => {
    try {
      await dropContent(content);
      toast(word("content-gone", { name }));
    } catch (error) {
      toastError(error);
    }
    onClose();
  };
  return (
    <Dialog title={word("content-delete-ask", { name })} onClose={onClose}>
      <p>{word("content-delete-line")}</p>
      <div class="acts ends">
        <Button class="grave sure" onClick={() => void drop()}>
          {word("content-delete-sure")}
        </Button>
        <Button onClick={onClose}>{word("content-delete-no")}</Button>
      </div>
    </Dialog>
  );
}
