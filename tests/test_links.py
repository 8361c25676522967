"""The check of the site's links finds each kind of broken link."""

from pathlib import Path

import pytest
from check_links import broken_links

PAGE = """<!doctype html><link rel="stylesheet" href="{style}"><h1 id="top">Cats</h1>
<a href="{link}">there</a> <a href="https://example.org/">elsewhere</a> <img src="cat.svg">"""
FAULTS = {
    "about/missing.html": "leads nowhere",
    "empty/": "leads nowhere",
    "about/#bottom": "leads to no place of that page",
    "#bottom": "leads to no place of that page",
    "/about/": "supposes that the site lies at the root of its host",
    "../": "leads out of the site",
}


def site(folder: Path, *, link: str = "about/#top", style: str = "style.css") -> list[str]:
    (folder / "about").mkdir()
    (folder / "empty").mkdir()
    (folder / "cat.svg").write_text("<svg/>")
    (folder / "style.css").write_text("body { background: url('cat.svg') }")
    (folder / "index.html").write_text(PAGE.format(link=link, style=style))
    (folder / "about/index.html").write_text('<h1 id="top">Cats</h1><a href="..">back</a>')
    return broken_links(folder)


def test_a_whole_site_has_no_broken_links(tmp_path: Path) -> None:
    assert site(tmp_path) == []


@pytest.mark.parametrize("link", FAULTS)
def test_a_broken_link_is_found(tmp_path: Path, link: str) -> None:
    assert site(tmp_path, link=link) == [f"index.html: {link} {FAULTS[link]}"]


def test_nothing_may_be_loaded_from_another_host(tmp_path: Path) -> None:
    [fault] = site(tmp_path, style="https://example.org/style.css")
    assert fault.endswith("is loaded from another host")


def test_style_sheets_and_manifests_are_followed(tmp_path: Path) -> None:
    site(tmp_path)
    (tmp_path / "style.css").write_text("body { background: url(dog.svg) }")
    (tmp_path / "app.webmanifest").write_text('{"start_url": "/", "icons": [{"src": "dog.svg"}]}')
    assert [fault.partition(":")[0] for fault in broken_links(tmp_path)] == ["app.webmanifest"] * 2 + [
        "style.css"
    ]
