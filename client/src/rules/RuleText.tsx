// A paragraph of the rules: **strong** and *stressed* words, lines of their own, rows of a list; nothing more.
import type { ComponentChildren } from "preact";
import { bindPunctuation } from "../lib/words";

const ROW = /^[-*] /;

export function RuleText({ text }: { text: string }) {
  const all = bindPunctuation(text).split(/\n+/);
  const [first, lines] = ROW.test(all[0] ?? "") ? ["", all] : [all[0] ?? "", all.slice(1)];
  return (
    <>
      {styled(first)}
      {lines.map((line) => (
        <span key={line} class={ROW.test(line) ? "line bullet" : "line"}>
          {styled(line.replace(ROW, ""))}
        </span>
      ))}
    </>
  );
}

function styled(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map(piece);
}

function piece(part: string): ComponentChildren {
  if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
  if (part.startsWith("*") && part.length > 2) return <em>{part.slice(1, -1)}</em>;
  return part;
}
