"""Answers that sentences give to parts by their letters: `For question (b) we obtain 36.`."""

from seedproof.record.patterns import Pattern
from seedproof.responses.boxes import boxes_in
from seedproof.responses.final import stated_in
from seedproof.responses.sentences import is_request


def addressed(text: str, count: int) -> tuple[str, ...]:
    """Return what the last sentence says of each part that it alone names; empty where none does."""
    return _read(text, count)[0]


def behind_addressed(text: str, count: int) -> str | None:
    """Return what stands behind the last sentence that names a part, if sentences name them all."""
    stated, behind = _read(text, count)
    return behind if all(stated) else None


def _read(text: str, count: int) -> tuple[tuple[str, ...], str]:
    """Return what is said of each part, and what stands behind; a box for each part says more."""
    stated = [""] * count
    behind = ""
    sentences = sentences_of(text)
    is_boxed = len(boxes_in(text)) >= count
    for place, sentence in enumerate(sentences):
        named = {found[1] or found[2] for found in PART.finditer(sentence)}
        if is_boxed and "box" not in sentence:
            continue
        if len(named) != 1 or _LABELS.match(sentence) or _ASKS.match(sentence) or is_request(sentence):
            continue
        part = ord(named.pop()) - ord("a")
        value = _value_in(sentence)
        if not value and place + 1 < len(sentences) and not PART.search(sentences[place + 1]):
            value = stated_in(sentences[place + 1])
        if part < count and value:
            stated[part] = value
            behind = "\n".join(sentences[place + 1 :])
    return tuple(stated), behind


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
    if _WORDS.search(sentence) is None:
        return False
    close = _close(sentence)
    return len(close) >= _SHORTEST and close in asked


def _close(text: str) -> str:
    return _LAYOUT.sub("", text).lower()


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text, line by line."""
    told = (sentence.strip() for line in text.split("\n") for sentence in _SENTENCE_END.split(line))
    return [sentence for sentence in told if sentence]


def _value_in(sentence: str) -> str:
    """Return what a sentence says behind the name of a part, or before it if nothing stands behind."""
    *_, name = PART.finditer(sentence)
    behind = _VERB.sub("", sentence[name.end() :].strip(" ,.;:*"), count=1)
    if _SAYS.search(behind):
        return stated_in(behind)
    before = _ENDS.sub("", sentence[: name.start()])
    return stated_in(before) if _STATES.search(before) else ""


_SHORTEST = 20
_SENTENCE_END = Pattern(r"(?<=[.!?])[*_]*\s+(?=[*_(\"]*(?:[A-Z]|\$))")
PART = Pattern(r"(?<![\w\\)}])\(([a-h])\)|\b(?:[Pp]art|[Qq]uestion|[Tt]ask|[Ii]tem)\s+\(?([a-h])\b\)?")
_ASKS = Pattern(
    r"[\W_]*(?:\([a-h]\)\s*)?(?:Find|Determine|Compute|Give|Show|Evaluate|Calculate|State|Write|Use"
    r"|Integrate|Solve|Prove)\b"
)
_LABELS = Pattern(r"(?:\\text(?:bf|it)?\s*\{|\\mathbf\{|[\W_])*(?:[Pp]art\W+)?\(?[a-h]\)")
"""At the start of a line a letter begins a section, or an answer of its own."""
_VERB = Pattern(
    r"\A[\s*_:,]*(?:(?:is|are|equals?|comes? (?:out )?(?:as|to)|reads|(?:we|I|one) (?:get|gets|obtain"
    r"|obtains|find|finds|have|has)"
    r"|the (?:answer|result|value) is|it is|gives)\b[\s*_:,]*)+(?=[-−$\\(\[{\w])"
)
_STATES = Pattern(r"[\d$\\]|\b(?:is|are|equals)\b")
_SAYS = Pattern(r"[\d$\\]|\w{2}")
_ENDS = Pattern(r"\s*(?:as the answer )?(?:for|to|in|of)?\s*(?:[Pp]art|[Qq]uestion)?\s*\Z")
_WORDS = Pattern(r"[A-Za-z]{3}")
_LAYOUT = Pattern(r"[\s$*_`>#.:;,!?~-]|\\[,;:! ()\[\]]|\\(?:left|right|displaystyle|quad)(?![a-z])")
