// The faces that are in the page: those that something shows, and few others.
import { FaceSheet } from "./faceSheet";

const SVG = "http://www.w3.org/2000/svg";
/** Elements kept without a look at whether they are still shown. */
const ENOUGH = 1500;
const LOOK_AGAIN = 2000;
/** What must be laid out to be referred to; all else is only copied, and spares the page half the work. */
const RESOURCE = /<(clipPath|mask|pattern|marker|filter|linearGradient|radialGradient|style)\b/;

export class PageFaces {
  private readonly host = document.createElement("div");
  private readonly laidOut = document.createElementNS(SVG, "svg");
  private readonly unlaid = document.createElementNS(SVG, "svg");
  private readonly held = new Map<string, Element>();
  private readonly known = new Set<string>();
  private wanted: string[] = [];
  private idle: ReadonlySet<string> = new Set();
  private timer = 0;

  constructor(private readonly sheet: FaceSheet) {
    this.host.id = "skin-sheet";
    this.host.setAttribute("aria-hidden", "true");
    this.unlaid.style.display = "none";
    this.host.append(this.laidOut, this.unlaid);
    this.put(new Set(sheet.always));
    document.body.prepend(this.host);
  }

  /** They are in the page before it is painted again. */
  want(face: string): void {
    if (this.known.has(face)) return;
    this.known.add(face);
    if (this.wanted.push(face) === 1) queueMicrotask(() => this.fetch());
  }

  remove(): void {
    clearTimeout(this.timer);
    this.host.remove();
  }

  private fetch(): void {
    const lines = this.sheet.needed(this.wanted);
    this.wanted = [];
    for (const line of lines) if (this.held.has(line)) lines.delete(line);
    this.put(lines);
    if (!this.timer && this.host.isConnected) this.timer = setTimeout(() => this.tidy(), LOOK_AGAIN) as unknown as number;
  }

  private put(lines: Set<string>): void {
    if (!lines.size) return;
    const source = `<svg xmlns="${SVG}">${[...lines].join("")}</svg>`;
    const { documentElement } = new DOMParser().parseFromString(source, "image/svg+xml");
    for (const styled of documentElement.querySelectorAll<SVGElement>("[style]")) restyle(styled);
    const parts = [...documentElement.children];
    [...lines].forEach((line, at) => {
      this.held.set(line, parts[at]!);
      (RESOURCE.test(line) ? this.laidOut : this.unlaid).append(parts[at]!);
    });
  }

  /** Takes away what nothing has shown at two looks, as something may be about to come back or on its way out. */
  private tidy(): void {
    this.timer = 0;
    if (this.host.getElementsByTagName("*").length <= ENOUGH) return;
    const shown = [...document.querySelectorAll("use:not(#skin-sheet *)")].map((use) => use.getAttribute("href")?.slice(1) ?? "");
    const needed = this.sheet.needed(shown);
    const unused = [...this.held.keys()].filter((line) => !needed.has(line) && !this.sheet.always.includes(line));
    const gone = unused.filter((line) => this.idle.has(line));
    this.idle = new Set(unused.filter((line) => !this.idle.has(line)));
    for (const line of gone) {
      this.held.get(line)!.remove();
      this.held.delete(line);
    }
    if (gone.length) this.known.clear();
    if (this.idle.size) this.timer = setTimeout(() => this.tidy(), LOOK_AGAIN) as unknown as number;
  }
}

// Style attributes that come with markup are refused by the content-security policy; set by script they are not.
function restyle(element: SVGElement): void {
  const style = element.getAttribute("style") ?? "";
  element.removeAttribute("style");
  element.style.cssText = style;
}
