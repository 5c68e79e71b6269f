"""The sentences of growth and decay."""

COOLING = {
    "coffee": (
        "A cup of coffee cools in a room whose air is kept at <surroundings> °C. By Newton's law of cooling, "
        "the difference between both temperatures decays exponentially. The coffee is at <first> °C after "
        "<first_time> minutes and <second> °C after <second_time> minutes.",
        "Coffee was poured into a cup at time $t = 0$. After <first_time> minutes a thermometer shows "
        "<first> °C, after <second_time> minutes <second> °C. The room stays at <surroundings> °C, and the "
        "difference from it decays exponentially.",
    ),
    "casting": (
        r"A casting is taken out of its mould at time $t = 0$ and cools in a hall that stays at "
        r"<surroundings> °C, in accordance with Newton's law of cooling. Its temperature is "
        r"<first> °C after <first_time> minutes and <second> °C after <second_time> minutes.",
        "Engineers watch a casting cool by Newton's law in surroundings of <surroundings> °C. They measure "
        "<first> °C at $t = <first_time>$ minutes and <second> °C at $t = <second_time>$ minutes after it "
        "was taken out of the mould.",
    ),
    "milk": (
        "Milk from a refrigerator is put on a table at $t = 0$ and warms up in a room of <surroundings> °C, "
        "so that the difference in temperature decays exponentially. It is at <first> °C after <first_time> "
        "minutes and <second> °C after <second_time> minutes.",
        "When a bottle of cold milk stands in a kitchen of <surroundings> °C, the difference between the two "
        "temperatures decays exponentially. At $t = <first_time>$ minutes the milk is at <first> °C, at $t = "
        "<second_time>$ minutes it is at <second> °C.",
    ),
}

COOLING_QUESTIONS = (
    ("What was the temperature at $t = 0$, in °C?", "Find the temperature at the start, $t = 0$, in °C."),
    (
        "What is the temperature after <later> minutes, in °C?",
        "Calculate the temperature after <later> minutes, in °C.",
    ),
    (
        "After how many minutes from the start is the temperature <target> °C? Give an exact expression.",
        "At what time $t$, in minutes, does the temperature reach <target> °C? Answer exactly.",
    ),
)

LOGISTIC = {
    "trout": (
        r"Trout are released into a lake. Their number grows logistically, $$N(t) = \frac{K}{1 + a "
        "b^{-t}},$$ with unknown positive $K$, $a$ and $b$, and $t$ in months. Counts give $N(0) = <first>$, "
        "$N(<interval>) = <second>$ and $N(<twice>) = <third>$.",
        r"A biologist describes the number of trout in a lake $t$ months after they were released by "
        r"$$N(t) = \frac{K}{1 + a b^{-t}}$$ with positive constants $K$, $a$, $b$. She has counted "
        r"$N(0) = <first>$, $N(<interval>) = <second>$, $N(<twice>) = <third>$.",
    ),
    "yeast": (
        r"In a fermenter, the mass of yeast in grams after $t$ hours is $$N(t) = \frac{K}{1 + a b^{-t}}$$ "
        "with unknown positive numbers $K$, $a$ and $b$. Samples show that $N(0) = <first>$, $N(<interval>) "
        "= <second>$ and $N(<twice>) = <third>$.",
        r"Yeast grows logistically: after $t$ hours its mass in grams is $$N(t) = \frac{K}{1 + a b^{-t}},$$ "
        r"where $K$, $a$, $b$ are positive. The measured values are $N(0) = <first>$, "
        r"$N(<interval>) = <second>$ and $N(<twice>) = <third>$.",
    ),
    "rumour": (
        r"A rumour spreads in a town so that after $t$ days $$N(t) = \frac{K}{1 + a b^{-t}}$$ people have "
        "heard it; $K$, $a$ and $b$ are unknown positive constants. Surveys give $N(0) = <first>$, "
        "$N(<interval>) = <second>$ and $N(<twice>) = <third>$.",
        r"Sociologists model the number of people who know a rumour after $t$ days by "
        r"$$N(t) = \frac{K}{1 + a b^{-t}}$$ with $K, a, b > 0$, and have found $N(0) = <first>$, "
        r"$N(<interval>) = <second>$, $N(<twice>) = <third>$.",
    ),
}

