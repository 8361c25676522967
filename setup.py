"""Compiles the kernel: every module with a `.pxd` beside it, from the same `.py`; builds the page for wheels.

The environment variable CLEOCATRA_UNCOMPILED chooses: unset, compile what can be compiled; 1, compile
nothing; 0, where a C compiler works, fail if a module doesn't compile. The rest is in pyproject.toml.
"""

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

PACKAGE = Path("src/cleocatra")
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
}
compiled = runpy.run_path(str(PACKAGE / "compiled.py"))
SOURCES: dict[str, Path] = compiled["kernel_sources"](PACKAGE)


class BuildKernel(build_ext):
    """Builds what changed and stamps what was built.

    All or nothing: a compiled module reaches into the others' C types, so it can't work beside their sources.
    """

    obstacle = "CLEOCATRA_UNCOMPILED is set" if UNCOMPILED == "1" else ""

    def run(self) -> None:
        self.parallel = self.parallel or 2
        self.stamp: dict[str, str] = {}
        super().run()
        if self.inplace:
            self.leave_only_stamped(PACKAGE)
        if self.stamp:
            print(f"cleocatra runs compiled: {', '.join(self.stamp)}")
        else:
            print(f"cleocatra runs uncompiled (slower): {self.obstacle}")

    def build_extensions(self) -> None:
        target = Path(self.build_lib, "cleocatra")
        before = read_stamp(target)
        now = {name: compiled["digest"](source, PACKAGE) for name, source in SOURCES.items()}
        changed = [
            ext for ext in self.extensions if before.get(ext.name) != now[ext.name] or self.outdated(ext)
        ]
        for ext in changed:
            self.built_file(ext).unlink(missing_ok=True)
        if changed and self.can_compile():
            self.extensions = [ext for ext in changed if self.generate_c(ext)]
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
        """Whether Cython, a C compiler and Python's headers are there; if not, `obstacle` says which not."""
        try:
            import Cython  # noqa: F401
        except ImportError:
            self.obstacle = "Cython is not installed"
            return False
        with TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("#include <Python.h>\n")
            try:
                self.compiler.compile([str(probe)], output_dir=folder)
            except CompileError:
                self.obstacle = "no C compiler with Python's headers works here"
                return False
        return True

    def generate_c(self, ext: Extension) -> bool:
        """Turn the extension's Python source into C; whether that succeeded."""
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError as CythonError

        source = SOURCES[ext.name].as_posix()
        try:
            [c_extension] = cythonize(
                [Extension(ext.name, [source])],
                include_path=[PACKAGE.parent.as_posix()],
                build_dir="build/cython",
                compiler_directives=DIRECTIVES,
                force=True,
                quiet=True,
            )
        except CythonError:
            if not ext.optional:
                raise
            return False
        ext.sources = c_extension.sources
        return True

    def leave_only_stamped(self, package: Path) -> None:
        """Write the stamp, and remove compiled modules of earlier builds: they would hide the sources."""
        made = {package.parent / self.get_ext_filename(name) for name in self.stamp}
        for pattern in ("*.so", "*.pyd"):
            for file in set(package.rglob(pattern)) - made:
                file.unlink()
        package.mkdir(parents=True, exist_ok=True)
        (package / compiled["STAMP"]).write_text(json.dumps(self.stamp, indent=2) + "\n")


class BuildPage(build_py):
    """Builds the page before its files are packed; without Node the server works, but shows no page."""

    def run(self) -> None:
        if not self.editable_mode and Path("web/package.json").is_file():
            done = subprocess.run([sys.executable, "scripts/build_page.py"], check=False)
            if done.returncode != 0:
                print("the page could not be built: the server will show none")
            # files of earlier builds have other names: they would be packed too
            shutil.rmtree(Path(self.build_lib, "cleocatra/server/static"), ignore_errors=True)
        super().run()


def read_stamp(package: Path) -> dict[str, str]:
    file = package / compiled["STAMP"]
    return json.loads(file.read_text()) if file.exists() else {}


declarations = [path.as_posix() for path in sorted(PACKAGE.rglob("*.pxd"))]
extensions = [
    Extension(
        name,
        [source.as_posix()],
        depends=[source.as_posix(), *declarations],
        extra_compile_args=["/O2"] if os.name == "nt" else ["-O3", "-Wno-sign-compare"],
        optional=UNCOMPILED != "0",
    )
    for name, source in SOURCES.items()
]

setup(
    ext_modules=[] if UNCOMPILED == "1" else extensions,
    cmdclass={"build_ext": BuildKernel, "build_py": BuildPage},
)
