"""Builds the compiled kernel: every module with a `.pxd` beside it. Packages have the page too.

The environment variable CLEOCATRA_UNCOMPILED decides what is compiled. Unset: the kernel, if this machine
can; if it can't, the package runs from its Python sources. 1: nothing. 0: the kernel, and a module that
doesn't compile is an error; without a C compiler the package still runs from its sources. Everything else
about the package is in pyproject.toml.
"""

import json
import os
import runpy
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, SetupError

PACKAGE = Path("src/cleocatra")
PAGE = PACKAGE / "server/static"
UNCOMPILED = os.environ.get("CLEOCATRA_UNCOMPILED")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "cpow": True,  # the power of two floats is a float
    "infer_types": True,
    "annotation_typing": False,  # types for C come from the .pxd alone
    "initializedcheck": False,
    "show_performance_hints": False,
}
# The C code is Cython's: its warnings are not about ours, and debug information doubles the time to compile.
C_OPTIONS = ["/O2", "/w"] if os.name == "nt" else ["-O3", "-g0", "-w"]
compiled = runpy.run_path(str(PACKAGE / "compiled.py"))
SHARED: str = compiled["SHARED"]
SOURCES: dict[str, Path] = compiled["kernel_sources"](PACKAGE)


class BuildKernel(build_ext):
    """Compiles the modules that changed, and records in a stamp file what each was compiled from.

    It compiles all modules or none: a compiled module uses the C types of the others.
    """

    obstacle = "CLEOCATRA_UNCOMPILED is set" if UNCOMPILED == "1" else ""

    def run(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        self.stamp: dict[str, str] = {}
        super().run()
        if self.inplace:
            self.leave_only_stamped(PACKAGE)
        if not self.stamp:
            print(f"The rules run uncompiled (slower): {self.obstacle}.", flush=True)

    def build_extensions(self) -> None:
        target = Path(self.build_lib, "cleocatra")
        before = read_stamp(target)
        now = {name: compiled["digest"](source, PACKAGE) for name, source in SOURCES.items()}
        now[SHARED] = cython_version() or before.get(SHARED, "")
        if before.get(SHARED) != now[SHARED]:
            before = {}  # all modules must be compiled by the same Cython
        changed = [
            ext for ext in self.extensions if before.get(ext.name) != now[ext.name] or self.outdated(ext)
        ]
        for ext in changed:
            self.built_file(ext).unlink(missing_ok=True)
        if changed and self.can_compile():
            print("Compiling the rules…", flush=True)
            self.extensions = self.generate_c(changed)
            super().build_extensions()
            self.extensions = self.distribution.ext_modules
        missing = [ext.name for ext in self.extensions if not self.built_file(ext).exists()]
        if missing:
            self.obstacle = self.obstacle or f"{', '.join(missing)} did not compile"
            for ext in self.extensions:
                ext.optional = True  # nothing will be there to copy, and that is no error
        self.stamp = {} if missing else now
        self.leave_only_stamped(target)

    def built_file(self, ext: Extension) -> Path:
        return Path(self.get_ext_fullpath(ext.name))

    def outdated(self, ext: Extension) -> bool:
        """Whether the extension is missing or older than the options in this file."""
        built = self.built_file(ext)
        return self.force or not built.exists() or built.stat().st_mtime < Path(__file__).stat().st_mtime

    def can_compile(self) -> bool:
        """Whether Cython, a C compiler and Python's headers are here; `obstacle` names what is missing."""
        if not cython_version():
            self.obstacle = "Cython is not installed"
            return False
        with TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("#include <Python.h>\n")
            try:
                self.compiler.compile([str(probe)], output_dir=folder)
            except CompileError:
                self.obstacle = "there is no C compiler with Python's headers"
                return False
        return True

    def generate_c(self, extensions: list[Extension]) -> list[Extension]:
        """Translate the extensions' Python sources to C; none are returned if one can't be translated."""
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError as CythonError

        try:
            translated = cythonize(
                [Extension(ext.name, ext.sources) for ext in extensions],
                include_path=[PACKAGE.parent.as_posix()],
                build_dir="build/cython",
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=SHARED,
                force=True,
                quiet=True,
            )
        except CythonError:
            if UNCOMPILED == "0":
                raise
            return []
        for ext, c_extension in zip(extensions, translated, strict=True):
            ext.sources = c_extension.sources
        return extensions

    def leave_only_stamped(self, package: Path) -> None:
        """Write the stamp, and remove modules of earlier builds: Python would import them, not sources."""
        made = {package.parent / self.get_ext_filename(name) for name in self.stamp}
        for pattern in ("*.so", "*.pyd"):
            for file in set(package.rglob(pattern)) - made:
                file.unlink()
        package.mkdir(parents=True, exist_ok=True)
        (package / compiled["STAMP"]).write_text(json.dumps(self.stamp, indent=2) + "\n")


class BuildPage(build_py):
    """Packs the page with the package; from a clone of the repository it is built first."""

    def run(self) -> None:
        if not self.editable_mode:
            if Path("web/package.json").is_file():
                subprocess.run([sys.executable, "scripts/build_page.py"], check=True)
            if not (PAGE / "index.html").is_file():
                raise SetupError(f"{PAGE} has no page: build from a clone of the repository, or its archive")
            # files of earlier builds have other names: they would be packed too
            shutil.rmtree(Path(self.build_lib, "cleocatra/server/static"), ignore_errors=True)
        super().run()


class PackSources(sdist):
    """Packs the built page with the sources, so that installing them needs no Node."""

    def run(self) -> None:
        subprocess.run([sys.executable, "scripts/build_page.py"], check=True)
        super().run()


def cython_version() -> str:
    """The version of the installed Cython, or nothing."""
    try:
        return version("Cython")
    except PackageNotFoundError:
        return ""


def read_stamp(package: Path) -> dict[str, str]:
    file = package / compiled["STAMP"]
    return json.loads(file.read_text()) if file.exists() else {}


def extension(name: str, source: Path, *depends: Path) -> Extension:
    return Extension(
        name,
        [source.as_posix()],
        depends=[path.as_posix() for path in depends],
        extra_compile_args=C_OPTIONS,
        optional=UNCOMPILED != "0",
    )


declarations = sorted(PACKAGE.rglob("*.pxd"))
extensions = [
    # Cython writes its own support code here once, not into every module; it comes first: it takes longest
    extension(SHARED, PACKAGE.parent / f"{SHARED.replace('.', '/')}.c"),
    *(extension(name, source, source, *declarations) for name, source in SOURCES.items()),
]

setup(
    ext_modules=[] if UNCOMPILED == "1" else extensions,
    cmdclass={"build_ext": BuildKernel, "build_py": BuildPage, "sdist": PackSources},
)
