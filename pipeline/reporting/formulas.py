"""What a page needs to set formulas without a network: KaTeX, which makes MathML of LaTeX, and a font for it.

Both come with installed packages, and nothing of them is kept in the repository.
"""

from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from io import BytesIO
from pathlib import Path
from typing import Any

from seedproof.record.errors import NotDone

_KATEX = ("sphinxcontrib-katex", "sphinxcontrib/katex.min.js")
_FONT = ("ziamath", "ziamath/fonts/STIXTwoMath-Regular.ttf")

_RANGES = (
    (0x20, 0x7E),  # ASCII
    (0xA0, 0xFF),  # Latin-1
    (0x300, 0x338),  # accents
    (0x370, 0x3FF),  # Greek
    (0x2010, 0x2044),  # dashes, quotes, primes
    (0x20D0, 0x20D7),  # arrows over letters
    (0x2100, 0x214F),  # letterlike, such as ℝ
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # operators
    (0x2308, 0x230B),  # ceilings and floors
    (0x239B, 0x23B3),  # pieces of large brackets
    (0x23DC, 0x23DF),  # braces over and under
    (0x25A0, 0x25FF),  # shapes
    (0x27E6, 0x27EF),  # angle brackets
    (0x2A00, 0x2A0C),  # large operators
    (0x2A7D, 0x2A7E),  # ≤ and ≥ with a slanted bar
    (0x1D400, 0x1D7FF),  # mathematical letters
)
"""The characters that the font keeps, first and last of each run."""


def katex() -> str:
    """Return KaTeX as JavaScript.

    Raises: SeedproofError where it is not installed.
    """
    return _installed(*_KATEX).read_text(encoding="utf-8")


@cache
def math_font() -> bytes:
    """Return a TrueType font with the characters of formulas and its table MATH, always the same bytes.

    It takes seconds, so that a process makes it once.

    Raises: SeedproofError where it is not installed.
    """
    from fontTools.subset import Options, Subsetter, load_font

    options = Options(layout_features=["math", "ssty", "dtls", "flac"], hinting=False, notdef_outline=True)
    options.drop_tables += ["DSIG", "GPOS"]
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in _RANGES for code in range(first, last + 1)])
    # Of a font that is loaded so, only the parts that are kept are unpacked.
    with load_font(str(_installed(*_FONT)), options, dontLoadGlyphNames=True, lazy=True) as font:
        subsetter.subset(font)
        return _measured(font)


def _measured(font: Any) -> bytes:
    """Return a font of fontTools with the measures of the characters that it has.

    To take them is to unpack every outline. The outlines are saved before that, since they stay as they are.
    """
    from fontTools.ttLib import TTFont

    outlines = BytesIO()
    font.save(outlines)
    font["hhea"].recalc(font)
    font["maxp"].recalc(font)

    measured = TTFont(outlines, recalcTimestamp=False, recalcBBoxes=False)
    for table in ("head", "hhea", "maxp"):
        measured[table] = font[table]
    content = BytesIO()
    measured.save(content)
    return content.getvalue()


def _installed(package: str, name: str) -> Path:
    remedy = "pages need it. Install it: pip install 'seedproof[build]'"
    try:
        path = Path(str(distribution(package).locate_file(name)))
    except PackageNotFoundError:
        raise NotDone(f"{package}: is not installed, {remedy}") from None
    if not path.is_file():
        raise NotDone(f"{package}: has no file {name}, {remedy}")
    return path
