"""Runs what the page on training shows, in the environments that `make gyms trainers` makes."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY

PAGE = (REPOSITORY / "docs/train.md").read_text()
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

MADE_BY = {
    "nemo": "hand, with Python 3.13.14: pip install '.[nemo]'",
    "openenv": "make gyms",
    "trl": "make trainers",
    "verifiers": "make gyms",
}
"""What makes the environment of a trainer, in `.venv/gyms`."""


def block(text):
    """The block of the page that alone has a text."""
    (found,) = [code for code in BLOCKS if text in code]
    return found


def run(trainer, script, code, folder, *arguments):
    """Run a script of this folder, which gets a block of the page; what it printed last, as JSON."""
    python = REPOSITORY / ".venv/gyms" / trainer / "bin/python"
    if not python.exists():
        pytest.skip(f"{trainer} is not installed. Its environment is made by {MADE_BY[trainer]}")
    offline = {"HF_HUB_OFFLINE": "1", "HF_HOME": str(folder / "hub"), "HOME": str(folder)}
    done = subprocess.run(
        [python, Path(__file__).with_name(script), *arguments],
        input=code,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(REPOSITORY), **offline},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
