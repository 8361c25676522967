"""The packages that people install: the archive of sources, and the wheel that is made from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

from tests.server.process import ServerProcess

pytestmark = pytest.mark.compiled_only  # it compiles the kernel itself
ROOT = Path(__file__).parents[1]
NOT_IN_A_CLONE = (".*", "node_modules", "build", "__pycache__", "*.egg-info", "*.so", "compiled.json")
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if name not in ("PYTHONPATH", "CLEOCATRA_UNCOMPILED", "CLEOCATRA_LANGUAGE")
}
ARCHIVE = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
PLAY = """
import cleocatra, sys
from cleocatra.bots.levels import level
from cleocatra.compiled import compiled_modules

assert cleocatra.__file__.startswith(sys.prefix), cleocatra.__file__
assert compiled_modules(), "nothing is compiled"
dice = cleocatra.Dice(seed=7)
position = cleocatra.start(rules="advanced", players=2, seed=7)
while position.outcome is None:
    position = position.apply(position.random_action(dice))
level("scribe").make(position.options, 7, None)  # a network, read from the package
print(position.outcome.winners)
packages = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print([name for name in packages if name not in ("cleocatra", "__main__") and "_cy" not in f"_{name}"])
"""
WITHOUT_SERVER = """
import sys
sys.modules["uvicorn"] = None
from cleocatra.cli import main
sys.exit(main(["serve"]))
"""


def run(*command: str | Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=cwd, env=ENVIRONMENT | more, capture_output=True, text=True, timeout=600
    )


def pip_wheel(source: Path, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    options = ("--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", folder)
    return run(sys.executable, "-m", "pip", "wheel", *options, source, cwd=folder, **more)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    clone = folder / "clone"
    shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))
    made = run(sys.executable, "-c", ARCHIVE, folder, cwd=clone)
    assert made.returncode == 0, made.stderr
    [path] = folder.glob("cleocatra-*.tar.gz")
    return path


@pytest.fixture(scope="module")
def installed(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    made = pip_wheel(archive, folder)
    assert made.returncode == 0, made.stderr
    [wheel] = folder.glob("cleocatra-*.whl")
    environment = folder / "venv"
    venv.create(environment, symlinks=True)
    python = environment / "bin/python"
    options = ("--python", python, "install", "--no-deps", "--no-index", wheel)
    done = run(sys.executable, "-m", "pip", *options, cwd=folder)
    assert done.returncode == 0, done.stderr
    return environment


def add_dependencies(environment: Path) -> None:
    """Let the environment find what is installed for the tests, but not the package that is developed."""
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")


def test_the_archive_has_all_that_an_installation_needs(archive: Path) -> None:
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    languages = {f"src/cleocatra/locales/{language}/game.ftl" for language in ("en", "fr", "zh-Hant")}
    assert names >= languages | {"src/cleocatra/server/static/index.html", "src/cleocatra/rules/legal.pxd"}
    assert not [name for name in names if name.startswith(("web/", "tests/", "build/"))]


def test_the_library_plays_by_itself_with_the_compiled_kernel(installed: Path, tmp_path: Path) -> None:
    played = run(installed / "bin/python", "-c", PLAY, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    winners, foreign = played.stdout.splitlines()
    assert "Colour" in winners
    assert foreign == "[]"


def test_a_server_without_its_packages_says_what_to_install(installed: Path, tmp_path: Path) -> None:
    add_dependencies(installed)
    started = run(installed / "bin/python", "-c", WITHOUT_SERVER, cwd=tmp_path)
    assert started.returncode == 1
    assert "this needs uvicorn: pip install cleocatra[server]" in started.stderr


def test_the_installed_server_has_its_page_and_its_languages(installed: Path, tmp_path: Path) -> None:
    add_dependencies(installed)
    server = ServerProcess(tmp_path / "games.db")
    options = ["--port", str(server.port), "--database", "games.db"]
    command = [str(installed / "bin/cleocatra"), "serve", *options]
    with server.log.open("wb") as log:
        server.process = subprocess.Popen(command, cwd=tmp_path, env=ENVIRONMENT, stdout=log, stderr=log)
    try:
        server.wait()
        page = server.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "<title>Cleocatra" in page.text
        assert server.create({"sitter": "person"}, {"sitter": "bot", "level": "Kitten"}).view()["seats"]
    finally:
        server.close()
    for language, word in (("fr", "jouer"), ("zh-Hant", "遊戲")):
        told = run(installed / "bin/cleocatra", "--language", language, "--help", cwd=tmp_path)
        assert word in told.stdout


def test_without_a_page_no_package_is_made(archive: Path, tmp_path: Path) -> None:
    with tarfile.open(archive) as files:
        files.extractall(tmp_path, filter="data")
    [sources] = tmp_path.glob("cleocatra-*")
    shutil.rmtree(sources / "src/cleocatra/server/static")
    made = pip_wheel(sources, tmp_path, CLEOCATRA_UNCOMPILED="1")
    assert made.returncode != 0
    assert "static has no page" in made.stdout + made.stderr
