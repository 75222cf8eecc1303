// Paints an SVG on a canvas: the few shapes of which pictures to share are made, in the letters of the page. It could not be shown as an
// image: its address would be one that no page here may load.

type Look = Readonly<Record<string, string>>;

const PASSED_ON = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
const ALIGN: Record<string, CanvasTextAlign> = { start: "left", middle: "center", end: "right" };
const UNSEEN = new Set(["title", "defs", "symbol", "pattern"]);

/** On a canvas of the picture's own size, so many times as large. */
export async function paintSvg(source: string, canvas: HTMLCanvasElement, scale: number): Promise<void> {
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  await loadLetters(root);
  canvas.width = numberOf(root, "width") * scale;
  canvas.height = numberOf(root, "height") * scale;
  new Painter(root, scale).paintAll(inkOf(canvas, scale), root, {});
}

/** Those the page has not needed so far; where they cannot be had, the canvas takes others. */
async function loadLetters(root: Element): Promise<void> {
  const family = root.getAttribute("font-family") ?? "";
  const used = [...root.querySelectorAll("text")].map((node) => fontOf({ "font-family": family, ...ownLook(node) }));
  await Promise.allSettled([...new Set(used)].map((font) => document.fonts.load(font)));
}

class Painter {
  constructor(
    private readonly root: Element,
    private readonly scale: number,
  ) {}

  paintAll(ink: CanvasRenderingContext2D, parent: Element, outer: Look): void {
    const look = { ...outer, ...ownLook(parent) };
    for (const node of parent.children) this.paint(ink, node, look);
  }

  private paint(ink: CanvasRenderingContext2D, node: Element, outer: Look): void {
    if (UNSEEN.has(node.tagName)) return;
    const look = { ...outer, ...ownLook(node) };
    ink.save();
    const moved = (node as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix;
    if (moved) ink.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
    ink.globalAlpha *= numberOf(node, "opacity", 1);
    if (node.tagName === "g") this.paintAll(ink, node, look);
    else if (node.tagName === "use") this.paintUsed(ink, node, look);
    else if (node.tagName === "text") this.paintWords(ink, node, look);
    else this.paintShape(ink, outlineOf(node), look);
    ink.restore();
  }

  /** A symbol in the place it is used at, as large as it has room. */
  private paintUsed(ink: CanvasRenderingContext2D, node: Element, look: Look): void {
    const symbol = this.named(node.getAttribute("href") ?? "");
    const [left = 0, top = 0, wide = 0, high = 0] = (symbol?.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    if (!symbol || !wide || !high) return;
    const [width, height] = [numberOf(node, "width", wide), numberOf(node, "height", high)];
    const by = Math.min(width / wide, height / high);
    ink.translate(numberOf(node, "x") + (width - wide * by) / 2, numberOf(node, "y") + (height - high * by) / 2);
    ink.scale(by, by);
    ink.translate(-left, -top);
    this.paintAll(ink, symbol, look);
  }

  private paintWords(ink: CanvasRenderingContext2D, node: Element, look: Look): void {
    ink.font = fontOf(look);
    ink.textAlign = ALIGN[look["text-anchor"] ?? "start"] ?? "left";
    ink.fillStyle = look["fill"] ?? "#000";
    ink.fillText(node.textContent ?? "", numberOf(node, "x"), numberOf(node, "y"));
  }

  private paintShape(ink: CanvasRenderingContext2D, outline: Path2D, look: Look): void {
    const whole = ink.globalAlpha;
    const fill = this.paintOf(ink, look["fill"] ?? "#000");
    if (fill) {
      ink.globalAlpha = whole * Number(look["fill-opacity"] ?? 1);
      ink.fillStyle = fill;
      ink.fill(outline);
    }
    const stroke = this.paintOf(ink, look["stroke"] ?? "none");
    if (!stroke) return;
    ink.globalAlpha = whole * Number(look["stroke-opacity"] ?? 1);
    ink.strokeStyle = stroke;
    ink.lineWidth = Number(look["stroke-width"] ?? 1);
    ink.lineCap = (look["stroke-linecap"] ?? "butt") as CanvasLineCap;
    ink.lineJoin = (look["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
    ink.setLineDash((look["stroke-dasharray"] ?? "").split(/[\s,]+/).flatMap((length) => (length ? Number(length) : [])));
    ink.stroke(outline);
  }

  /** A colour, or a pattern of the picture; null for nothing. */
  private paintOf(ink: CanvasRenderingContext2D, told: string): string | CanvasPattern | null {
    if (told === "none") return null;
    const tile = this.named(/^url\((#.+)\)$/.exec(told)?.[1] ?? "");
    if (!tile) return told;
    const canvas = document.createElement("canvas");
    canvas.width = numberOf(tile, "width") * this.scale;
    canvas.height = numberOf(tile, "height") * this.scale;
    this.paintAll(inkOf(canvas, this.scale), tile, {});
    const pattern = ink.createPattern(canvas, "repeat");
    pattern?.setTransform(new DOMMatrix().scale(1 / this.scale));
    return pattern;
  }

  private named(reference: string): Element | null {
    return reference ? this.root.querySelector(`[id="${CSS.escape(reference.slice(1))}"]`) : null;
  }
}

function inkOf(canvas: HTMLCanvasElement, scale: number): CanvasRenderingContext2D {
  const ink = canvas.getContext("2d")!;
  ink.scale(scale, scale);
  return ink;
}

function ownLook(node: Element): Look {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (node.hasAttribute(name) ? [[name, node.getAttribute(name)!]] : [])));
}

const fontOf = (look: Look): string => `${look["font-weight"] ?? 400} ${look["font-size"] ?? 16}px ${look["font-family"] ?? "sans-serif"}`;

const numberOf = (node: Element, name: string, otherwise = 0): number => Number(node.getAttribute(name) ?? otherwise);

function outlineOf(node: Element): Path2D {
  if (node.tagName === "path") return new Path2D(node.getAttribute("d") ?? "");
  const [path, number] = [new Path2D(), (name: string, otherwise = 0) => numberOf(node, name, otherwise)];
  if (node.tagName === "rect") path.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  else path.ellipse(number("cx"), number("cy"), number("rx", number("r")), number("ry", number("r")), 0, 0, 2 * Math.PI);
  return path;
}
