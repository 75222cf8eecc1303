// Runs the unit tests by Node's own runner: bundled first, since Node 20 does not read TypeScript.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const tests = join(here, "tests");
const out = join(here, "../.cache/client-tests");
const names = readdirSync(tests, { recursive: true }).filter((name) => name.endsWith(".test.ts"));

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: names.map((name) => join(tests, name)),
  inject: [join(tests, "browser.ts")],
  outbase: tests,
  outdir: out,
  outExtension: { ".js": ".mjs" },
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: "inline",
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { SPRITES: '"/sprites.svg"', GOLDEN: JSON.stringify(join(here, "../tests/golden")) },
  logLevel: "warning",
});
const bundled = names.map((name) => join(out, name.replace(/\.ts$/, ".mjs")));
const told = ["--enable-source-maps", "--test", "--test-reporter=spec", ...bundled];
const { status, stdout } = spawnSync(process.execPath, told, { stdio: ["inherit", "pipe", "inherit"], encoding: "utf8" });
console.log(status ? stdout : `${/pass (\d+)/.exec(stdout)?.[1]} tests passed`);
process.exit(status ?? 1);
