"""A hook of MkDocs: the pages of the site that don't lie in `docs/`, and the links between all of them.

Guides link to files of the repository, as they do when they are read there. On the site, such a link leads
to the page that was made of the file, or there is no link.
"""

from __future__ import annotations

import html
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "site/pages"
GAME = ROOT / "build/site-game"
FONT = ROOT / "web/node_modules/.fonts/headings.woff2"
PICTURES = ("icon.svg",)
# files of the repository that are pages of the site
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CREDITS.md": "credits.md",
    "SECURITY.md": "reporting.md",
    "benchmarks/README.md": "benchmarks.md",
}
# what the reference tells of: the page's title, what it is about, and the modules on it
REFERENCE = {
    "rules": (
        "Rules",
        "Positions, actions and why they are not legal.",
        ("cleocatra.start", "cleocatra.rules"),
    ),
    "record": ("Records", "Games, positions and actions as text.", ("cleocatra.record",)),
    "bots": (
        "Bots",
        "Making bots, playing with them, and reviewing games.",
        (
            "cleocatra.bots.interface",
            "cleocatra.bots.entrants",
            "cleocatra.bots.levels",
            "cleocatra.bots.review",
        ),
    ),
    "matches": (
        "Matches",
        "Many games among bots, and what they say about their strength.",
        (
            "cleocatra.bots.arena",
            "cleocatra.bots.match",
            "cleocatra.bots.estimates",
            "cleocatra.bots.ratings",
        ),
    ),
    "environments": (
        "Environments",
        "PettingZoo, OpenSpiel and many games at once in NumPy arrays.",
        (
            "cleocatra.lab.env.pettingzoo_env",
            "cleocatra.lab.env.openspiel_game",
            "cleocatra.lab.env.vector",
            "cleocatra.lab.env.policy_bot",
        ),
    ),
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
CODE_BLOCK = re.compile(r"(^```.*?^```$|^ {4}.*?$)", re.DOTALL | re.MULTILINE)
LIVE = '<div id="live"></div>'


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Name the pages of the reference in the navigation."""
    listed = [{"Overview": "reference/index.md"}]
    listed += [{title: f"reference/{name}.md"} for name, (title, _, _) in REFERENCE.items()]
    config.nav = [
        {"Reference": listed} if entry == {"Reference": "REFERENCE"} else entry for entry in config.nav or []
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies elsewhere in the repository, and the reference."""
    pages = {path.name: path for path in sorted(PAGES.glob("*.md"))}
    pages |= {name: ROOT / path for path, name in ELSEWHERE.items()}
    for name, path in pages.items():
        files.append(File.generated(config, name, content=path.read_text(encoding="utf-8")))
    for name, (title, about, modules) in REFERENCE.items():
        files.append(File.generated(config, f"reference/{name}.md", content=reference(title, about, modules)))
    files.append(File.generated(config, "reference/index.md", content=overview()))
    examples = [path for path in sorted((ROOT / "examples").rglob("*")) if path.suffix in (".py", ".toml")]
    copied = {f"examples/{path.relative_to(ROOT / 'examples').as_posix()}": path for path in examples}
    copied["assets/headings.woff2"] = FONT
    copied |= {f"assets/{name}": ROOT / "web/public" / name for name in PICTURES}
    for name, path in copied.items():
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def overview() -> str:
    lines = [f"- [{title}]({name}.md): {about}" for name, (title, about, _) in REFERENCE.items()]
    return (
        "# Reference\n\nWhat each part of the library offers, from its docstrings.\n\n"
        + "\n".join(lines)
        + "\n"
    )


def reference(title: str, about: str, modules: tuple[str, ...]) -> str:
    parts = [f"# {title}\n\n{about}\n"]
    for module in modules:
        heading = "" if len(modules) == 1 else f"## {module} {{ .module }}\n\n"
        parts.append(f"{heading}::: {module}\n    options:\n      heading_level: 3\n")
    return "\n".join(parts)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Turn links to files of the repository into links of the site."""
    sources = {site: path for path, site in ELSEWHERE.items()}
    source = sources.get(page.file.src_uri)
    if source is None and (ROOT / "docs" / page.file.src_uri).is_file():
        source = f"docs/{page.file.src_uri}"
    if source is None:
        return markdown
    folder = posixpath.dirname(source)

    def mended(found: re.Match[str]) -> str:
        picture, text, link = found.groups()
        path, _, anchor = link.partition("#")
        if not path or "://" in path:
            return found[0]
        there = site_path(posixpath.normpath(posixpath.join(folder, path)))
        if there is None:
            return text
        return f"{picture}[{text}]({there}{'#' * bool(anchor)}{anchor})"

    parts = CODE_BLOCK.split(markdown)
    return "".join(part if number % 2 else LINK.sub(mended, part) for number, part in enumerate(parts))


def site_path(path: str) -> str | None:
    """Where a file of the repository is on the site, if it is there."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    if path == "README.md":
        return "index.md"
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return path if path.startswith("examples/") else None


def on_page_content(content: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Put the README's examples where they run."""
    return content.replace(LIVE, live_examples()) if page.file.src_uri == "live.md" else content


def live_examples() -> str:
    [folder] = (path.name for path in (GAME / "offline").iterdir() if (path / "pyodide.mjs").is_file())
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, flags=re.DOTALL)
    editors = "".join(editor(block, number) for number, block in enumerate(blocks, 1))
    return (
        f'<div class="live" data-python="../game/offline/{folder}/">{editors}</div>\n'
        '<script type="module" src="../assets/live.js"></script>'
    )


def editor(code: str, number: int) -> str:
    lines = code.count("\n") + 1
    return (
        f'<section class="example"><label for="example-{number}">Example {number}</label>'
        f'<textarea id="example-{number}" spellcheck="false" autocapitalize="off" autocomplete="off" '
        f'wrap="off" rows="{lines}">{html.escape(code)}</textarea>'
        '<div class="doing"><button type="button" class="md-button md-button--primary">Run</button>'
        '<span role="status"></span></div><pre class="output" hidden tabindex="0"></pre></section>'
    )


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Leave out the page for wrong addresses: its links suppose that the site lies at a host's root."""
    (Path(config.site_dir) / "404.html").unlink(missing_ok=True)
