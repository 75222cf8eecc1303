// A QR code of a short text (ISO 18004): bytes, error correction of level M, versions 1 to 10. True is dark.

/** By version: words of correction a block, blocks, words in all, places of the small squares. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [10, 1, 26, []],
  [16, 1, 44, [6, 18]],
  [26, 1, 70, [6, 22]],
  [18, 2, 100, [6, 26]],
  [24, 2, 134, [6, 30]],
  [16, 4, 172, [6, 34]],
  [18, 4, 196, [6, 22, 38]],
  [22, 4, 242, [6, 24, 42]],
  [22, 5, 292, [6, 26, 46]],
  [26, 5, 346, [6, 28, 50]],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Squares = boolean[][];

/** The squares row by row; null where the text is too long. */
export function qrCode(text: string): Squares | null {
  const bytes = new TextEncoder().encode(text);
  const at = VERSIONS.findIndex(([ecc, blocks, all], index) => bytes.length + (index < 9 ? 2 : 3) <= all - ecc * blocks);
  if (at < 0) return null;
  const bits = bitsOf(interleaved(at, worded(at, bytes)));
  const drawn = MASKS.map((_, mask) => draw(at, bits, mask));
  return drawn.reduce((best, one) => (ugliness(one) < ugliness(best) ? one : best));
}

/** The squares as one SVG path, a run of dark squares at a time. */
export function qrPath(squares: Squares): string {
  const runs: string[] = [];
  squares.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  });
  return runs.join("");
}

/** Mode, length, text and padding, as words of eight bits. */
function worded(at: number, bytes: Uint8Array): number[] {
  const [ecc, blocks, all] = VERSIONS[at]!;
  const room = all - ecc * blocks;
  const bits = [...binary(4, 4), ...binary(bytes.length, at < 9 ? 8 : 16), ...bitsOf([...bytes]), 0, 0, 0, 0].slice(0, room * 8);
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The words in blocks, each with its words of correction, one of each block in turn. */
function interleaved(at: number, words: number[]): number[] {
  const [ecc, count] = VERSIONS[at]!;
  const short = Math.floor(words.length / count);
  const long = words.length % count;
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - (count - long));
    return words.slice(start, start + short + (i >= count - long ? 1 : 0));
  });
  const checks = blocks.map((block) => correction(block, ecc));
  const turns = (rows: number[][], most: number) =>
    Array.from({ length: most }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat();
  return [...turns(blocks, short + 1), ...turns(checks, ecc)];
}

/** Reed and Solomon's remainder in the field of 256 with 0x11d. */
function correction(block: number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((one, at) => one ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...block, ...Array<number>(degree).fill(0)];
  block.forEach((_, i) => {
    const factor = rest[i]!;
    divisor.forEach((one, at) => (rest[i + at]! ^= times(one, factor)));
  });
  return rest.slice(block.length);
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function draw(at: number, bits: readonly number[], mask: number): Squares {
  const { squares, fixed } = frame(at, mask);
  const size = squares.length;
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        squares[y]![x] = Boolean(bits[next++]) !== MASKS[mask]!(x, y);
      }
    }
  }
  return squares;
}

/** Everything but the words: finders, timing, small squares, format and version. */
function frame(at: number, mask: number): { squares: Squares; fixed: Squares } {
  const size = 21 + 4 * at;
  const blank = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const squares = blank();
  const fixed = blank();
  const put = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    squares[y]![x] = dark;
    fixed[y]![x] = true;
  };
  const rings = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) put(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const places = VERSIONS[at]![3];
  const last = places.at(-1);
  for (const x of places)
    for (const y of places) if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) rings(x, y, 2, [1]);
  format(mask, size, put);
  if (at >= 6) version(at + 1, size, put);
  return { squares, fixed };
}

type Put = (x: number, y: number, dark: boolean) => void;

/** Level M and the mask, twice, with their own correction. */
function format(mask: number, size: number, put: Put): void {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number) => Boolean((bits >> i) & 1);
  for (let i = 0; i < 15; i++) {
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(i));
    put(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, bit(i));
  }
  put(8, size - 8, true);
}

function version(number: number, size: number, put: Put): void {
  let rest = number;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (number << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    put(a, b, Boolean((bits >> i) & 1));
    put(b, a, Boolean((bits >> i) & 1));
  }
}

const FINDERLIKE = ["10111010000", "00001011101"];

/** How hard a code is to read: long runs, blocks, things like finders, too much of one colour. */
function ugliness(squares: Squares): number {
  const rows = squares.map((row) => row.map(Number).join(""));
  const columns = squares.map((_, x) => squares.map((row) => Number(row[x])).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= line.length; i++) if (FINDERLIKE.includes(line.slice(i, i + 11))) sum += 40;
  }
  for (let y = 1; y < squares.length; y++)
    for (let x = 1; x < squares.length; x++) {
      const one = squares[y]![x];
      if (one === squares[y - 1]![x] && one === squares[y]![x - 1] && one === squares[y - 1]![x - 1]) sum += 3;
    }
  const dark = rows.join("").replaceAll("0", "").length / squares.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const binary = (value: number, length: number): number[] => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);
const bitsOf = (words: readonly number[]): number[] => words.flatMap((one) => binary(one, 8));
