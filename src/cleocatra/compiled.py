"""Which modules run compiled, and whether a compiled one hides an edited source.

A module with a `.pxd` beside it belongs to the kernel: it is compiled from the same `.py` when the package
is built, and the build leaves a stamp (`compiled.json`) with the digest of what it compiled. `setup.py` runs
this file by its path, so it imports nothing of the package; the package may import it first of all, so what
only some functions need is imported there.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

STAMP = "compiled.json"
SHARED = "cleocatra._cyutility"  # Cython's support code, which the compiled modules share: it has no source
PACKAGE = Path(__file__).parent


def kernel_sources(package: Path = PACKAGE) -> dict[str, Path]:
    """The source of each kernel module, by module name."""
    return {
        _module_name(source, package): source
        for source in sorted(package.rglob("*.py"))
        if source.stem != "__init__" and source.with_suffix(".pxd").exists()
    }


def digest(source: Path, package: Path = PACKAGE) -> str:
    """The SHA-256 of a source and of every `.pxd`: a module is compiled against the others' types too."""
    from hashlib import sha256

    declarations = sorted(package.rglob("*.pxd"), key=lambda path: path.relative_to(package).as_posix())
    parts = (sha256(path.read_bytes()).digest() for path in [source, *declarations])
    return sha256(b"".join(parts)).hexdigest()


@cache
def source_digest(patterns: tuple[str, ...], package: Path = PACKAGE) -> str:
    """The SHA-256 of every source, declaration and network among these files."""
    from hashlib import sha256

    found = sha256()
    for pattern in patterns:
        for file in sorted(package.glob(pattern)):
            if file.suffix in (".py", ".pxd", ".bin"):
                found.update(f"{file.relative_to(package).as_posix()}\0".encode())
                found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()


def compiled_modules() -> tuple[str, ...]:
    """The modules of the package that this process has imported compiled."""
    return tuple(
        sorted(
            name
            for name, module in sys.modules.items()
            if name.startswith("cleocatra.")
            and name != SHARED
            and (getattr(module, "__file__", None) or "").endswith(tuple(EXTENSION_SUFFIXES))
        )
    )


def runs_from_source(module: ModuleType) -> bool:
    """Whether a module of the kernel runs interpreted."""
    return (module.__file__ or "").endswith(tuple(SOURCE_SUFFIXES))


def stale_modules(package: Path = PACKAGE) -> tuple[str, ...]:
    """The modules whose compiled file was not made from the source that lies beside it now."""
    import json

    stamp_file = package / STAMP
    stamp = json.loads(stamp_file.read_text()) if stamp_file.exists() else {}
    stale = set()
    for suffix in EXTENSION_SUFFIXES:
        for file in package.rglob(f"*{suffix}"):
            stem = file.name.removesuffix(suffix)
            if "." in stem:  # compiled for another Python, or counted under a longer suffix
                continue
            source = file.with_name(f"{stem}.py")
            name = _module_name(source, package)
            if name == SHARED:
                continue
            if not source.exists() or stamp.get(name) != digest(source, package):
                stale.add(name)
    return tuple(sorted(stale))


def use_sources() -> None:
    """From now on import the package's modules from their sources, even where compiled ones lie beside."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


class SourceFinder:
    """A finder for `sys.meta_path` that sees the sources of this package and nothing else."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("cleocatra."):
            return None
        specs = (_sources_in(folder).find_spec(name) for folder in path)
        return next((spec for spec in specs if spec and spec.loader), None)


@cache
def _sources_in(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def _module_name(source: Path, package: Path) -> str:
    return ".".join(source.relative_to(package.parent).with_suffix("").parts)
