"""Writes a template of `university` that works, to be changed file by file."""

import keyword
import re
from pathlib import Path

from pipeline.starting.filling import filled_in
from seedproof.record.errors import Misuse
from seedproof.record.files import replacing

SHEET = Path(__file__).parent / "sheet"
"""The files of a template."""

_TEMPLATES = Path("seedproof/problems/templates")
_NAME = re.compile(r"[a-z]+(_[a-z]+)*")


def write_template(name: str) -> list[Path]:
    """Write the files of a new template into the checkout that is the current folder. Returns their paths.

    Raises: SeedproofError for a name that cannot be one or is taken, and outside a checkout.
    """
    if not _TEMPLATES.is_dir():
        raise Misuse(f"{_TEMPLATES}: is not here. Run this in a checkout of the code of Seedproof")
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > 40:
        raise Misuse(
            f"{name!r:.80}: cannot be the name of a template, expected small letters with single _ between "
            "them, at most 40, such as mixing_tank"
        )
    files = {Path(relative): text for relative, text in filled_in(SHEET, {"@NAME@": name})}
    for path in (*files, _TEMPLATES / name):
        if path.exists():
            raise Misuse(f"{path}: exists already, and is left as it is. Choose another name")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(text.encode())
    return list(files)
