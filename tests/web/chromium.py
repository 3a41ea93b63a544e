"""A Chromium to test with: the one that is named, the machine's own, or the one from npm."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

BROWSER = Path(__file__).parents[2] / "web/browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ("--no-sandbox", "--disable-gpu")


@cache
def chromium() -> str | None:
    """Where it is, or None; `make web/browser/node_modules` gets the one from npm."""
    if named := os.environ.get("SPIELWERK_CHROMIUM"):
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if not (BROWSER / "node_modules").is_dir():
        return None
    run = ["node", "unpack.mjs"]
    done = subprocess.run(run, cwd=BROWSER, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None
