"""What is installed is what is pinned, on every Python that we name."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PYTHONS = ("3.11", "3.12", "3.13")
"""The Pythons that we name. The tests pass on each, with its deprecation warnings as errors."""
LATER = "3.14"
MACHINES = [("linux", "Linux", "x86_64"), ("linux", "Linux", "aarch64"), ("darwin", "Darwin", "arm64")]


def requirements(file: str) -> Iterator[Requirement]:
    """The requirements in a file, without those of the files that it includes."""
    text = Path(file).read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        wanted = re.sub(r"(^|\s)#.*|\s--hash=\S+", "", line).strip()
        if wanted and not wanted.startswith("-r"):
            yield Requirement(wanted)


def environments() -> Iterator[dict[str, str]]:
    for version in (*PYTHONS, LATER):
        for platform, system, machine in MACHINES:
            yield {
                "python_version": version,
                "python_full_version": f"{version}.0",
                "sys_platform": platform,
                "platform_system": system,
                "platform_machine": machine,
                "platform_python_implementation": "CPython",
                "implementation_name": "cpython",
                "os_name": "posix",
                "extra": "",
            }


def applies(wanted: Requirement, environment: dict[str, str]) -> bool:
    return wanted.marker is None or wanted.marker.evaluate(environment)


@pytest.mark.parametrize("environment", list(environments()), ids=lambda each: f"{each['python_version']}")
def test_nothing_is_installed_that_isnt_pinned(environment):
    pinned = {
        canonicalize_name(each.name): each
        for each in requirements("requirements.txt")
        if applies(each, environment)
    }
    assert len(pinned) > 25
    for name, wanted in pinned.items():
        try:
            needed = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            assert wanted.marker, f"{name} isn't installed here"
            continue
        for each in map(Requirement, needed):
            if applies(each, environment):
                assert canonicalize_name(each.name) in pinned, f"{name} needs {each}"


@pytest.mark.parametrize("file", sorted(map(str, Path().glob("requirements*.txt"))))
def test_every_requirement_has_one_exact_version(file):
    for each in requirements(file):
        [version] = each.specifier
        assert version.operator == "==", each


def test_the_image_has_the_same_pins_with_hashes():
    pins = [
        {
            (canonicalize_name(each.name), str(each.specifier), str(each.marker))
            for file in files
            for each in requirements(file)
        }
        for files in (("requirements.txt", "requirements-postgres.txt"), ("requirements-image.txt",))
    ]
    assert pins[0] == pins[1]
    blocks = re.split(r"\n(?=\S)", Path("requirements-image.txt").read_text("utf-8"))
    for block in blocks:
        assert block.startswith("#") or re.search(r"--hash=sha256:[0-9a-f]{64}", block), block
    dockerfile = Path("Dockerfile").read_text("utf-8")
    assert "pip install --no-cache-dir --require-hashes -r requirements-image.txt" in dockerfile
    assert dockerfile.count("pip install") == 1
    assert "!requirements-image.txt" in Path(".dockerignore").read_text("utf-8").splitlines()


@pytest.mark.parametrize(("machine", "code"), [("amd64", 0), ("arm64", 0), ("armhf", 1), ("i386", 1)])
def test_the_image_is_refused_for_other_machines_in_one_line(tmp_path, machine, code):
    dpkg = tmp_path / "dpkg"
    dpkg.write_text(f"#!/bin/sh\necho {machine}\n", "utf-8")
    dpkg.chmod(0o755)
    [check] = re.findall(r"RUN (case .*?esac)", Path("Dockerfile").read_text("utf-8"), re.DOTALL)
    ended = subprocess.run(
        ["/bin/sh", "-c", check.replace("\\\n", " ")],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert ended.returncode == code
    assert len(ended.stderr.splitlines()) == code and ("64-bit" in ended.stderr) == bool(code)


def test_the_range_of_pythons_is_the_same_everywhere():
    first, last = PYTHONS[0], PYTHONS[-1]
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    assert project["project"]["requires-python"] == f">={first}"
    listed = f"Python {', '.join(PYTHONS[:-1])} or {last}"
    for page in ("README.md", "docs/hosting.md", "Makefile"):
        assert listed in Path(page).read_text("utf-8"), page
    assert f"{first} to {last}" in Path("docs/dependencies.md").read_text("utf-8")
    assert f"in {' '.join(PYTHONS)};" in Path(".ci/run").read_text("utf-8")


def test_no_deprecation_is_hidden_on_the_newest_python():
    """discord.py imports audioop for voice; from 3.13 on, a package without a warning has its place."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    filters = project["tool"]["pytest"]["ini_options"]["filterwarnings"]
    assert filters[0] == "error"
    assert [each for each in filters if each.startswith("ignore")] == [
        "ignore:'audioop' is deprecated:DeprecationWarning"
    ]
