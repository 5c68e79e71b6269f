"""The words of answers in words: what each wording says, and the words around it that say nothing.

A new label of a template needs a line in `SAYINGS` or `TERMS`; a wording that is in neither stays undecided.
"""

from collections.abc import Iterable, Mapping


def _split(wordings: str) -> list[str]:
    return [wording.strip() for wording in wordings.split(";")]


def _by_wording(table: Mapping[str, str]) -> dict[str, str]:
    return {wording: meaning for meaning, wordings in table.items() for wording in _split(wordings)}


def _words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


SAYINGS = _by_wording(
    {
        "dne": "dne; does not exist; do not exist; doesnt exist; no limit; limit does not exist;"
        " the limit does not exist; it does not exist; there is no limit; undefined; is undefined; not "
        "defined;"
        " nonexistent; none exists; no such limit; non existent; limit dne; not exist; indeterminate",
        "diverges": "diverges; divergent; it diverges; diverge; series diverges; the series diverges;"
        " is divergent; the integral diverges; integral diverges; the series is divergent;"
        " the integral is divergent; does not converge; not convergent; it does not converge",
        "infinity": "infinity; inf; oo; +oo; +infinity; positive infinity; plus infinity; diverges to"
        " infinity;"
        " diverges to positive infinity; tends to infinity; ∞; +∞; infinite; diverges to oo; goes to "
        "infinity",
        "-infinity": "-infinity; negative infinity; minus infinity; -oo; diverges to negative infinity; -inf;"
        " -∞; diverges to -infinity; diverges to minus infinity; diverges to -oo; goes to negative infinity",
        "converges": "converges; convergent; it converges; the series converges; series converges;"
        " is convergent; the integral converges; the series is convergent",
        "converges absolutely": "converges absolutely; absolutely convergent; absolute convergence;"
        " absolutely converges; absolutely; the series converges absolutely; is absolutely convergent",
        "converges conditionally": "converges conditionally; conditionally convergent; conditional"
        " convergence;"
        " conditionally; the series converges conditionally; is conditionally convergent;"
        " conditionally converges",
        "saddle": "saddle point; saddle; a saddle point; saddlepoint; minimax; a saddle",
        "maximum": "local maximum; maximum; relative maximum; local max; relative max; max; a local maximum;"
        " a maximum; a relative maximum",
        "minimum": "local minimum; minimum; relative minimum; local min; relative min; min; a local minimum;"
        " a minimum; a relative minimum",
        "inflection": "inflection point; point of inflection; inflection; an inflection point; inflexion"
        " point",
        "neither": "neither; neither nor; neither a maximum nor a minimum; neither maximum nor minimum",
        "inconclusive": "inconclusive; test is inconclusive; the test is inconclusive; the test fails;"
        " no conclusion",
        "empty": "no solution; no solutions; none; empty; empty set; the empty set; there is no solution;"
        " no real solution; no real solutions; there are no solutions; inconsistent; null set; nowhere; "
        "never;"
        " there are none; there is none; no such points; no such point; the set is empty; it is empty",
        "reals": "all real numbers; all reals; every real number; real numbers; the real numbers; all real x;"
        " all real values; any real number; reals; the reals; all x; the real line; everywhere;"
        " for all real numbers; for all real x; for all x; the set of all real numbers; set of all real "
        "numbers;"
        " every x; every real x; all of r; any real x; all values of x; all real values of x; no restriction",
        "yes": "yes; true; correct; t",
        "no": "no; false; incorrect; f",
        "increasing": "increasing; is increasing; strictly increasing; it increases; rising",
        "decreasing": "decreasing; is decreasing; strictly decreasing; it decreases; falling",
        "concave up": "concave up; concave upward; concave upwards; convex; convex down",
        "concave down": "concave down; concave downward; concave downwards; concave; convex up",
        "even": "even; even function; an even function; is even",
        "odd": "odd; odd function; an odd function; is odd",
        "independent": "linearly independent; independent; are linearly independent",
        "dependent": "linearly dependent; dependent; are linearly dependent",
        "continuous": "continuous; is continuous",
        "discontinuous": "discontinuous; not continuous; is not continuous; is discontinuous",
        "removable": "removable discontinuity; removable; a removable discontinuity; hole; a hole",
        "jump": "jump discontinuity; jump; a jump discontinuity",
        "stable": "stable; asymptotically stable; sink; attracting; attractor",
        "unstable": "unstable; source; repelling; repeller",
        "linear": "linear; affine; linear function",
        "quadratic": "quadratic; quadratic function; parabola; polynomial of degree two",
        "cubic": "cubic; cubic function",
        "exponential": "exponential; exponential function; exponential growth; exponential decay",
        "logarithmic": "logarithmic; logarithmic function",
    }
)
"""A whole answer, without capitals and punctuation, and its meaning."""

TERMS = _by_wording(
    {
        "dne": "dne; undefined; nonexistent; no limit; no value; no such limit; no function value",
        "exists": "exist; exists; existent; defined; in the domain; in its domain",
        "diverges": "diverges; diverge; divergent; diverging",
        "converges": "converges; converge; convergent",
        "infinity": "infinity; plus infinity; positive infinity; infinite",
        "-infinity": "minus infinity; negative infinity",
        "saddle": "saddle; saddle point; saddle points; saddlepoint",
        "maximum": "maximum; max; maxima; local maximum; local max; relative maximum; relative max;"
        " maximised",
        "minimum": "minimum; min; minima; local minimum; local min; relative minimum; relative min;"
        " minimised",
        "inflection": "inflection point; point of inflection",
        "extremum": "extremum; extreme value; extreme point; local extremum; relative extremum",
        "inconclusive": "inconclusive",
        "yes": "yes; diagonalizable; diagonalisable; diagonalized; diagonalised; basis of eigenvectors;"
        " eigenbasis; basis consisting of eigenvectors; eigenvector basis; diagonalize; diagonalise;"
        " enough eigenvectors; enough independent eigenvectors; enough linearly independent eigenvectors",
        "no": "defective; nondiagonalizable",
        "linear": "linear; affine; linear function",
        "quadratic": "quadratic; quadratics; parabola; second degree polynomial",
        "cubic": "cubic",
        "exponential": "exponential; exponentially",
        "logarithmic": "logarithmic",
    }
)
"""Terms that say the same wherever they stand in a sentence."""

