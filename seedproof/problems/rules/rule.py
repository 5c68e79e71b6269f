"""What a rule declares: the sentences in which a step by it is written, and what it says in general."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A kind of step in a worked solution.

    A step is a rule and what stands in its gaps. Each wording says the same, whole and by itself, so that
    whoever reads a single step can tell whether it is true: `claims/` does.
    """

    wordings: tuple[str, ...]
    """At least three sentences with the same gaps, `<integrand>`, in different notation or order."""
    explained: str
    """The rule in general, for writers who explain themselves: a sentence without gaps."""
