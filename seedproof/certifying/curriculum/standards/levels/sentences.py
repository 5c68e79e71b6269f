"""What is said of levels, one thing a sentence, and what is asked about them."""

from seedproof.certifying.curriculum.standards.levels.words import KINDS
from seedproof.certifying.patterns import Patterns

REMARKS = frozenset(
    [
        "A fall counts as a negative number.",
        "A loss counts as a negative number.",
        "A negative change means a fall.",
        "A negative number means a loss.",
        "An overdrawn account has a negative balance.",
        "Falls are negative.",
        "Losses are negative.",
        "Write a fall as a negative number.",
        "Write a loss as a negative number.",
        "The floor of the valley lies below sea level.",
    ]
)

SCENES = frozenset(
    [
        "A cold front is moving in.",
        "A research team explores a coral reef.",
        "A submarine searches for an old shipwreck.",
        "A thermometer hangs beside the door.",
        "Birds hunt for fish near the cliffs.",
        "Business has its ups and downs.",
        "Engineers test a new battery in the laboratory.",
        "It is the coldest week of the winter.",
        "It is the last quarter of the football game.",
        "Prices at the stock exchange change every day.",
        "Scientists are studying the bottom of the sea.",
        "The bakery keeps its dough cold.",
        "The bank sends a statement at the end of the month.",
        "The class does an experiment about cold.",
        "The coach writes down what happens on every play.",
        "The newspaper prints the prices every morning.",
        "The owner keeps a record of every week.",
        "The school kitchen checks its freezer every day.",
        "The sea is calm near the reef.",
        "The ski lifts open in the morning.",
        "The trail leads out of a deep desert valley.",
        "The waves are high today.",
        "The weather station keeps a record of every day.",
    ]
)
"""Sentences that only tell where and when all this happens."""

DATUMS = Patterns(
    {
        "datum": (
            "Elevations are measured from {d:datum}, and those below it are negative.",
            "Elevations are measured from {d:datum}; those below it are negative.",
            "Levels are measured from {d:datum}, and those below it are negative.",
            "Levels are measured from {d:datum}; those below it are negative.",
        )
    },
    KINDS,
)

FACTS = Patterns(
    {
        "level": ("{s:subject} {be:be} {a:level}[{w:when}].",),
        "two levels": (
            "{s:subject} {be:be} {a:level}[{w:when}] and {b:level}[{x:when}].",
            "{s:subject} {be:be} {a:level}[{w:when}], and {t:subject} {be2:be} {b:level}[{x:when}].",
            "{s:subject} [moves][moved][went][goes] from {a:level} to {b:level}.",
            "{s:subject} [starts][started] {a:level} and [stops][stopped] {b:level}.",
        ),
        "all levels": (
            "the {q:qualities} of {n:count} {s:subject} [are][were] {all:levels}.",
            "the {q:qualities} [of][in] {s:subject} on {n:count} [days][nights] [are][were] {all:levels}.",
            "on {n:count} days, the {q:qualities} {s:subject} [are][were] {all:levels}.",
            "at the end of {n:count} months, the {q:qualities} of {s:subject} [are][were] {all:levels}.",
            "{n:count} {s:subject} are at elevations of {all:levels}.",
            "{n:count} {s:subject} were at elevations of {all:levels}.",
            "{n:count} {s:subject} [have][had] elevations of {all:levels}.",
        ),
        "owed": ("{s:subject} [has][had] overdrawn {t:subject} by {n:amount}.",),
        "higher": ("{s:subject} [is][was] {n:amount} [higher][warmer] than {t:subject}.",),
        "lower": ("{s:subject} [is][was] {n:amount} [lower][deeper][colder] than {t:subject}.",),
        "up": ("{s:subject} {v:up} {n:amount}[{w:when}][{p:purpose}].",),
        "down": ("{s:subject} {v:down} {n:amount}[{w:when}][{p:purpose}].",),
        "up often": (
            "in each of the [next][following] {k:span}, {s:subject} {v:up} {n:amount}.",
            "{s:subject} {v:up} {n:amount} in each of the [next][following] {k:span}.",
            "{s:subject} {v:up} {n:amount} {each:each}[{p:purpose}].",
            "{s:subject} {v:up} {n:amount} {each:each} for {k:span}[{p:purpose}].",
            "{over:over} the next {k:span}, {s:subject} {v:up} {n:amount} {each:each}[{p:purpose}].",
            "{each:beginning}, {s:subject} {v:up} {n:amount}[{p:purpose}].",
        ),
        "down often": (
            "in each of the [next][following] {k:span}, {s:subject} {v:down} {n:amount}.",
            "{s:subject} {v:down} {n:amount} in each of the [next][following] {k:span}.",
            "{s:subject} {v:down} {n:amount} {each:each}[{p:purpose}].",
            "{s:subject} {v:down} {n:amount} {each:each} for {k:span}[{p:purpose}].",
            "{over:over} the next {k:span}, {s:subject} {v:down} {n:amount} {each:each}[{p:purpose}].",
            "{each:beginning}, {s:subject} {v:down} {n:amount}[{p:purpose}].",
        ),
        "change often": (
            "{s:subject} [changes][changed] by {n:amount} {each:each}.",
            "{each:beginning}, {s:subject} [changes][changed] by {n:amount}.",
            "the change in {s:subject} [is][was] {n:amount} {each:each}.",
        ),
        "change in time": (
            "{over:over} {k:span}, {s:subject} [changes][changed] by {n:amount}, always by the same amount "
            "{each:each}.",
            "in {k:span}, {s:subject} [changes][changed] by {n:amount}, by the same amount {each:each}.",
            "{s:subject} [changes][changed] by {n:amount} in {k:span}, by the same amount {each:each}.",
        ),
        "time": ("[that][this change] [takes][took] {k:span}.", "in between [are][were] {k:span}."),
    },
    KINDS,
)

