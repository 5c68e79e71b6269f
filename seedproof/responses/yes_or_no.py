"""Whether a response says yes or no of a whole solution, and nothing beside it that could change this."""

import re
from collections.abc import Sequence

from seedproof.record.patterns import Pattern
from seedproof.responses.disowning import disowns, disowns_what_follows
from seedproof.responses.judgement_words import TOPIC
from seedproof.responses.judgements import Sentence, Stance, disturbs, is_turned, renames, sentences_of
from seedproof.responses.lettered import without_answers_of_parts
from seedproof.responses.limits import is_limited
from seedproof.responses.reply import said
from seedproof.responses.sentences import takes_back
from seedproof.responses.short import kept_if_short


@kept_if_short
def yes_or_no(response: str) -> Stance:
    """Return what a response says; `both` if that is not plain, nothing if it does not judge.

    A marked answer counts over the sentences before it. Where only parts are answered, as by `(d) yes`,
    nothing plain is said of the whole.
    """
    text = said(response)
    of_whole = without_answers_of_parts(_UNTICKED.sub("", text))
    stance = _stance(sentences_of(of_whole))
    if not stance:
        return "" if of_whole == text else "both"
    return "both" if _IN_CODE.search(text) else stance


def _stance(sentences: Sequence[Sentence]) -> Stance:
    place = _place(sentences)
    if place is None:
        return "both" if any(one.stance == "both" for one in sentences) else ""
    judgement = sentences[place]
    stance = judgement.stance
    before, behind = sentences[:place], sentences[place + 1 :]
    others = {one.stance for one in behind} - {stance, ""}
    earlier = {one.stance for one in before if one.weight} - {stance, ""}
    if earlier and judgement.weight == 2:
        kept = before[_retracted(sentences[: place + 1]) :]
        earlier = {one.stance for one in kept if one.weight} - {stance, ""}
    is_open = (
        others
        or earlier
        or any(renames(one.text) or disowns_what_follows(one.text) for one in before)
        or (before and is_turned(before[-1].text))
        or any(disturbs(one.text, stance) for one in behind)
        or (stance == "yes" and is_limited("\n".join(one.text for one in sentences[place:])))
    )
    return "both" if is_open else stance


def _place(sentences: Sequence[Sentence]) -> int | None:
    """Return the place of the judgement: the last marked, else the last alone, else the first or last."""
    for weight in (2, 1):
        marked = [place for place, one in enumerate(sentences) if one.weight == weight]
        if marked:
            return marked[-1]
    stated = [place for place, one in enumerate(sentences) if one.stance]
    return next((place for place in stated if place in (0, len(sentences) - 1)), None)


def _retracted(sentences: Sequence[Sentence]) -> int:
    """Return the place of the last sentence that takes back those before it; 0 if none does."""
    places = [place for place, one in enumerate(sentences) if takes_back(one.text) or disowns(one.text)]
    return max(places, default=0)


_UNTICKED = Pattern(r"(?:\[ \]|☐|◯)\s*\w+")
_IN_CODE = Pattern(
    rf"\"(?!{TOPIC}\")\w+\"\s*:|[\"“]{TOPIC}:[^\"”]{{0,200}}[\"”],?\s+\w"
    r"|```(?!json|text|plain|markdown|md|latex|tex)\w",
    re.IGNORECASE,
)
"""JSON with other keys than that of the answer, a quotation with words behind it, a program."""
