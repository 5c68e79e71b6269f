"""From sentences to clauses: what stands before and after them is cut off and noted."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from seedproof.certifying.curriculum.story.quantities import NUMBER, PHRASE, QUANTITY_WORDS, THING, TIME, WHO
from seedproof.certifying.curriculum.story.verbs import GAIN, LOSE, expression


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence, or a part of it, without what stands around it."""

    words: str
    leads: tuple[str, ...]
    marks: frozenset[str]
    first: bool = True
    """Whether it opens its sentence, so that it has to say who acts."""

    @property
    def time(self) -> str | None:
        """Return the day or month that stands before it."""
        times = [match[0].lower() for lead in self.leads if (match := re.match(TIME, lead))]
        return times[-1] if times else None


MARKS: Mapping[str, str] = {
    "Now": "final", "In the end": "final", "Afterwards": "final", "After that": "final", "At first": "first",
    "In the beginning": "first", "To begin with": "first", "At the start": "first", "Altogether": "all",
    "In all": "all", "In total": "all", "Together": "all", "Counting all of them": "all", "Of these": "of",
    "in all": "all",
    "altogether": "all",
    "in total": "all",
    "together": "all",
    "now": "final",
    "in the end": "final",
    "at first": "first", "to begin with": "first", "in the beginning": "first", "at the start": "first",
    "after that": "final",
}  # fmt: skip
"""Words around a clause that say which moment is meant, or that all is counted."""

_PLAIN = (
    "First|Then|Later|Next|Soon|Meanwhile|But|Also|And|So|Finally|"
    "A (?:little|moment|while|short while) later|"
    "Only|After a while|In a while|(?:Late|Early) (?:at|in|on) [a-z ]+?"
)
_LEAD = re.compile(
    rf"(?:(?P<mark>{'|'.join(MARKS)}),? |(?P<plain>{_PLAIN}),? |(?P<phrase>(?i:{PHRASE})), )(?=\S)"
)
_END = re.compile(rf",? (?P<mark>{'|'.join(MARKS)})$")
_FILLERS = re.compile(r"\b(?:then|also|already|still|just|only) ")
_LINKS = re.compile(
    rf",? (?:and|but|while|when) |, (?={TIME} )|, (?=(?:in|on|at) [a-z ]+? {NUMBER} )|, (?={NUMBER} )|"
    rf", (?=(?:an?|the) [a-zA-Z -]+ (?:costs?|for) )|, (?=\${NUMBER} )"
)


def sentences(text: str) -> list[str]:
    """Cut a text into sentences."""
    return re.split(r"(?<=[.?!]) ", text)


def trimmed(words: str, asks: bool = False) -> Clause:
    """Cut off what stands around a clause."""
    leads, marks, rest = [], set(), _SAIL.sub(_sails, _FILLERS.sub("", f"{words} ")).strip()
    while match := _LEAD.match(rest):
        if match["phrase"]:
            leads.append(match["phrase"])
        if match["mark"]:
            marks.add(MARKS[match["mark"]])
        rest = rest[match.end() :]
    while match := _END.search(rest):
        marks.add(MARKS[match["mark"]])
        rest = rest[: match.start()]
    return Clause(rest, tuple(leads), frozenset(marks))


_SAIL = re.compile(r"\b(?P<sets>sets?) sail\b")


def _sails(match: re.Match[str]) -> str:
    return "sails away" if match["sets"] == "sets" else "sailed away"


def splits(sentence: str) -> Iterator[list[Clause]]:
    """Yield every way to cut a sentence into clauses, the whole first."""
    links = list(_LINKS.finditer(sentence))
    for count in range(min(len(links), 3) + 1):
        for chosen in combinations(links, count):
            starts = [0, *(link.end() for link in chosen)]
            ends = [*(link.start() for link in chosen), len(sentence)]
            parts = [sentence[start:end] for start, end in zip(starts, ends, strict=True)]
            yield [_opened(part, number) for number, part in enumerate(parts)]


def _opened(part: str, number: int) -> Clause:
    clause = trimmed(part)
    return Clause(clause.words, clause.leads, clause.marks, number == 0)


DOES = expression(GAIN + LOSE + " haul load")


@cache
def _of() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return what begins with `Of`, and how its first part is said by itself; few have it.

    The patterns are long, and compiled for the first sentence that may be of one.
    """
    return (
        (
            re.compile(
                rf"(?P<lead>.*?)Of the (?P<n>{NUMBER} {THING}) that (?P<who>{WHO}) "
                rf"(?P<act>{DOES})(?P<how>[^,]*), (?P<rest>.+)"
            ),
            "{lead}{who} {act} {n}{how}.",
        ),
        (
            re.compile(rf"(?P<lead>.*?)Of the (?P<n>{NUMBER} {THING}) (?P<place>{PHRASE}), (?P<rest>.+)"),
            "{lead}there were {n} {place}.",
        ),
        (
            re.compile(rf"(?P<lead>.*?)Of (?P<who>{WHO})(?:'s|') (?P<n>{NUMBER} {THING}), (?P<rest>.+)"),
            "{lead}{who} had {n}.",
        ),
    )


_AFTER = re.compile(rf"After (?P<first>(?:{NUMBER}|some) of (?:them|the) [^,]+), (?P<rest>.+)")


def unfolded(sentence: str) -> list[str]:
    """Say `Of the 5 frogs on the log, 2 hop off`, or `After 2 of them hop off, 3 come`, in two sentences."""
    if match := _AFTER.fullmatch(sentence):
        return [match["first"], match["rest"]]
    for pattern, whole in _of() if "Of " in sentence else ():
        if match := pattern.fullmatch(sentence):
            first = whole.format(**match.groupdict())
            return [first[0].upper() + first[1:], f"Of these, {match['rest']}"]
    return [sentence]


_ASSERTS = re.compile(rf"\b(?:{QUANTITY_WORDS})\b(?!-)|[\d$¢?=□%]", re.IGNORECASE)


def sets_the_scene(sentence: str) -> bool:
    """Return whether a sentence says nothing about how much or how many: it has no word that could."""
    return _ASSERTS.search(sentence) is None
