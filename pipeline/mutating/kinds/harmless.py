"""Why it does no harm where only a row's seed shows a corruption, by benchmark and kind."""

_OF_A_TWIN = (
    "The number stands in the drawing of the problem's twin, which has the same text and another answer. The "
    "twin shows that the figure is needed; that each stroke of its drawing is true is not checked."
)
_WITNESS = (
    "Another value of the withheld fact is a witness as well: it fits the notes and gives the answer that "
    "stands beside it."
)
_NO_STORY = "A problem without a story has no theme in its text, and no answer depends on it."

HARMLESS = {
    ("missing_fact", "witnesses: changed"): _WITNESS,
    ("curriculum", "theme: another row's"): _NO_STORY,
    ("curriculum", "theme: changed"): _NO_STORY,
    ("curriculum", "table: a row missing"): (
        "All rows that are there are true. Which follow-ups a problem has only their making tells."
    ),
    ("university", "question: double space"): (
        "Within a formula, TeX makes nothing of a second space: the text says the same."
    ),
    ("university", "proof: number changed"): _OF_A_TWIN,
    ("university", "proof: numbers exchanged"): _OF_A_TWIN,
}
"""A kind that is not here has no excuse: a release does not take over a table in which only seeds show it."""
