"""The kinds of items in a drawing, and of curves among them: their required and optional fields."""

from typing import Any

from seedproof.figures import values
from seedproof.figures.values import (
    Check,
    excerpt,
    flag,
    increasing,
    many,
    number,
    pair,
    polynomial,
    positive,
    sizes,
    slope,
    text,
    wave,
)

MOST_POINTS, MOST_LEVELS, MOST_BARS = 2000, 40, 60

Fields = dict[str, Check]


def kind_of(value: object, path: str, kinds: dict[str, Any]) -> Any:
    """Return the entry of `kinds` for a dictionary's kind."""
    if not isinstance(value, dict):
        raise ValueError(f"{path}: expected a dictionary, found {excerpt(value)}")
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        known = (
            f"one of {', '.join(kinds)}" if len(kinds) < 10 else "one that seedproof.problems.drawing lists"
        )
        raise ValueError(f"{path}: unknown kind {excerpt(kind)}, expected {known}")
    return kinds[kind]


def check_fields(value: dict[str, Any], path: str, required: Fields, optional: Fields) -> None:
    """Check that all required fields are there and no unknown ones, and check each value."""
    allowed = required | optional
    for name in value:
        if name != "kind" and name not in allowed:
            raise ValueError(f"{path}: unknown key {excerpt(name)} in {excerpt(value['kind'])}")
    for name in required:
        if name not in value:
            raise ValueError(f"{path}: missing key {name!r} in {excerpt(value['kind'])}")
    for name, field in value.items():
        if name != "kind":
            allowed[name](field, f"{path}.{name}")


def _curve(curve: Any, path: str) -> None:
    """Check one side of the area between two curves; its own ends, if any, are ignored."""
    required, optional = kind_of(curve, path, CURVES)
    needed = {name: check for name, check in required.items() if name not in _ENDS}
    check_fields(curve, path, needed, optional | _ENDS)


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
    "circle": ({"centre": pair, "radius": positive}, _STYLE),
    "ellipse": ({"centre": pair, "radii": sizes}, _STYLE),
    "segment": ({"from": pair, "to": pair}, _STYLE),
    "angle": ({"at": pair, "from": pair, "to": pair}, {"label": text}),
    "right_angle": ({"at": pair, "from": pair, "to": pair}, {}),
    "dimension": ({"from": pair, "to": pair, "label": text}, {}),
    "box": ({"at": pair, "size": sizes, "label": text}, {}),
    "bars": (
        {
            "edges": many(number, 2, MOST_BARS + 1, "edges"),
            "heights": many(number, 1, MOST_BARS, "heights"),
        },
        {"labels": many(text, 1, MOST_BARS, "labels")},
    ),
    "slope_field": ({"field": polynomial, "step": positive}, {}),
    "vector_field": ({"field": many(polynomial, 2, 2, "components"), "step": positive}, {}),
    "polar": (
        {"constant": number, "factor": number, "function": wave, "multiple": number} | _ENDS,
        _STYLE | {"centre": pair, "filled": flag},
    ),
    "trajectory": ({"points": many(pair, 2, MOST_POINTS, "points")}, _STYLE | {"smooth": flag}),
}
