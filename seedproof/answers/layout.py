r"""The final answer in a response, without its layout.

Layout is LaTeX wrappers, Markdown emphasis, dollar signs, spaces and one closing full stop.
"""

import re

MAX_LENGTH = 2_000
"""The most characters in a final answer; a longer one states no value."""


def final_answer(response: str) -> str:
    r"""Return the paragraph after the last `Answer:` at the start of a line, a later `\boxed{...}`, or all.

    Boxes on one line are answers side by side: then the whole line is returned.
    """
    marker, end = None, 0
    for match in _MARKER.finditer(response):
        marker = match
    if marker:
        blank = _BLANK_LINE.search(response, marker.end())
        end = blank.start() if blank else len(response)
    boxed = _last_box(response[end:])
    if boxed is None and marker:
        return response[marker.end() : end].strip("* \t\r\n")
    return response.strip() if boxed is None else boxed.strip()


_MARKER = re.compile(r"^[ \t#*]*answer[ \t*]*:[\s*]*", re.IGNORECASE | re.MULTILINE)
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n")
_BOX = r"\boxed{"


def _last_box(text: str) -> str | None:
    start = text.rfind(_BOX)
    inside = _inside_box(text, start) if start >= 0 else None
    if inside is None:
        return None
    line = text[text.rfind("\n", 0, start) + 1 :].partition("\n")[0]
    return line if line.count(_BOX) > 1 else inside


def _inside_box(text: str, start: int) -> str | None:
    first, depth = start + len(_BOX), 1
    for position, character in enumerate(text[first : first + MAX_LENGTH], first):
        depth += (character == "{") - (character == "}")
        if depth == 0:
            return text[first:position]
    return None
