"""Parts of a solution in prose, which marks no answer: each by the conclusion of its section."""

from collections.abc import Sequence

from seedproof.record.score import PartScore
from seedproof.record.verdict import Verdict
from seedproof.responses.sections import closing_sentences, is_unmarked, sections
from seedproof.scoring.accounting import concluded_by
from seedproof.scoring.golden import Golden


def concluded(golden: Sequence[Golden], response: str, parts: tuple[PartScore, ...]) -> tuple[PartScore, ...]:
    """Score the parts of a solution in prose by what its sections say at last.

    Without a mark nothing says for sure which sentence is the answer: what is not right is no answer.
    """
    if all(part.verdict == "right" for part in parts) or not is_unmarked(response, len(golden)):
        return parts
    right = PartScore("right", "its section concludes with the golden answer")
    ways = () if any(part.verdict == "wrong" for part in parts) else sections(response, len(golden))
    for way in ways:
        verdicts = [_verdict(one, section) for one, section in zip(golden, way, strict=True)]
        if all(verdict is not None and verdict.result == "equal" for verdict in verdicts):
            return (right,) * len(parts)
    return tuple(_unless_wrong(part) for part in parts)


def _verdict(golden: Golden, section: str) -> Verdict | None:
    """Return the verdict on the last sentence of a section that states a value."""
    for sentence in closing_sentences(section):
        verdict = concluded_by(sentence, golden)
        if verdict.result != "undecided":
            return verdict
    return None


def _unless_wrong(part: PartScore) -> PartScore:
    if part.verdict != "wrong":
        return part
    return PartScore("no answer", "no line says plainly which value is the answer", part.answer)