CLAUSES = _by_wording(
    {
        "yes": "it is; it does; it can; a is; a does",
        "no": "no; it is not; it does not; it can not; a is not; a does not; they do not; they are not",
    }
)
"""Whole clauses that answer a question by themselves."""

OPPOSITES = {
    "exists": "dne",
    "dne": "exists",
    "converges": "diverges",
    "diverges": "converges",
    "yes": "no",
    "no": "yes",
    "extremum": "neither",
}
"""What a negated term says; the negation of another term says only what is not the case."""

GROUPS = (
    {"dne", "exists", "diverges", "converges", "infinity", "-infinity", "empty"},
    {"saddle", "maximum", "minimum", "inflection", "neither", "extremum", "inconclusive"},
    {"yes", "no"},
    {"linear", "quadratic", "cubic", "exponential", "logarithmic"},
)
"""Meanings that answer the same question."""

ABSENT = frozenset(("dne", "exists", "diverges", "converges", "infinity", "-infinity", "empty"))
"""Meanings that stand in the place of a value, so that a value beside them contradicts them or completes "
"them."""

IMPLIED = {
    "saddle": {"neither"},
    "maximum": {"extremum"},
    "minimum": {"extremum"},
    "infinity": {"diverges", "dne"},
    "-infinity": {"diverges", "dne"},
    "diverges": {"dne", "no"},
    "converges": {"exists", "yes"},
}
"""What goes without saying: a saddle point is neither a maximum nor a minimum."""

NEGATIONS = _words("not no never neither nor non without fails lacks")
HEDGES = _words(
    "hardly maybe perhaps possibly possible probably might could may either unsure sure if unless depends "
    "likely seems",
    "appears guess think believe would should else whether unclear unknown almost nearly opposite",
)
"""Words that leave an answer open."""

REASONS = _words("since because because as due given considering whereas although though by via through")
"""Words after which a reason or a remark follows; what they say is not the answer."""

CONCLUSIONS = _words("so thus therefore hence consequently conclusion implies")
"""Words after which the answer follows."""

FILLERS = _words(
    "a an the this that these there it its we i you they he one which what where here",
    "is are was be being been has have had having does do did can must will get gets obtain obtained find "
    "found",
    "attains attain reaches takes occurs occur lies gives give yields call called classified characterized",
    "corresponds represents describes shows means says known identified determined concluded conclude",
    "at in on of for to from with near over about around within and or also both only then",
    "answer result solution final conclusion classification type nature kind word label",
    "function graph curve surface table data values value figure picture rule relation model formula",
    "point points critical stationary unique single origin local relative strict global absolute isolated "
    "true",
    "limit limits lim side sided one two left right hand both-sided integral series sequence improper sum",
    "matrix real number numbers reals field eigenvalues eigenvectors eigenvalue eigenvector",
    "first second third test derivative derivatives partial hessian determinant discriminant",
    "clearly indeed simply exactly namely precisely just therefore actually certainly always everywhere "
    "hole open",
    "circle point growth decay polynomial degree form constant differences ratio x y z n k f g p q d r b e",
    "equal",
    "equal equals fact case domain its corresponding level curves contours contour lines diagram marked",
    "tends goes grows approaches finite positive negative plus minus",
)
"""Words that may stand around a label without changing what it says."""

EMPTY_NOUNS = _words(
    "solution solutions root roots zero zeros maximum maxima max minimum minima min extremum extrema point "
    "points",
    "inflection inflexion value values x discontinuity discontinuities eigenvalue eigenvalues number numbers",
    "interval intervals saddle",
)
EMPTY_ADJECTIVES = _words("real local relative such rational critical saddle further other exact common of")
"""`no` before adjectives and one of these nouns says that a set is empty."""


INTRODUCTIONS = _words(
    "a an the this that is are at on has have its it f and both these we get find so therefore thus hence",
    "then of point points critical stationary saddle local global absolute relative maximum minimum",
    "maxima minima max min extremum extrema inflection fixed attained attains attain occurs occur reached",
    "reaches located lies vector vectors eigenvector eigenvectors eigenspace basis bases spanned",
    "generated by unit direction gradient line tangent equation interval intervals open closed largest",
    "union domain range solution solutions set real root roots zero zeros rational exact value values",
    "answer function graph increasing decreasing increases decreases concave up down upward downward",
    "convergence converges series inequality holds true satisfied system unique only smallest eigenvalue",
    "eigenvalues all for in numbers with discontinuous undefined continuous differentiable dom ran when",
    "where namely precisely exactly coordinates cartesian one two three four possible corresponding",
    "defined column",
)
"""Words that may stand before a value."""

NOTES = INTRODUCTIONS | _words(
    "double triple simple repeated twice multiplicity root once counted order mult eigenspace with"
)
"""Words of a remark after a value."""


def phrases(table: Iterable[str]) -> list[tuple[str, ...]]:
    """Return the wordings as tuples of words, the longest first."""
    return sorted((tuple(wording.split()) for wording in table), key=len, reverse=True)
