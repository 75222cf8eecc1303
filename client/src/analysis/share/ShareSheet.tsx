// An analysed game as a picture: looked at, kept as a file, handed to the device's own sharing; and the link beside it.
import { useEffect, useRef, useState } from "preact/hooks";
import { shareLink } from "../../gather/ShareLink";
import { ask } from "../../lib/api";
import { saveFile } from "../../lib/DownloadLink";
import { hasServer } from "../../lib/house";
import { Button, Dialog, toastError } from "../../lib/ui";
import { lang, word } from "../../lib/words";
import type { ReplayPlayer } from "../../replay/replayPlayer";
import { analysisPictureAddress } from "../analysisApi";
import { paintSvg } from "./paintSvg";

const SCALE = 2;
const SVG = "image/svg+xml";
const PNG = "image/png";

/** The same picture as a drawing and in pixels. */
type Pictures = Record<"svg" | "png", File>;

export function ShareSheet({ player, onClose }: { player: ReplayPlayer; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    let left = false;
    const taken = (found: Pictures) => left || setPictures(found);
    const failed = (error: unknown) => {
      if (left) return;
      toastError(error);
      onClose();
    };
    drawPictures(player, canvas.current!).then(taken, failed);
    return () => void (left = true);
  }, [player]);
  const save = (kind: keyof Pictures) => pictures && saveFile(pictures[kind], pictures[kind].name);
  return (
    <Dialog title={word("analysis-share")} class="look-share" onClose={onClose}>
      <canvas ref={canvas} role="img" aria-label={word("analysis-share-picture")} aria-busy={!pictures} width={1200} height={680} />
      <div class="menu-list">
        <Button big kind="primary" icon="print" disabled={!pictures} onClick={() => save("png")}>
          {word("analysis-share-png")}
        </Button>
        <Button big icon="print" disabled={!pictures} onClick={() => save("svg")}>
          {word("analysis-share-svg")}
        </Button>
        {pictures && canHandOn(pictures.png) && (
          <Button big icon="share" onClick={() => void handOn(pictures.png)}>
            {word("analysis-share-send")}
          </Button>
        )}
        {hasServer() && (
          <Button big icon="link" onClick={() => void shareLink()}>
            {word("replay-share")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

async function drawPictures({ id, overview }: ReplayPlayer, canvas: HTMLCanvasElement): Promise<Pictures> {
  const { body } = await ask("GET", analysisPictureAddress(id, lang.value));
  await paintSvg(body, canvas, SCALE);
  const pixels = await new Promise<Blob | null>((done) => canvas.toBlob(done, PNG));
  const name = `${overview.peek()!.game}-${id}`;
  return { svg: new File([body], `${name}.svg`, { type: SVG }), png: new File([pixels!], `${name}.png`, { type: PNG }) };
}

const canHandOn = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Whoever thinks better of it has said so to the device. */
async function handOn(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: document.title });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") saveFile(file, file.name);
  }
}
