// Runs a Python file by Pyodide under Node: `node run.mjs FILE PACKAGES FOLDER...`; packages and folders are on Python's path.
import { loadPyodide } from "pyodide";

const [file, ...folders] = process.argv.slice(2);
const python = await loadPyodide();
const places = folders.map((folder, number) => {
  const place = `/mnt/${number}`;
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
  return place;
});
python.FS.mkdirTree("/mnt/run");
python.mountNodeFS("/mnt/run", file.replace(/[^/\\]*$/, "") || ".");
python.globals.set("places", places.join(" "));
python.globals.set("script", `/mnt/run/${file.replace(/^.*[/\\]/, "")}`);
python.runPython(`
import runpy, sys
sys.path[:0] = places.split()
runpy.run_path(script, run_name="__main__")
`);
