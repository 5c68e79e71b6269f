"""Programs that are no part of the environment: measured beside, or measuring with."""

import shutil
from pathlib import Path

PACKAGES = ("reasoning-gym==0.1.25", "py-spy==0.4.3")


def program(name: str, tools: Path | None) -> str:
    """Find a program in a folder, or on the path. Raises: SystemExit that says what to install."""
    found = shutil.which(name, path=tools and str(tools))
    if found is None:
        raise missing(name)
    return found


def missing(name: str) -> SystemExit:
    """Return what to install, as an exit."""
    return SystemExit(
        f"{name} is not here. Install: python -m venv DIR && DIR/bin/pip install {' '.join(PACKAGES)}; "
        "then add: --tools DIR/bin"
    )