LOGISTIC_QUESTIONS = (
    (
        "Find the number $K$, to which $N(t)$ tends in the long run.",
        "What is the value of $K$, the limit of $N(t)$ in the long run?",
    ),
    ("What does the model predict for $N(<thrice>)$?", "Calculate $N(<thrice>)$ by this model."),
    (
        r"At what time $t$, in <period>, is $N(t) = <part> K$? Give an exact expression.",
        r"After how many <period> does $N$ reach $<part> K$? Answer exactly.",
    ),
)

DOSES = {
    "antibiotic": (
        "Each tablet of an antibiotic brings the same amount into the blood at once, which then decays "
        "exponentially. Of a single tablet, <first> mg are left after <first_time> hours and <second> mg "
        "after <second_time> hours. A patient who has none of it in the blood begins to take one tablet "
        "every <interval> hours.",
        r"An antibiotic goes into the blood as soon as a tablet is swallowed, and leaves it exponentially. "
        r"<first_time> hours after a single tablet there are still <first> mg, <second_time> hours after it "
        r"there are <second> mg. Weeks later, when none of it is "
        r"left, the same patient begins to take one such tablet every <interval> hours.",
    ),
    "painkiller": (
        "A painkiller is broken down exponentially. After a single injection, <first> mg were found in the "
        "body <first_time> hours later and <second> mg <second_time> hours later. Weeks later, when none of "
        "it is left, the same injection is given every <interval> hours.",
        "In a trial, a patient has <first> mg of a painkiller in the body <first_time> hours after an "
        "injection, and <second> mg <second_time> hours after it; the decay is exponential. Weeks later, "
        "when none of it is left, the patient is given such an injection every <interval> hours.",
    ),
    "pesticide": (
        r"A pesticide on a field decays exponentially: <first> g are left <first_time> days after a single "
        r"dose, and <second> g are left <second_time> days after it. A year later, when none of it is left, "
        r"the same dose is spread every <interval> days.",
        r"Of one dose of a pesticide that decays exponentially, a farmer finds <first> g on the field after "
        r"<first_time> days, and <second> g after <second_time> days. Next year, when the field is free of "
        r"it, the same dose is spread every <interval> days.",
    ),
}

DOSES_QUESTIONS = (
    (
        "What is the half-life, in <period>? Give an exact expression.",
        "Find the half-life in <period>, exactly.",
    ),
    (
        "What amount is there, in <unit>, just after dose number <number>?",
        "Calculate the amount in <unit> immediately after dose number <number>.",
    ),
    (
        "Now the same dose is to be given at other equal intervals, so that the amount never exceeds <limit> "
        "<unit>, however long this goes on. What is the shortest such interval, in <period>? Answer exactly.",
        "If the same dose, at equal intervals, is to keep the amount at or below <limit> <unit> forever, how "
        "many <period> must each interval last at least? Give an exact expression.",
    ),
)

DOSE_UNITS = {"antibiotic": "mg", "painkiller": "mg", "pesticide": "g"}

PERIODS = {
    "trout": "months",
    "yeast": "hours",
    "rumour": "days",
    "antibiotic": "hours",
    "painkiller": "hours",
    "pesticide": "days",
}

TEXTS = {
    "kind": {
        "cooling": {
            "story": {
                "coffee": (COOLING["coffee"], *COOLING_QUESTIONS),
                "casting": (COOLING["casting"], *COOLING_QUESTIONS),
                "milk": (COOLING["milk"], *COOLING_QUESTIONS),
            }
        },
        "logistic": {
            "story": {
                "trout": (LOGISTIC["trout"], *LOGISTIC_QUESTIONS),
                "yeast": (LOGISTIC["yeast"], *LOGISTIC_QUESTIONS),
                "rumour": (LOGISTIC["rumour"], *LOGISTIC_QUESTIONS),
            }
        },
        "doses": {
            "story": {
                "antibiotic": (DOSES["antibiotic"], *DOSES_QUESTIONS),
                "painkiller": (DOSES["painkiller"], *DOSES_QUESTIONS),
                "pesticide": (DOSES["pesticide"], *DOSES_QUESTIONS),
            }
        },
    }
}
