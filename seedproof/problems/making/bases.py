"""Powers and logarithms to a base, which is `e` or a number."""

from seedproof.text.formula import E, Formula, Verbatim, formula, latex


def base_of(name: str) -> Formula:
    """Return a base as a formula."""
    return E if name == "e" else formula(int(name))


def logarithm(base: str, argument: Formula) -> Formula:
    """Return a logarithm to be written, with its base, which no other formula has."""
    name = r"\ln" if base == "e" else rf"\log_{{{base}}}"
    return Verbatim(rf"{name}\left({latex(argument)}\right)")
