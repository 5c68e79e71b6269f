"""How much of a label strings give away: whether the correct answer stands in a solution letter for letter.

Also what agreement gives away: whether most solutions of a problem answer alike.
"""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

_FORMULA = re.compile(r"\$([^$]+)\$")
_BOXED = re.compile(r"\\boxed\{(.*)\}")
_SIZES_AND_SPACES = re.compile(r"\\left|\\right|\\[,;!:]|\*\*")


@lru_cache(maxsize=65536)
def normalised(latex: str) -> str:
    """Return LaTeX without spaces, without a box around it, and with brackets of no size."""
    bare = "".join(_SIZES_AND_SPACES.sub("", latex).split())
    boxed = _BOXED.fullmatch(bare)
    return boxed[1] if boxed else bare


@lru_cache(maxsize=4096)
def formulas(text: str) -> frozenset[str]:
    """Return the formulas between dollar signs, normalised."""
    return frozenset(map(normalised, _FORMULA.findall(text)))


class Shown(NamedTuple):
    """The correct answer of each part, normalised, and a solution."""

    golden: tuple[str, ...]
    candidate: str

    def as_formula(self) -> list[bool]:
        """Whether each part stands as a formula of its own."""
        return [part in formulas(self.candidate) for part in self.golden]

    def as_formula_at_the_end(self) -> list[bool]:
        """Whether each part stands as a formula of its own in the last line."""
        return [part in formulas(_last_line(self.candidate)) for part in self.golden]

    def as_string(self) -> list[bool]:
        """Whether each part stands anywhere, also within something else."""
        text = normalised(self.candidate)
        return [part in text for part in self.golden]

    def as_string_at_the_end(self) -> list[bool]:
        """Whether each part stands anywhere in the last line."""
        text = normalised(_last_line(self.candidate))
        return [part in text for part in self.golden]


def _last_line(candidate: str) -> str:
    return candidate.rpartition("\n")[2]


MATCHES: Mapping[str, Callable[[Shown], bool]] = MappingProxyType(
    {
        "every part is a formula": lambda shown: all(shown.as_formula()),
        "some part is a formula": lambda shown: any(shown.as_formula()),
        "every part is a formula of the last line": lambda shown: all(shown.as_formula_at_the_end()),
        "some part is a formula of the last line": lambda shown: any(shown.as_formula_at_the_end()),
        "every part is a string": lambda shown: all(shown.as_string()),
        "some part is a string": lambda shown: any(shown.as_string()),
        "every part is a string in the last line": lambda shown: all(shown.as_string_at_the_end()),
        "some part is a string in the last line": lambda shown: any(shown.as_string_at_the_end()),
    }
)
"""Rules that call a solution right by the letters of the correct answer. Each is also tried the other way."""


class Labelled(NamedTuple):
    """A solution with its label."""

    shown: Shown
    label: bool


def matching_rights(labelled: Sequence[Labelled]) -> dict[str, Fraction]:
    """Return the share of labels that each rule gets right, or its negation, if that is better."""
    shares = {
        name: _share([rule(shown) is label for shown, label in labelled]) for name, rule in MATCHES.items()
    }
    parts = [
        holds is label
        for shown, label in labelled
        for holds in shown.as_formula()
    ]  # fmt: skip
    shares["the part is a formula, part by part"] = _share(parts)
    return {name: max(share, 1 - share) for name, share in shares.items()}


def _share(hits: Sequence[bool]) -> Fraction:
    return Fraction(hits.count(True), len(hits)) if hits else Fraction(1, 2)


def agreement_rights(problems: Sequence[Sequence[tuple[Hashable, bool]]]) -> Fraction:
    """Return the share of labels that agreement gets right: the largest group that answers alike is right.

    Each problem is a list of solutions, what they answer and their label. Among groups of one size none is
    preferred: what each of them would get right counts in equal shares.
    """
    rights = Fraction(0)
    total = 0
    for solutions in problems:
        sizes = Counter(answers for answers, _ in solutions)
        largest = max(sizes.values())
        groups = [answers for answers, size in sizes.items() if size == largest]
        for group in groups:
            hits = [(answers == group) is label for answers, label in solutions]
            rights += Fraction(hits.count(True), len(groups))
        total += len(solutions)
    return rights / total if total else Fraction(1, 2)
