"""Checks the links of a folder of web pages: each must lead to a file of the folder, and to a place in it.

    python scripts/check_links.py build/site

Links of pages, style sheets and manifests are followed. Nothing may be loaded from another host; links that a
reader may follow elsewhere are only counted.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

LOADS = {
    "img": "src",
    "script": "src",
    "link": "href",
    "source": "src",
    "iframe": "src",
    "image": "href",
    "use": "href",
}
IN_STYLES = re.compile(r"""url\(\s*['"]?([^'")]+)['"]?\s*\)""")
NOT_FILES = ("data:", "mailto:", "blob:")


@dataclass
class Document(HTMLParser):
    """The links and places of a page."""

    loads: list[str] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.places.update(values[name] for name in ("id", "name") if name in values)
        if tag in ("a", "area") and "href" in values:
            self.leads.append(values["href"])
        elif LOADS.get(tag) in values:
            self.loads.append(values[LOADS[tag]])
        self.loads += [one.split()[0] for one in values.get("srcset", "").split(",") if one.strip()]
        self.loads += IN_STYLES.findall(values.get("style", ""))


@cache
def read(path: Path) -> Document:
    document = Document()
    document.feed(path.read_text(encoding="utf-8"))
    return document


def links(path: Path) -> Iterator[tuple[str, bool]]:
    """The links of a file, and whether what they lead to is loaded with it."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".html":
        document = read(path)
        yield from ((link, True) for link in document.loads)
        yield from ((link, False) for link in document.leads)
    elif path.suffix == ".css":
        yield from ((link, True) for link in IN_STYLES.findall(text))
    else:
        manifest = json.loads(text)
        yield from ((icon["src"], True) for icon in manifest.get("icons", []))
        yield manifest.get("start_url", "."), False


def fault(root: Path, path: Path, link: str, loaded: bool) -> str | None:
    """What is wrong with a link of a file."""
    address, place = urldefrag(link)
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return "is loaded from another host" if loaded else None
    if parts.path.startswith("/"):
        return "supposes that the site lies at the root of its host"
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_relative_to(root):
        return "leads out of the site"
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return "leads nowhere"
    if (
        place
        and not place.startswith("/")
        and target.suffix == ".html"
        and unquote(place) not in read(target).places
    ):
        return "leads to no place of that page"
    return None


def broken_links(folder: Path) -> list[str]:
    """The broken links of a folder's pages, style sheets and manifests, each with what is wrong."""
    root = folder.resolve()
    broken = []
    for path in sorted(root.rglob("*")):
        if path.suffix not in (".html", ".css", ".webmanifest"):
            continue
        for link, loaded in links(path):
            if not link.startswith(NOT_FILES) and (wrong := fault(root, path, link, loaded)):
                broken.append(f"{path.relative_to(root)}: {link} {wrong}")
    return broken


def main() -> None:
    [folder] = sys.argv[1:]
    if broken := broken_links(Path(folder)):
        raise SystemExit("\n".join(broken))
    print("every link leads somewhere")


if __name__ == "__main__":
    main()
