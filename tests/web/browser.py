"""Finds a Chromium for the tests of the page; on Debian, as root, installs one.

python -m tests.web.browser    prints its path, or says what to do and fails
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"  # the same browser without windows and notifications, in half the time
PACKAGES = ("chromium", SHELL, "fonts-noto-cjk")  # with fonts for Chinese
WHAT_TO_DO = (
    "The tests of the page need Chromium, which was not found on the PATH"
    f" (as {', '.join(NAMES)}). Install it, on Debian with: apt-get install {' '.join(PACKAGES)}"
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoBrowser(Exception):
    """There is no Chromium, and none can be installed; the message says what to do."""


def find_browser() -> str:
    """The path of a Chromium on this machine."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    raise NoBrowser(WHAT_TO_DO)


def find_quick_browser() -> str:
    """The path of the quickest Chromium on this machine that shows pages."""
    return shutil.which(SHELL) or find_browser()


def find_or_install_browser() -> str:
    """The path of a Chromium; if there is none, it is installed first, as root on Debian."""
    try:
        return find_quick_browser()
    except NoBrowser:
        if not can_install():
            raise
    print(f"No Chromium found: installing it with apt-get install {' '.join(PACKAGES)}", flush=True)
    install()
    return find_quick_browser()


def can_install() -> bool:
    return os.name == "posix" and shutil.which("apt-get") is not None and os.geteuid() == 0


def install() -> None:
    """Install Debian's packages; apt-get's output is shown only if that fails."""
    apt_get("update", timeout=300)
    done = apt_get("-o", "DPkg::Lock::Timeout=300", "install", "-y", *PACKAGES, timeout=900)
    if done.returncode != 0:
        raise NoBrowser(f"{done.stdout}\napt-get failed. {WHAT_TO_DO}")


def apt_get(*arguments: str, timeout: float) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["apt-get", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=timeout,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    )


if __name__ == "__main__":
    try:
        print(f"The tests of the page use {find_or_install_browser()}", flush=True)
    except NoBrowser as error:
        sys.exit(str(error))
