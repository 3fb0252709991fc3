"""A copy of a tool that keeps its files beside it: with a copy, a test leaves ours alone."""

import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


def copy_of(tool: ModuleType, folder: Path) -> Any:
    """The tool, loaded from a copy of its file in that folder."""
    assert tool.__file__ is not None
    file = Path(shutil.copy(tool.__file__, folder))
    spec = spec_from_file_location(f"copy_of_{file.stem}", file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for it
    spec.loader.exec_module(module)
    return module
