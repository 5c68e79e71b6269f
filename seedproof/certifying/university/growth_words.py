"""The sentences of `growth_model`; the kind of a statement ends with its unit of time."""

from seedproof.certifying.university.gaps import sentences

_LOGISTIC = "N(t) = \\frac{{K}{{1 + a b^{{-t}}"
_FIRST, _SECOND, _THIRD = (
    "$N(0) = {v0:number}$",
    "$N({t1:integer}) = {v1:number}$",
    "$N({t2:integer}) = {v2:number}$",
)

STATEMENTS = sentences(
    {
        "warmth minutes": (
            "Coffee was poured into a cup at time $t = 0$. After {t1:integer} minutes a thermometer "
            "shows {v1:number} °C, after {t2:integer} minutes {v2:number} °C. The room stays at "
            "{room:number} °C, and the difference from it decays exponentially.",
            "A casting is taken out of its mould at time $t = 0$ and cools in a hall that stays at "
            "{room:number} °C, in accordance with Newton's law of cooling. Its temperature is "
            "{v1:number} °C after {t1:integer} minutes and {v2:number} °C after {t2:integer} minutes.",
            "A cup of coffee cools in a room whose air is kept at {room:number} °C. By Newton's law of "
            "cooling, the difference between both temperatures decays exponentially. The coffee is at "
            "{v1:number} °C after {t1:integer} minutes and {v2:number} °C after {t2:integer} minutes.",
            "Milk from a refrigerator is put on a table at $t = 0$ and warms up in a room of "
            "{room:number} °C, so that the difference in temperature decays exponentially. It is at "
            "{v1:number} °C after {t1:integer} minutes and {v2:number} °C after {t2:integer} minutes.",
            "Engineers watch a casting cool by Newton's law in surroundings of {room:number} °C. They "
            "measure {v1:number} °C at $t = {t1:integer}$ minutes and {v2:number} °C at $t = "
            "{t2:integer}$ minutes after it was taken out of the mould.",
            "When a bottle of cold milk stands in a kitchen of {room:number} °C, the difference between "
            "the two temperatures decays exponentially. At $t = {t1:integer}$ minutes the milk is at "
            "{v1:number} °C, at $t = {t2:integer}$ minutes it is at {v2:number} °C.",
        ),
        "number days": (
            f"Sociologists model the number of people who know a rumour after $t$ days by "
            f"$${_LOGISTIC}$$ with $K, a, b > 0$, and have found {_FIRST}, {_SECOND}, {_THIRD}.",
            f"A rumour spreads in a town so that after $t$ days $${_LOGISTIC}$$ people have heard it; "
            f"$K$, $a$ and $b$ are unknown positive constants. Surveys give {_FIRST}, {_SECOND} and "
            f"{_THIRD}.",
        ),
        "number hours": (
            f"In a fermenter, the mass of yeast in grams after $t$ hours is $${_LOGISTIC}$$ with unknown "
            f"positive numbers $K$, $a$ and $b$. Samples show that {_FIRST}, {_SECOND} and {_THIRD}.",
            f"Yeast grows logistically: after $t$ hours its mass in grams is $${_LOGISTIC},$$ where $K$, "
            f"$a$, $b$ are positive. The measured values are {_FIRST}, {_SECOND} and {_THIRD}.",
        ),
        "number months": (
            f"A biologist describes the number of trout in a lake $t$ months after they were released by "
            f"$${_LOGISTIC}$$ with positive constants $K$, $a$, $b$. She has counted {_FIRST}, "
            f"{_SECOND}, {_THIRD}.",
            f"Trout are released into a lake. Their number grows logistically, $${_LOGISTIC},$$ with "
            f"unknown positive $K$, $a$ and $b$, and $t$ in months. Counts give {_FIRST}, {_SECOND} and "
            f"{_THIRD}.",
        ),
        "doses days": (
            "A pesticide on a field decays exponentially: {v1:number} g are left {t1:integer} days "
            "after a single dose, and {v2:number} g are left {t2:integer} days after it. A year later, "
            "when none of it is left, the same dose is spread every {every:integer} days.",
            "Of one dose of a pesticide that decays exponentially, a farmer finds {v1:number} g on the "
            "field after {t1:integer} days, and {v2:number} g after {t2:integer} days. Next year, when "
            "the field is free of it, the same dose is spread every {every:integer} days.",
        ),
        "doses hours": (
            "In a trial, a patient has {v1:number} mg of a painkiller in the body {t1:integer} hours "
            "after an injection, and {v2:number} mg {t2:integer} hours after it; the decay is "
            "exponential. Weeks later, when none of it is left, the patient is given such an injection "
            "every {every:integer} hours.",
            "A painkiller is broken down exponentially. After a single injection, {v1:number} mg were "
            "found in the body {t1:integer} hours later and {v2:number} mg {t2:integer} hours later. "
            "Weeks later, when none of it is left, the same injection is given every {every:integer} "
            "hours.",
            "An antibiotic goes into the blood as soon as a tablet is swallowed, and leaves it "
            "exponentially. {t1:integer} hours after a single tablet there are still {v1:number} mg, "
            "{t2:integer} hours after it there are {v2:number} mg. Weeks later, when none of it is "
            "left, the same patient begins to take one such tablet every {every:integer} hours.",
            "Each tablet of an antibiotic brings the same amount into the blood at once, which then "
            "decays exponentially. Of a single tablet, {v1:number} mg are left after {t1:integer} hours "
            "and {v2:number} mg after {t2:integer} hours. A patient who has none of it in the blood "
            "begins to take one tablet every {every:integer} hours.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "warmth at_first": (
            "Find the temperature at the start, $t = 0$, in °C.",
            "What was the temperature at $t = 0$, in °C?",
        ),
        "warmth later": (
            "Calculate the temperature after {at:integer} minutes, in °C.",
            "What is the temperature after {at:integer} minutes, in °C?",
        ),
        "warmth when": (
            "At what time $t$, in {unit:word}, does the temperature reach {goal:number} °C? Answer exactly.",
            "After how many {unit:word} from the start is the temperature {goal:number} °C? Give an "
            "exact expression.",
        ),
        "number limit": (
            "What is the value of $K$, the limit of $N(t)$ in the long run?",
            "Find the number $K$, to which $N(t)$ tends in the long run.",
        ),
        "number later": (
            "What does the model predict for $N({at:integer})$?",
            "Calculate $N({at:integer})$ by this model.",
        ),
        "number when": (
            "After how many {unit:word} does $N$ reach ${share:tree} K$? Answer exactly.",
            "At what time $t$, in {unit:word}, is $N(t) = {share:tree} K$? Give an exact expression.",
        ),
        "doses half_life": (
            "What is the half-life, in {unit:word}? Give an exact expression.",
            "Find the half-life in {unit:word}, exactly.",
        ),
        "doses amount": (
            "What amount is there, in {mass:word}, just after dose number {dose:integer}?",
            "Calculate the amount in {mass:word} immediately after dose number {dose:integer}.",
        ),
        "doses interval": (
            "Now the same dose is to be given at other equal intervals, so that the amount never "
            "exceeds {most:number} {mass:word}, however long this goes on. What is the shortest such "
            "interval, in {unit:word}? Answer exactly.",
            "If the same dose, at equal intervals, is to keep the amount at or below {most:number} "
            "{mass:word} forever, how many {unit:word} must each interval last at least? Give an exact "
            "expression.",
        ),
    }
)
