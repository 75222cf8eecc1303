// The pictures of a rule: drawn by the server from the game's own faces, each with its caption.
import { fileAddress } from "../lib/address";
import type { RuleParagraph } from "./rulebook";

export function RuleFigures({ paragraph }: { paragraph: RuleParagraph }) {
  return (
    <>
      {paragraph.figures.map(({ name, alt, caption, address, width, height }) => (
        <figure key={name} class="rulefigure">
          <img src={fileAddress(address)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          <figcaption>
            <b>{paragraph.number}</b> {caption}
          </figcaption>
        </figure>
      ))}
    </>
  );
}
