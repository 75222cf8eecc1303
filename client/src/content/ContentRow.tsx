// The components a new table is played with: those of the house, some of mine, or a file brought along.
import { useEffect } from "preact/hooks";
import { DownloadLink } from "../lib/DownloadLink";
import { Icon, toast } from "../lib/ui";
import { word } from "../lib/words";
import { ContentUpload } from "./ContentUpload";
import { houseAddress, loadContents, myContents, shortDigest } from "./contentApi";

const HOUSE = "";

interface Props {
  game: string;
  /** The digest of mine; empty: those of the house. */
  value: string;
  onChoose: (digest: string) => void;
}

export function ContentRow({ game, value, onChoose }: Props) {
  useEffect(() => {
    if (!myContents.peek()) loadContents().catch(() => undefined);
  }, []);
  const mine = (myContents.value ?? []).filter((content) => content.game === game);
  return (
    <div class="row content">
      <span class="eyebrow">
        {word("content-row")}
        <small class="help">{word("content-row-help")}</small>
      </span>
      <select
        name="content"
        aria-label={word("content-row")}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value={HOUSE}>{word("content-house-choice")}</option>
        {mine.map((content) => (
          <option key={content.digest} value={content.digest}>
            {content.name} ({shortDigest(content)})
          </option>
        ))}
      </select>
      <ContentUpload
        game={game}
        label={word("content-upload")}
        onKept={(content) => {
          onChoose(content.digest);
          toast(word("content-kept", { name: content.name }));
        }}
      >
        <DownloadLink class="btn ghost" address={houseAddress(game)}>
          <Icon name="share" />
          {word("content-house-file")}
        </DownloadLink>
      </ContentUpload>
    </div>
  );
}
