"""Something goes on evenly. `{subject}` does it, `{per}` and `{pers}` are the unit of time or weight."""

GROUPS = (
    "{subject} {v} {size} {each_per}. It {does_so} for {span}",
    "{subject} {v} {size}{q} in each {per}. This {goes} on for {span}",
    "every {per}, {subject} {v} {size}{q}. It {does_so} for {span}",
    "for {span}, {subject} {v} {size}{q} {each_per}",
)
TOTAL_FOR = (
    "{subject} {v} {n}{q} in {span2}, always at the same rate",
    "in {span2}, {subject} {v} {n}{q} at a steady rate",
    "{subject} {v} {n}{q} in {span2} at a steady rate",
)
FORMS = {"groups": GROUPS, "total for": TOTAL_FOR}
NOW: dict[str, tuple[str, ...]] = {}
SOME: dict[str, tuple[str, ...]] = {}
PAIRS: dict[tuple[str, str], tuple[str, ...]] = {}
RESULT = {
    "groups": (
        "in all, it {v} {n}{q}",
        "that {makes} {n} in all",
        "altogether, it {v} {n}{q}",
    ),
}
ASKS = {
    "in all": (
        "how many {unit} {does} it {base}{q} in all?",
        "how many {unit} {does} it {base}{q} altogether?",
        "how many {unit} {is} that in total?",
        "find how many {unit} it {v}{q} in that time.",
        "in all, how many {unit} {does} it {base}{q}?",
        "work out how many {unit} it {v}{q} in all.",
        "how many {unit} {does} it {base}{q} in that time?",
    ),
    "per one": (
        "how many {unit} {does} it {base}{q} {each_per}?",
        "how many {unit} {is} that {each_per}?",
        "find how many {unit} it {v}{q} in one {per}.",
        "how many {unit} {does} it {base}{q} in one {per}?",
    ),
}
