"""Compile the rules with mypyc while the wheel is built.

TABLEE_COMPILE=1 insists, TABLEE_COMPILE=0 leaves the wheel pure; without either the rules are compiled
where a C compiler is found, and run interpreted from the same files where none is.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = ("brain.py", "contract.py", "deals.py", "dice.py", "rollout.py")
# The parts of a room that speak and describe: msgspec structs and pattern matching, not worth compiling.
INTERPRETED = ("__init__.py", "options.py", "view.py", "record.py", "spoken.py")


class CompileRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("TABLEE_COMPILE", "")
        if wish == "0" or (version == "editable" and wish != "1"):
            return
        try:
            built = compile_rules(Path(self.root))
        except (Exception, SystemExit) as wrong:
            if wish == "1":
                raise
            self.app.display_warning(f"tablee will run interpreted: {wrong}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): name for name, path in built.items()})


def compile_rules(root: Path) -> dict[str, Path]:
    """Build the extension modules; gives their places in the wheel and where they are now."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work = root / "build" / "mypyc"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(root / "src", work, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    before = Path.cwd()
    os.chdir(work)  # mypyc names modules by their path from here
    try:
        extensions = mypycify(sources(), opt_level="3", debug_level="0", group_name="tablee")
        command = build_ext(Distribution({"name": "tablee", "ext_modules": extensions}))
        command.build_lib = "lib"
        command.build_temp = "temp"
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    lib = work / "lib"
    return {path.relative_to(lib).as_posix(): path for path in lib.rglob("*.so")} | {
        path.relative_to(lib).as_posix(): path for path in lib.rglob("*.pyd")
    }


def sources() -> list[str]:
    """What is compiled, as paths from the source folder."""
    rooms = [path for path in Path("tablee/games").glob("*/*.py") if path.name not in INTERPRETED]
    core = [Path("tablee/core") / name for name in CORE]
    return sorted(path.as_posix() for path in [*core, *rooms, Path("tablee/bots/tree.py")])
