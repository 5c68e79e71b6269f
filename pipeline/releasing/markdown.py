"""Texts of rows as Markdown."""

import re

_INLINE = re.compile(r"(?<!\$)\$(?!\$)([^$]+)\$(?!\$)")
_CODE_OR_MARK = re.compile(r"`[^`\n]*`|[\\`*_<\[\]$]")
_LINE_BREAK = re.compile(r"(?<=[^\n])\n(?=[^\n])")


def formulas(text: str) -> str:
    r"""Return Markdown with formulas as the Hub typesets them: `$x$` between `\\(` and `\\)`; not `$$x$$`."""
    return _INLINE.sub(lambda match: rf"\\({match[1]}\\)", text)


def plain(text: str) -> str:
    """Escape text so that it is not read as Markdown: the stars of `M*v = lambda*v` stay stars.

    Code between backticks is kept.
    """
    return _CODE_OR_MARK.sub(lambda match: match[0] if len(match[0]) > 1 else f"\\{match[0]}", text)


def quoted(text: str) -> str:
    """Return a block quotation that keeps every line break."""
    broken = _LINE_BREAK.sub("  \n", text)
    return "\n".join(f"> {line}" if line else ">" for line in broken.split("\n"))
