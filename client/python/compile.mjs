// Compiles every module of a folder by the Python of Pyodide, those of others without their texts, and leaves no source:
// `node compile.mjs FOLDER`.
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree("/work");
python.mountNodeFS("/work", folder);
python.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile

for top in ("packages", "archipel", "python_stdlib"):
    root = Path("/work") / top
    how = {"doraise": True, "optimize": 0 if top == "archipel" else 2, "invalidation_mode": PycInvalidationMode.UNCHECKED_HASH}
    for source in sorted(root.rglob("*.py")):
        compile(str(source), str(source.with_suffix(".pyc")), str(source.relative_to(root)), **how)
        source.unlink()
`);
