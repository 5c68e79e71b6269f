"""The sorts of stories: what each can tell, of which situation type that is, and its tables of phrases."""

from collections.abc import Mapping, Sequence

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.words.phrases import (
    activity,
    gathering,
    money,
    owning,
    questions,
    rate,
    shop,
)

Forms = Mapping[str, Sequence[str]]


class Family(msgspec.Struct, frozen=True):
    """A sort of stories, with its tables of phrases."""

    name: str
    can: frozenset[str]
    """The kinds of beats, and the questions, that it has phrases for."""
    forms: Forms
    now: Forms
    asks: Forms
    some: Forms
    pairs: Mapping[tuple[str, str], Sequence[str]]
    result: Forms
    begun: Sequence[str] = ()
    """How somebody begins to whom something happens later."""
    also: Sequence[str] = ()
    """How somebody else begins."""
    parts_of_three: Sequence[str] = ()
    tells: Mapping[str, SituationType] = {}
    """Where the situation type of a beat or question is another than usual."""


_ALSO = frozenset(("now", "result", "result in all"))


def _can(forms: Forms, asks: Forms, *others: str) -> frozenset[str]:
    return frozenset((*forms, *asks, *_ALSO, *others))


OWNING = Family(
    name="owning",
    can=_can(owning.FORMS, questions.FORMS),
    forms=owning.FORMS,
    now=questions.NOW,
    asks=questions.FORMS,
    some=owning.SOME,
    pairs=owning.PAIRS,
    result=owning.RESULT,
    begun=owning.BEGUN,
    also=owning.ALSO_START,
    parts_of_three=owning.PARTS_OF_THREE,
)
STUFF = msgspec.structs.replace(
    OWNING,
    name="stuff",
    can=OWNING.can - {"among", "others", "parts", "rows", "sharers", "boxes", "shelves"},
)
MONEY = msgspec.structs.replace(
    OWNING,
    name="money",
    can=frozenset(
        (
            "start", "gain", "lose", "now", "together", "difference", "result", "gained", "lost",
        )
    ),
    forms={**OWNING.forms, "lose": money.LOSE},
    some={**OWNING.some, "lose": money.SOME_LOST},
    pairs={("start", "gain"): owning.PAIRS["start", "gain"], **money.PAIRS},
)  # fmt: skip
GATHERING = Family(
    name="gathering",
    can=_can(gathering.FORMS, gathering.ASKS),
    forms=gathering.FORMS,
    now=gathering.NOW,
    asks=gathering.ASKS,
    some=gathering.SOME,
    pairs=gathering.PAIRS,
    result=gathering.RESULT,
    begun=gathering.BEGUN,
    also=gathering.ALSO_START,
    parts_of_three=gathering.PARTS_OF_THREE,
)
ACTIVITY = Family(
    name="activity",
    can=_can(activity.FORMS, activity.ASKS),
    forms=activity.FORMS,
    now=activity.NOW,
    asks=activity.ASKS,
    some=activity.SOME,
    pairs=activity.PAIRS,
    result=activity.RESULT,
    also=activity.ALSO_START,
    parts_of_three=activity.PARTS_OF_THREE,
    tells={"total for": "share", "per one": "share"},
)
SHOP = Family(
    name="shop",
    can=_can(shop.FORMS, shop.ASKS),
    forms=shop.FORMS,
    now=shop.NOW,
    asks=shop.ASKS,
    some=shop.SOME,
    pairs=shop.PAIRS,
    result=shop.RESULT,
    also=shop.PRICE,
    parts_of_three=shop.PARTS_OF_THREE,
    tells={
        "groups": "price",
        "gain groups": "price",
        "lose groups": "price",
        "total for": "price",
        "per one": "price",
        "so many": "price",
    },
)
RATE = Family(
    name="rate",
    can=_can(rate.FORMS, rate.ASKS),
    forms=rate.FORMS,
    now=rate.NOW,
    asks=rate.ASKS,
    some=rate.SOME,
    pairs=rate.PAIRS,
    result=rate.RESULT,
    tells={"groups": "rate", "total for": "rate", "per one": "rate", "so many": "rate"},
)
