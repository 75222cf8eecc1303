// A link as a picture that a phone can read.
import { useMemo } from "preact/hooks";
import { qrCode, qrPath } from "../lib/qr";
import { word } from "../lib/words";

const MARGIN = 4;

export function QrPicture({ text, label = word("gather-qr") }: { text: string; label?: string }) {
  const drawn = useMemo(() => {
    const squares = qrCode(text);
    return squares && { size: squares.length + 2 * MARGIN, path: qrPath(squares) };
  }, [text]);
  if (!drawn) return null;
  return (
    <figure class="qr">
      <svg role="img" aria-label={label} viewBox={`${-MARGIN} ${-MARGIN} ${drawn.size} ${drawn.size}`} shape-rendering="crispEdges">
        <path d={drawn.path} />
      </svg>
      <figcaption>{word("gather-qr-line")}</figcaption>
    </figure>
  );
}
