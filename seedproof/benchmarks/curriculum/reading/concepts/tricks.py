"""Reads equations told as steps: `Mia thinks of a number. She multiplies it by 6. She gets 78.`."""

from seedproof.benchmarks.curriculum.reading.concepts.equations import changed, letters_of
from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Operation,
    Problem,
    Question,
    Variable,
    names,
    parts,
)

_BETWEEN = word_set(", and ; then next now finally first when if so that after")
_WHO = word_set("i you he she they we")
_BEGINS = word_set(
    "think thinks thought choose chooses chose pick picks picked start starts begin begins take takes"
)
_FORMS = {
    "add": "add adds added",
    "subtract": "subtract subtracts subtracted",
    "take": "take takes",
    "multiply": "multiply multiplies multiplied",
    "divide": "divide divides divided",
    "double": "double doubles doubled",
    "triple": "triple triples tripled",
}
_VERBS = {form: verb for verb, forms in _FORMS.items() for form in forms.split()}
_GETS = word_set("get gets got end ends have has")
_RESULTS = word_set("result answer total sum difference product")
_ASKING = word_set("what which find work determine calculate solve")
_ASKED = word_set("""
    what which find work out determine calculate is was the number his her my your their it did do does
    he she you i they think of start with choose pick value for solve secret mystery unknown begin
""")


def read_trick(text: str) -> Problem | None:
    """Read the equation that the steps of a text make; None where it says something else."""
    letters = letters_of(text)
    made: Expression | None = None
    equation: Equation | None = None
    asked = False
    try:
        for sentence in sentences(text):
            reader = Phrases(sentence, letters, made, anonymous=True)
            while reader.at < len(sentence):
                if reader.accept_one_of(*_BETWEEN):
                    continue
                if reader.word() in _ASKING:
                    rest = sentence[reader.at :]
                    if any(t.text not in _ASKED and t.raw not in letters and t.text != "?" for t in rest):
                        return None
                    asked = True
                    reader.at = len(sentence)
                    continue
                step = _step(reader, made)
                if isinstance(step, Equation):
                    if equation is not None:
                        return None
                    equation = step
                else:
                    if made is not None and not any(part is made for part in parts(step)):
                        return None
                    made = reader.result = step
    except (Unreadable, IndexError):
        return None
    if not asked or equation is None or made is None or type(made) is not Operation:
        return None
    unknowns = set(names(made))
    if len(unknowns) != 1 or equation.right is not made or names(equation.left):
        return None
    return Problem((equation,), Question("answer", (Variable(unknowns.pop()),)))


def _step(reader: Phrases, made: Expression | None) -> Expression | Equation:
    """Read the next step, or what the steps come to. Raises: Unreadable."""
    if reader.word() in _WHO or (reader.word(1) in _VERBS or reader.word(1) in _BEGINS | _GETS):
        named = reader.tokens[reader.at].raw[0].isupper() or reader.word() in _WHO
        reader.at += named
    if made is None and reader.word() in _BEGINS:
        reader.at += 1
        reader.accept_one_of("of", "with")
        return reader.atom()
    if made is None and reader.word() not in _VERBS:
        return _passive(reader, None)
    if reader.word() in _VERBS:
        reader.at += 1
        return reader.command(_VERBS[reader.tokens[reader.at - 1].text])
    if made is None:
        raise Unreadable("nothing yet")
    if reader.accept_one_of(*_GETS):
        reader.accept_one_of("up")
        reader.accept_one_of("with")
        return Equation(reader.sum(), made)
    start = reader.at
    reader.accept_one_of("the", "her", "his", "your", "my")
    if reader.accept_one_of("final") or reader.word() in _RESULTS:
        reader.need(*_RESULTS)
        if reader.accept_one_of("is", "was", "equals") and reader.tokens[reader.at].value is not None:
            return Equation(reader.sum(), made)
    reader.at = start
    return _passive(reader, made)


def _passive(reader: Phrases, made: Expression | None) -> Expression:
    """Read `A number n is multiplied by 6`, `52 is added to the product`, `then increased by 5`."""
    if made is not None and reader.word() in ("increased", "decreased", "reduced", "multiplied"):
        return changed(reader, made)
    first = reader.power()
    reader.need("is")
    reader.accept_one_of("then")
    if names(first) and (made is None or first is made):
        return changed(reader, first)
    if made is None:
        raise Unreadable("nothing to go on from")
    if reader.accept("added"):
        if reader.accept("to"):
            reader.power()
        return Operation("+", made, first)
    if reader.accept("subtracted") or reader.accept("taken", "away") or reader.accept("taken"):
        if reader.accept("from"):
            reader.power()
        return Operation("-", made, first)
    raise Unreadable("no step")
