"""Finds a real Chromium, or installs Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> str:
    """The path of a Chromium on this machine."""
    for _ in range(2):
        for name in NAMES:
            if path := shutil.which(name):
                return path
        install()
    raise RuntimeError("The tests of the page need Chromium: install it, so that `chromium` can be called")


def install() -> None:
    """Debian's Chromium with fonts for Chinese, if this is Debian and we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update"], check=False, capture_output=True, timeout=300)
        packages = ["chromium", "fonts-noto-cjk"]
        command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", *packages]
        subprocess.run(command, check=False, capture_output=True, timeout=900)


if __name__ == "__main__":
    print(find_browser())
