"""Somebody has money and spends some. No sentence says `of it`: 3 quarters of it would be a fraction."""

LOSE = (
    "{who} {v} {n}{p}",
    "{who} {v} {n}{p}",
    "{who} then {v} {n}{p}",
    "but {who} {v} {n}{p}",
    "later {who} {v} {n}{p}",
    "after that, {who} {v} {n}{p}",
)
SOME_LOST = (
    "{who} {v} some of {their} money{p}",
    "{who} then {v} some of the money{p}",
    "later {who} {v} some of {their} money{p}",
)
PAIRS = {
    ("start", "lose"): (
        "{who} {has} {n} and {v2} {n2}{p2}",
        "{who} {has} {n} but {v2} {n2}{p2}",
        "{who} {v} {n}{p} and {v2} {n2}{p2}",
        "{who} {v} {n}{p}, and then {v2} {n2}{p2}",
    ),
    ("lose", "lose"): (
        "{who} {v} {n}{p} and {v2} {n2}{p2}",
        "first {who} {v} {n}{p}, and then {she} {v2} {n2}{p2}",
    ),
    ("gain", "lose"): (
        "{who} {v} {more}{p} and then {v2} {n2}{p2}",
        "later {who} {v} {more}{p} and {v2} {n2}{p2}",
    ),
}
