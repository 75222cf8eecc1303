// Builds the client into the server's folder: hashed names, one stylesheet, public files beside them. --watch, --check.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const home = join(here, "../src/archipel/server/client");
const out = `${home}.new`;
const watch = process.argv.includes("--watch");
const check = process.argv.includes("--check");
const art = join(here, "public/sprites.svg");
const sprites = `/assets/sprites-${createHash("sha256").update(readFileSync(art)).digest("hex").slice(0, 8)}.svg`;

if (check) {
  const tsc = join(here, "node_modules/typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [tsc, "--noEmit", "-p", here], { stdio: "inherit" });
  if (status) process.exit(status);
}

const settle = {
  name: "settle",
  setup(task) {
    task.onStart(() => rmSync(out, { recursive: true, force: true }));
    task.onEnd(async (result) => {
      if (result.errors.length) return;
      await build(workers);
      cpSync(join(here, "public"), out, { recursive: true });
      copyFileSync(art, join(out, sprites));
      writeFileSync(join(out, "index.html"), page(result.metafile.outputs));
      rmSync(home, { recursive: true, force: true });
      renameSync(out, home);
      console.log(`client built in ${Math.round(performance.now())} ms`);
    });
  },
};

function page(outputs) {
  const named = (end) => Object.keys(outputs).find((file) => basename(file).startsWith("main") && file.endsWith(end)) ?? "";
  const address = (file) => `/assets/${basename(file)}`;
  const early = outputs[named(".js")].imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => address(path));
  return readFileSync(join(here, "index.html"), "utf8")
    .replace("{{script}}", address(named(".js")))
    .replace("{{style}}", address(named(".css")))
    .replace("{{early}}", early.map((href) => `<link rel="modulepreload" href="${href}" />`).join("\n    "));
}

const options = {
  entryPoints: [join(here, "src/main.tsx"), join(here, "styles/main.css")],
  outdir: out,
  absWorkingDir: here,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  metafile: true,
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { SPRITES: JSON.stringify(sprites) },
  external: ["../fonts/*"],
  logLevel: "warning",
  plugins: [settle],
};

/** Scripts of their own: of the workers that house a page without a server, and of the one that keeps its files. */
const workers = {
  entryPoints: [
    { in: join(here, "src/worker/house.ts"), out: "worker/house" },
    { in: join(here, "src/worker/bots.ts"), out: "worker/bots" },
    { in: join(here, "src/worker/service.ts"), out: "sw" },
    { in: join(here, "src/worker/away.ts"), out: "away" },
  ],
  outdir: out,
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: !watch,
  logLevel: "warning",
};

try {
  if (watch) await (await context(options)).watch();
  else if ((await build(options)).warnings.length && check) process.exit(1);
} catch {
  process.exit(1);
}
