"""One exact rational number: an integer, a decimal, a ratio, a LaTeX fraction or a percentage."""

import re
from fractions import Fraction


def number(text: str) -> Fraction | None:
    """Return the number that a text states: `-3`, `1,234.50`, `1e3`, `10/37`; not `3 1/2`, not `50%`."""
    if _DECIMAL.fullmatch(text):
        return _fraction(text)
    ratio = _RATIO.fullmatch(text) or _LATEX_RATIO.fullmatch(text)
    if ratio is None or _fraction(ratio[3]) == 0:
        return None
    return _fraction(ratio[1] + "1") * _fraction(ratio[2]) / _fraction(ratio[3])


def number_or_percent(text: str) -> Fraction | None:
    """Return the number as `number` does, and read `50%` as 1/2."""
    percent = _PERCENT.fullmatch(text)
    return _fraction(percent[1]) / 100 if percent else number(text)


# 400 digits: the lowest limit that Python lets anyone set for int(str) is 640.
_WHOLE = r"(?:[1-9][0-9]{0,2}(?:,[0-9]{3}){1,132}|[0-9]{1,400})"
_UNSIGNED = rf"(?:{_WHOLE}(?:\.[0-9]{{1,400}})?|\.[0-9]{{1,400}})(?:[eE][+-]?[0-9]{{1,3}})?"
_DECIMAL = re.compile(rf"[+-]?\s*{_UNSIGNED}")
_RATIO = re.compile(rf"([+-]?)\s*({_WHOLE})\s*/\s*([+-]?{_WHOLE})")
_ARGUMENT = rf"(\{{\s*[+-]?\s*{_WHOLE}\s*\}}|[0-9])"
_LATEX_RATIO = re.compile(rf"([+-]?)\s*\\[dtc]?frac\s*{_ARGUMENT}\s*{_ARGUMENT}")
_PERCENT = re.compile(rf"([+-]?\s*{_UNSIGNED})\s*\\?%")


def _fraction(matched: str) -> Fraction:
    if matched.isdecimal():
        return Fraction(int(matched))
    return Fraction(re.sub(r"[\s,{}]", "", matched))
