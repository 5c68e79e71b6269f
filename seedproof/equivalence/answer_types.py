"""Answer types as rows write them, with what more they say: `expression(x; x > 0)`."""

import re
from typing import Any

_TYPE = re.compile(r"([a-z_]+)(?:\(([^()]*)\))?")
_DOMAIN = re.compile(r"(?:^| )([A-Za-z]+) ?[<>=!]")


def parse_type(text: str) -> tuple[str, dict[str, Any]]:
    """The name of a type, and its options for `seedproof.equivalence.compare`.

    Raises: ValueError.
    """
    match = _TYPE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no answer type, expected one such as number, or expression(x)")
    name, said = match[1], match[2]
    if said is None:
        return name, {}
    first, *more = said.split(";")
    if name == "expression":
        domain = {_letter(one): one.strip() for one in more}
        return name, {"variables": first.split(", ")} | ({"domain": domain} if domain else {})
    if name == "ode_family":
        return name, {"variable": first, "order": int(more[0])}
    return name, {"variable": first}


def _letter(condition: str) -> str:
    """The letter that a condition such as `x > 0` or `integer n >= 1` is about."""
    match = _DOMAIN.search(condition)
    if match is None:
        raise ValueError(f"{condition!r} is no condition on a letter, expected one such as x > 0")
    return match[1]
