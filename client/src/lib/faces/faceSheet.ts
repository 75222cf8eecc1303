// A game's sheet of symbols as text, one thing a line: how large a face is, and which lines drawing it takes.
export interface FaceBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ID = / id="([^"]+)"/g;
const NAMED = /(?:href="#|url\(#)([^")]+)/g;
const VIEW_BOX = / viewBox="([^"]*)"/;

export class FaceSheet {
  /** Lines without a name, which every face may need. */
  readonly always: readonly string[];
  private readonly lines = new Map<string, string>();
  private readonly boxes = new Map<string, FaceBox | null>();

  constructor(source: string) {
    const always: string[] = [];
    for (const line of source.split("\n").slice(1, -1)) {
      const names = [...line.matchAll(ID)];
      for (const [, name] of names) this.lines.set(name!, line);
      if (!names.length && line.startsWith("<") && !line.startsWith("</svg")) always.push(line);
    }
    this.always = always;
  }

  /** The viewBox of a face; null where there is no such symbol. */
  box(face: string): FaceBox | null {
    let box = this.boxes.get(face);
    if (box === undefined) this.boxes.set(face, (box = viewBoxOf(this.lines.get(face) ?? "", face)));
    return box;
  }

  /** The lines of these faces and of all they refer to, each once. */
  needed(faces: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const waiting = [...faces];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const line = this.lines.get(name);
      if (line === undefined || found.has(line)) continue;
      found.add(line);
      for (const [, other] of line.matchAll(NAMED)) waiting.push(other!);
    }
    return found;
  }
}

function viewBoxOf(line: string, face: string): FaceBox | null {
  const head = line.slice(0, line.indexOf(">"));
  if (!head.startsWith("<symbol ") || !head.includes(` id="${face}"`)) return null;
  const [x = 0, y = 0, w = 100, h = 100] = (VIEW_BOX.exec(head)?.[1] ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return { x, y, w, h };
}
