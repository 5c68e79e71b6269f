"""The kinds of a drawing's items, and of curves among them: what each must and may have."""

from typing import Any

from seedproof.figures import values
from seedproof.figures.values import Check, excerpt, flag, increasing, many, number, pair, slope, text

MOST_POINTS, MOST_LEVELS = 2000, 40

Fields = dict[str, Check]


def kind_of(value: object, place: str, kinds: dict[str, Any]) -> Any:
    """What is known about the kind of a dictionary."""
    if not isinstance(value, dict):
        raise ValueError(f"{place}: expected a dictionary, found {excerpt(value)}")
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise ValueError(f"{place}: unknown kind {excerpt(kind)}, expected one of {', '.join(kinds)}")
    return kinds[kind]


def check_fields(value: dict[str, Any], place: str, required: Fields, optional: Fields) -> None:
    """All that must be there is there, nothing else but what may be, and each value passes its check."""
    allowed = required | optional
    for name in value:
        if name != "kind" and name not in allowed:
            raise ValueError(f"{place}: unknown key {excerpt(name)} in {excerpt(value['kind'])}")
    for name in required:
        if name not in value:
            raise ValueError(f"{place}: missing key {name!r} in {excerpt(value['kind'])}")
    for name, one in value.items():
        if name != "kind":
            allowed[name](one, f"{place}.{name}")


def _curve(curve: Any, place: str) -> None:
    """One side of what lies between two curves; its own ends, if it has any, count for nothing."""
    required, optional = kind_of(curve, place, CURVES)
    needed = {name: one for name, one in required.items() if name not in _ENDS}
    check_fields(curve, place, needed, optional | _ENDS)


_STYLE: Fields = {"label": text, "dashed": flag}
_ENDS: Fields = {"from": number, "to": number}

CURVES: dict[str, tuple[Fields, Fields]] = {
    "polynomial": ({"coefficients": many(number, 1, 20, "coefficients")} | _ENDS, _STYLE),
    "sinusoid": (
        {"amplitude": number, "frequency": number, "shift": number, "level": number} | _ENDS,
        _STYLE | {"unit": values.pi},
    ),
    "exponential": ({"factor": number, "base": number, "level": number} | _ENDS, _STYLE),
    "polyline": ({"points": many(pair, 2, MOST_POINTS, "points")}, _STYLE),
}
ITEMS: dict[str, tuple[Fields, Fields]] = CURVES | {
    "point": ({"at": pair}, {"open": flag, "label": text}),
    "line": ({"through": pair, "slope": slope}, _STYLE),
    "region": ({"points": many(pair, 3, MOST_POINTS, "points")}, {"label": text}),
    "between": ({"upper": _curve, "lower": _curve} | _ENDS, {"label": text}),
    "sector": ({"centre": pair, "radii": increasing, "angles": increasing}, {"label": text}),
    "contours": (
        {"quadratic": many(number, 6, 6, "coefficients"), "levels": many(number, 1, MOST_LEVELS, "levels")},
        {},
    ),
    "arrow": ({"from": pair, "to": pair}, {"label": text}),
    "text": ({"at": pair, "text": text}, {}),
}
