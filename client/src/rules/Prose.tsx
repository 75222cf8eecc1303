// A paragraph of the rules: **strong** and *stressed* words, nothing more.
import type { ComponentChildren } from "preact";

export function Prose({ text }: { text: string }) {
  return <>{text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map(piece)}</>;
}

function piece(part: string): ComponentChildren {
  if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
  if (part.startsWith("*") && part.length > 2) return <em>{part.slice(1, -1)}</em>;
  return part;
}
