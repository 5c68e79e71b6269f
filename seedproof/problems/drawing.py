r"""What a figure may show: a closed list of kinds, exact, so that its hash is the same everywhere.

A drawing is JSON: integers, texts, lists, dictionaries. Numbers are exact text, such as `-3/2`.

    {"kind": "table", "head": ["x", "1", "2"], "rows": [["f(x)", "3", "6"]]}
    {"kind": "axes", "x": ["-4", "4"], "y": ["-3", "5"], "x_step": "1", "y_step": "1", "x_label": "x",
     "y_label": "y", "items": [...]}
        a plane with grid, ticks and numbers; with "x_unit": "pi" x counts multiples of pi, in the items, too
    {"kind": "diagram", "x": ["0", "8"], "y": ["0", "6"], "items": [...]}
        a plane without axes, grid and numbers, with equal units, for sketches; a flat one gives a flat image
    {"kind": "surface", "quadratic": ["1", "0", "1", "0", "0", "0"], "x": ["-2", "2"], "y": ["-2", "2"],
     "x_step": "1", "y_step": "1", "x_label": "x", "y_label": "y", "z_label": "z", "levels": ["1", "4"]}
        z = a x^2 + b x y + c y^2 + d x + e y + f in oblique projection (x comes forwards, y goes right), with
        its level curves and their values; what is hidden is pale or dashed

Items of axes and diagrams, in the order in which they are drawn. Curves have "from" and "to", perhaps
"label", "dashed":

    {"kind": "polynomial", "coefficients": ["1", "0", "-3"], "from": "-2", "to": "2"}   highest power first
    {"kind": "sinusoid", "amplitude": "2", "frequency": "1/2", "shift": "1", "level": "0", ..}
        level + amplitude * sin(frequency * (x - shift)); with "unit": "pi" the frequency is times pi
    {"kind": "exponential", "factor": "3", "base": "1/2", "level": "0", ..}           level + factor * base**x
    {"kind": "polyline", "points": [["0", "1"], ["2", "3"]]}
    {"kind": "point", "at": ["1", "2"], "open": 0, "label": "P"}                        open is 1 for a hole
    {"kind": "line", "through": ["0", "1"], "slope": "2"}                               slope "oo": vertical
    {"kind": "region", "points": [[..], ..]}                                            a shaded polygon
    {"kind": "between", "upper": curve, "lower": curve, "from": .., "to": ..}           shaded between two
    {"kind": "sector", "centre": [..], "radii": ["1", "3"], "angles": ["0", "1/3"]}     shaded, times pi
    {"kind": "contours", "quadratic": ["1", "0", "2", "0", "0", "0"], "levels": ["1", "2", "4"]}
        level curves with their values of a x^2 + b x y + c y^2 + d x + e y + f
    {"kind": "arrow", "from": [..], "to": [..], "label": ".."}
    {"kind": "text", "at": [..], "text": ".."}

Items of sketches; all of each lies in the window. "label" and "dashed" may be left out, but not with a *:

    {"kind": "circle", "centre": ["0", "0"], "radius": "3", "label": "K", "dashed": 0}
    {"kind": "ellipse", "centre": [..], "radii": ["2", "1"], ..}                        across, up
    {"kind": "segment", "from": [..], "to": [..], "label": "3 m", "dashed": 0}          label beside it
    {"kind": "angle", "at": [..], "from": [..], "to": [..], "label": "60°"}
        an arc at a vertex between the directions to two points, on the side below 180 degrees
    {"kind": "right_angle", "at": [..], "from": [..], "to": [..]}                       exactly right
    {"kind": "dimension", "from": [..], "to": [..], "label": "6 cm"}                    * a thin double arrow
    {"kind": "box", "at": [..], "size": ["3", "2"], "label": "tank A"}                  * white, about "at"
    {"kind": "bars", "edges": ["0", "1", "3"], "heights": ["2", "-1"], "labels": ["2", "−1"]}
        bars from y = 0 over neighbouring edges, the labels (or none) at their ends

Fields and paths, which may leave the window. A polynomial is a list of coefficient, power of x, power of y:

    {"kind": "slope_field", "field": [["1", 1, 0], ["-1", 0, 1]], "step": "1/2"}        dy/dx = x - y
    {"kind": "vector_field", "field": [[["-1", 0, 1]], [["1", 1, 0]]], "step": "1/2"}   (-y, x)
        at each point inside whose coordinates are multiples of the step; arrows begin there, the longest as
        long as fits and the others in proportion, a zero is a dot
    {"kind": "polar", "constant": "1", "factor": "2", "function": "cos", "multiple": "3", "from": "0",
     "to": "2"}
        r = constant + factor * cos(multiple * angle) for angles in multiples of pi; perhaps "centre",
        "label", "dashed", and with "filled": 1 what the ray from the centre sweeps over is shaded
    {"kind": "trajectory", "points": [..], "label": "C", "dashed": 0, "smooth": 1}
        a path with an arrowhead in its middle; with "smooth" a spline through the points, else straight edges
"""

import json
from hashlib import sha256
from typing import Any

Drawing = dict[str, Any]


def drawing_text(drawing: Drawing) -> str:
    """Return the canonical JSON of a drawing."""
    return json.dumps(drawing, ensure_ascii=False, separators=(",", ":"), sort_keys=True, allow_nan=False)


def drawing_digest(drawing: Drawing) -> str:
    """What identifies a figure on every machine, whatever the bytes of its image."""
    return sha256(drawing_text(drawing).encode()).hexdigest()
