"""Answers that sentences give to parts by their letters: `For question (b) we obtain 36.`."""

from collections.abc import Iterator

from seedproof.record.patterns import Pattern
from seedproof.responses.final import stated_in
from seedproof.responses.sentences import is_request


def addressed(text: str, count: int) -> tuple[str, ...]:
    """Return what the last sentence says of each part that it alone names; empty where none does.

    A sentence that asks, or takes another back, says nothing.
    """
    stated = [""] * count
    for sentence in _sentences(text):
        named = {found[1] or found[2] for found in _PART.finditer(sentence)}
        if len(named) != 1 or _LABELS.match(sentence) or _ASKS.match(sentence) or is_request(sentence):
            continue
        part = ord(named.pop()) - ord("a")
        value = _value_in(sentence)
        if part < count and value:
            stated[part] = value
    return tuple(stated)


def without_restated(text: str, question: str) -> str:
    """Return a response without the lines and sentences that it repeats from its question."""
    if not question:
        return text
    asked = _close(question)
    return "\n".join(_without_restated(line, asked) for line in text.split("\n"))


def _without_restated(line: str, asked: str) -> str:
    if _is_restated(line, asked):
        return ""
    sentences = _SENTENCE_END.split(line)
    if len(sentences) == 1 or not any(_is_restated(sentence, asked) for sentence in sentences):
        return line
    return " ".join(sentence for sentence in sentences if not _is_restated(sentence, asked))


def _is_restated(sentence: str, asked: str) -> bool:
    close = _close(sentence)
    return len(close) >= _SHORTEST and _WORDS.search(sentence) is not None and close in asked


def _close(text: str) -> str:
    return _LAYOUT.sub("", text).lower()


def _sentences(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield from filter(None, (sentence.strip() for sentence in _SENTENCE_END.split(line)))


def _value_in(sentence: str) -> str:
    """Return what a sentence says behind the name of a part, or before it if nothing stands behind."""
    *_, name = _PART.finditer(sentence)
    behind = _VERB.sub("", sentence[name.end() :].strip(" ,.;*"), count=1)
    if _SAYS.search(behind):
        return stated_in(behind)
    return stated_in(_ENDS.sub("", sentence[: name.start()]))


_SHORTEST = 20
_SENTENCE_END = Pattern(r"(?<=[.!?])[*_]*\s+(?=[*_(\"]*(?:[A-Z]|\$))")
_PART = Pattern(r"(?<![\w\\)}])\(([a-h])\)|\b(?:[Pp]art|[Qq]uestion|[Tt]ask|[Ii]tem)\s+\(?([a-h])\b\)?")
_ASKS = Pattern(
    r"[\W_]*(?:\([a-h]\)\s*)?(?:Find|Determine|Compute|Give|Show|What|Evaluate|Where|Which|Calculate|State|Write|Use"
    r"|How|At which|For which|Is |Are |Does |Integrate|Solve|Prove)\b"
)
_LABELS = Pattern(r"(?:\\text(?:bf|it)?\s*\{|\\mathbf\{|[\W_])*(?:[Pp]art\W+)?\(?[a-h]\)")
"""At the start of a line a letter begins a section, or an answer of its own."""
_VERB = Pattern(
    r"\A[\s*_:,]*(?:(?:is|are|equals?|comes? (?:out )?(?:as|to)|reads|(?:we|I|one) (?:get|gets|obtain|obtains|find|finds|have|has)"
    r"|the (?:answer|result|value) is|it is|gives)\b[\s*_:,]*)+(?=[-−$\\(\[{\w])"
)
_SAYS = Pattern(r"[\d$\\]|\w{2}")
_ENDS = Pattern(r"\s*(?:as the answer )?(?:for|to|in|of)?\s*(?:[Pp]art|[Qq]uestion)?\s*\Z")
_WORDS = Pattern(r"[A-Za-z]{3}")
_LAYOUT = Pattern(r"[\s$*_`>#.:;,!?~-]|\\[,;:! ()\[\]]|\\(?:left|right|displaystyle|quad)(?![a-z])")
