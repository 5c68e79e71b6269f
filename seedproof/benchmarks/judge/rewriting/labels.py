"""Rewrites words and infinite limits in other words."""

from seedproof.benchmarks.judge.rewriting.rewrite import Rewrite, of_whole
from seedproof.text.formula import INFINITY, Formula, Word

_FORMAL = {
    "local minimum": "relative minimum",
    "local maximum": "relative maximum",
    "saddle point": "saddle",
    "inflection point": "point of inflection",
    "yes": "true",
    "no": "false",
    "converges": "convergent",
    "diverges": "divergent",
    "converges absolutely": "absolutely convergent",
    "converges conditionally": "conditionally convergent",
    "does not exist": "no limit",
    "concave up": "convex",
    "concave down": "concave",
    "increasing": "rising",
    "decreasing": "falling",
    "stable": "attracting",
    "unstable": "repelling",
    "even": "even function",
    "odd": "odd function",
}
_SHORT = {
    "local minimum": "local min",
    "local maximum": "local max",
    "saddle point": "a saddle point",
    "does not exist": "undefined",
    "concave up": "concave upward",
    "concave down": "concave downward",
}


def _worded(name: str, description: str, table: dict[str, str]) -> Rewrite:
    def rule(node: Formula) -> str | None:
        wording = table.get(node.text) if isinstance(node, Word) else None
        return rf"\text{{{wording}}}" if wording else None

    return of_whole(name, description, rule, "label", "number")


def _infinite(node: Formula) -> str | None:
    return r"+\infty" if node == INFINITY else None


def _infinite_words(node: Formula) -> str | None:
    return {INFINITY: r"\text{infinity}", -INFINITY: r"\text{minus infinity}"}.get(node)


REWRITES = (
    _worded("other_word", "another word says the same", _FORMAL),
    _worded("short_word", "a shorter or longer wording says the same", _SHORT),
    of_whole("signed_infinity", "the sign of infinity is said", _infinite, "number"),
    of_whole("infinity_in_words", "infinity is said in words", _infinite_words, "number", carried=False),
)
