"""The rows of a page as one compressed block of bytes, which a browser opens without a network.

Inside stand a JSON text and, behind it, the files: the font of formulas, then the images. The first line
has the number of bytes of the JSON text.
"""

import base64
import gzip
from collections.abc import Sequence
from hashlib import sha256

from pipeline.reporting.content import ShownRow
from seedproof.record.rows import line_of


class Files:
    """Files behind the JSON text, each once, whatever the number of rows that show it."""

    def __init__(self) -> None:
        self._contents: list[bytes] = []
        self._places: dict[str, int] = {}

    def place(self, content: bytes) -> int:
        """Return the number of a file, which is added if it is new."""
        digest = sha256(content).hexdigest()
        if digest not in self._places:
            self._places[digest] = len(self._contents)
            self._contents.append(content)
        return self._places[digest]

    @property
    def sizes(self) -> list[int]:
        """The bytes of each file, in order."""
        return [len(content) for content in self._contents]

    def joined(self) -> bytes:
        """Return all files, one behind the other."""
        return b"".join(self._contents)


def payload(rows: Sequence[ShownRow], formulas: Sequence[str], facets: Sequence[str], font: bytes) -> str:
    """Return rows, the labels with formulas, the facets and the font as base64 of gzip, for `opened`."""
    files = Files()
    files.place(font)
    said = {
        "formulas": list(formulas),
        "facets": list(facets),
        "rows": [_row(row, files) for row in rows],
        "files": files.sizes,
    }
    text = line_of(said)
    return packed(b"%d\n" % len(text) + text + files.joined())


def _row(row: ShownRow, files: Files) -> dict[str, object]:
    parts = [list(part) for part in row.parts]
    said: dict[str, object] = {"id": row.id, "facets": dict(row.facets), "parts": parts}
    said |= {name: text for name in ("answer", "proof", "command") if (text := getattr(row, name))}
    if row.question not in ("", row.parts[0][1]):
        said["question"] = row.question
    if row.image is not None:
        said |= {"image": files.place(row.image), "alt": row.image_alt}
    if row.findings:
        said["findings"] = list(row.findings)
    return said


def packed(content: bytes) -> str:
    """Compress bytes, without the time."""
    return base64.b64encode(gzip.compress(content, mtime=0)).decode()
