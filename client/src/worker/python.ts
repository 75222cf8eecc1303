// Python in this worker: its files fetched with a word on how far they are, then begun with our package unpacked.
import { readPicture, wake } from "./snapshot";

/** What we use of Pyodide. */
export interface Pyodide {
  FS: { mkdirTree(path: string): void };
  unpackArchive(bytes: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, unknown>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** Sizes in bytes by name, as `python/manifest.json` has them. */
interface Manifest {
  files: Record<string, number>;
  /** Changes with Pyodide. */
  runtime: string;
  archives: string[];
}

type Held = Map<string, ArrayBuffer>;

const ROOT = new URL("../python/", import.meta.url).href;
const HOME = "/archipel";

/** Where Python has woken before, the browser has its files: nothing but our archives is read, and that meanwhile. */
export async function startPython(tell: (loaded: number, total: number) => unknown): Promise<Pyodide> {
  const manifest = (await (await fetched("manifest.json")).json()) as Manifest;
  const { archives, files, runtime } = manifest;
  const picture = await readPicture(runtime);
  const coming = fetchAll(picture ? archives : Object.keys(files), manifest, tell);
  if (!picture) await coming;
  const [bytes, python] = await Promise.all([coming, begin(runtime, picture)]);
  python.FS.mkdirTree(HOME);
  for (const name of archives) python.unpackArchive(bytes.get(name)!, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

async function begin(runtime: string, picture: Uint8Array | null): Promise<Pyodide> {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(`${ROOT}pyodide.js`) as Promise<{ loadPyodide(options: object): Promise<Pyodide> }>,
    import(`${ROOT}pyodide.asm.js`) as Promise<{ default: unknown }>,
  ]);
  const given = { indexURL: ROOT, createPyodideModule };
  return wake(runtime, picture, (options) => Promise.race([noWasm(), loadPyodide({ ...given, ...options })]));
}

/** Rejected where WebAssembly cannot be had: Pyodide would wait for it for ever. A host need not know what its type is called. */
function noWasm(): Promise<never> {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const answer = await source;
        return await STREAMED(answer.headers.get("content-type") === WASM ? answer : named(answer), imports);
      } catch (error) {
        reject(error as Error);
        throw error;
      }
    };
  });
}

const WASM = "application/wasm";
const named = ({ body, status }: Response): Response => new Response(body, { status, headers: { "content-type": WASM } });
const STREAMED = WebAssembly.instantiateStreaming.bind(WebAssembly);

/** What is fetched here Python finds where the browser keeps it; only our own archives are held. */
async function fetchAll(names: string[], { files, archives }: Manifest, tell: (loaded: number, total: number) => unknown): Promise<Held> {
  const total = names.reduce((sum, name) => sum + files[name]!, 0);
  const held: Held = new Map();
  let loaded = 0;
  let going = true;
  const count = (size: number) => going && tell((loaded += size), total);
  await Promise.all(
    names.map(async (name) => {
      const body = await counted(await fetched(name), count);
      if (archives.includes(name)) held.set(name, body);
    }),
  ).finally(() => (going = false));
  return held;
}

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(ROOT + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function counted(answer: Response, count: (size: number) => unknown): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    chunks.push(value);
    count(value.byteLength);
  }
}
