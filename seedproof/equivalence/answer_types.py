"""Answer types as rows write them, with their options: `expression(x; x > 0)`."""

from typing import Any

from seedproof.record.patterns import Pattern

_TYPE = Pattern(r"([a-z_]+)(?:\(([^()]*)\))?")
_DOMAIN = Pattern(r"(?:^| )([A-Za-z]+) ?[<>=!]")


def parse_type(text: str) -> tuple[str, dict[str, Any]]:
    """Return the name of a type and its options for `seedproof.equivalence.compare`.

    Raises: ValueError when the text is no answer type.
    """
    match = _TYPE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no answer type, expected one such as number, or expression(x)")
    name, options = match[1], match[2]
    if options is None:
        return name, {}
    first, *more = options.split(";")
    if name == "expression":
        domain = {_letter(condition): condition.strip() for condition in more}
        return name, {"variables": first.split(", ")} | ({"domain": domain} if domain else {})
    if name == "ode_family":
        return name, {"variable": first, "order": int(more[0])}
    return name, {"variable": first}


def _letter(condition: str) -> str:
    """Return the letter that a condition such as `x > 0` or `integer n >= 1` restricts."""
    match = _DOMAIN.search(condition)
    if match is None:
        raise ValueError(f"{condition!r} is no condition on a letter, expected one such as x > 0")
    return match[1]
