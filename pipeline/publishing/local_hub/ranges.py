"""Answers with a part of a content, as requested by the header Range."""

import re

from pipeline.publishing.local_hub.answer import Answer

_RANGE = re.compile(r"bytes=(\d*)-(\d*)")


def ranged(content: bytes, asked: str | None, headers: dict[str, str]) -> Answer:
    """Return the content, or the one range of it that was requested; a malformed range is ignored."""
    match = _RANGE.fullmatch(asked or "")
    if match is None or match[0] == "bytes=-":
        return Answer(200, content, headers)
    size = len(content)
    if match[1]:
        start, end = int(match[1]), min(int(match[2] or size), size - 1)
    else:
        start, end = max(size - int(match[2]), 0), size - 1
    if start > end:
        return Answer(416, b"", {**headers, "Content-Range": f"bytes */{size}"})
    return Answer(206, content[start : end + 1], {**headers, "Content-Range": f"bytes {start}-{end}/{size}"})