QUESTIONS = Patterns(
    {
        "end": (
            "at what elevation [is][was] {s:subject} [in the end][then][after that]?",
            "at what elevation [is][was] {s:named}?",
            "what temperature [is][was] it in {s:named}?",
            "at what level [is][was] the water [in the end][then][after that]?",
            "find the {q:quality}[ of {s:subject}] [in the end][then][after that].",
            "find the {q:quality} of {s:named}.",
            "what {q:quality} [is][was] it [in the end][then][after that]?",
            "what {q:quality} [does][did] {s:subject} [have][show] [in the end][then][after that]?",
            "what [is][was] {s:subject} [in the end][then][after that]?",
            "what [is][was] the {q:quality} of {s:named}?",
            "work out {s:subject} [in the end][then][after that].",
        ),
        "total": (
            "how many {u:units} [does][did] it gain or lose in all?",
            "what [is][was] the total change of {s:subject}?",
            "what do the gains and losses add up to?",
            "what [is][was] the total gain or loss?",
            "what [is][was] the total of the gains and losses?",
        ),
        "change": (
            "by how much [does][did] {s:subject} change?",
            "find the change in the {q:quality}.",
            "what [is][was] the change in the {q:quality}[ during this time]?",
        ),
        "change after": (
            "by how much [does][did] {s:subject} change in {k:span}?",
            "find the change in the {q:quality} [after][in] {k:span}.",
            "what [is][was] the[ total] change [after][in] {k:span}?",
        ),
        "rate": (
            "by how much [does][did] {s:subject} change {each:each}[, on average]?",
            "find the change in the {q:quality} {each:each}.",
            "what [is][was] the[ average] change[ in the {q:quality}] {each:each}?",
        ),
        "mean": (
            "find the [mean][average] of these {q:qualities}.",
            "what [is][was] the [mean][average] of these {q:qualities}?",
            "what [is][was] the [mean][average] {q:quality}?",
        ),
        "apart": (
            "by how many {u:units} [do][did] the {q:qualities} differ?",
            "what [is][was] the difference between the two {q:qualities}?",
        ),
        "above": (
            "how many {u:units} [is][was] {s:subject} above {t:subject}?",
            "how many {u:units} [higher][warmer] [is][was] {s:subject} than {t:subject}?",
        ),
        "below": (
            "how many {u:units} [is][was] {s:subject} below {t:subject}?",
            "how many {u:units} [lower][deeper][colder] [is][was] {s:subject} than {t:subject}?",
        ),
        "reach": (
            "after how many {t:period} [is][was] it {a:level}?",
            "after how many {t:period} [is][was] the {q:quality} {a:level}?",
            "how many {t:period} [does][did] it take until the {q:quality} [is][was] {a:level}?",
            "how many {t:period} [does][did] it take to reach {a:level}?",
            "in how many {t:period} [does][did] it reach {a:level}?",
        ),
    },
    KINDS,
)
