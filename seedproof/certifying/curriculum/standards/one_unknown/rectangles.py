"""A rectangle that is longer than wide by a length, with a perimeter."""

from seedproof.certifying.curriculum.nouns import stem
from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Number, Problem
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import equal, unknown

_KINDS = {
    **NUMBER_KINDS,
    "unit": Kind(r"(?:inches|feet|yards|centimeters|meters)", stem),
    "thing": Kind(r"rectang(?:le|ular [a-z]+(?: [a-z]+)?)", str),
}

_SENTENCES = Patterns(
    {
        "shape": (
            "A {t:thing} is {d:number} {u:unit} longer than it is wide.",
            "The length of a {t:thing} is {d:number} {u:unit} more than its width.",
        ),
        "around": ("[Its][The] perimeter is {p:number} {u:unit}.",),
        "width": (
            "How wide is it?",
            "How many {u:unit} wide is it?",
            "Find its width[ in {u:unit}].",
            "What is its width[ in {u:unit}]?",
        ),
        "length": (
            "How long is it?",
            "How many {u:unit} long is it?",
            "Find its length[ in {u:unit}].",
            "What is its length[ in {u:unit}]?",
        ),
    },
    _KINDS,
)

LENGTH, WIDTH = unknown("length"), unknown("width")


def read(question: str) -> Problem | None:
    """Read a story of such a rectangle; None for anything else."""
    sentences = sentences_of(question)
    if _SENTENCES.find(sentences[0]) is None:
        return None
    said = _SENTENCES.read_all(sentences)
    units = {part["u"] for part in said if "u" in part.gaps}
    kinds = [part.kind for part in said]
    if kinds[:-1] != ["shape", "around"] or kinds[-1] not in ("length", "width") or len(units) != 1:
        raise Unread(f"no rectangle: {question}")
    shape, around, asked = said
    steps = (
        step(shape.sentence, equal(LENGTH, WIDTH + shape["d"])),
        step(around.sentence, equal(2 * LENGTH + 2 * WIDTH, around["p"])),
        step(asked.sentence),
    )
    sought = WIDTH if asked.kind == "width" else LENGTH
    return Problem((LENGTH, WIDTH), steps, Number(sought, "solution"))
