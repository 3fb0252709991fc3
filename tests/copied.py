"""Copies of tools that keep files in their own folder, so that tests don't touch the real files."""

import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


def copy_of(tool: ModuleType, folder: Path) -> Any:
    """Copy a tool's file into the folder and load it from there."""
    assert tool.__file__ is not None
    file = Path(shutil.copy(tool.__file__, folder))
    spec = spec_from_file_location(f"copy_of_{file.stem}", file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # The dataclasses look up their module here.
    spec.loader.exec_module(module)
    return module
