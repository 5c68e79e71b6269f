"""Somebody does an amount again and again. `{today}` is when, `{that_day}` the time of the one compared."""

START = (
    "{who} {v} {n}{p} {today}",
    "{who} {v} {n}{p} {today}",
    "{today}, {who} {v} {n}{p}",
    "{today}, {who} {v} {n}{p}",
)
ALSO_START = (
    "{today}, {who} {v} {n}{p}",
    "then {today}, {who} {v} {n}{p}",
    "{who} {v} {n} {today}",
    "{who} also {v} {n}{p} {today}",
    "{today}, {who} {v} another {n}",
)
PARTS = (
    "{who} {v} {n}{p} {day1} and {n2} {day2}",
    "{day1}, {who} {v} {n}{p}. {Day2}, {she} {v} {n2}",
    "{day1}, {who} {v} {n}, and {day2}, {she} {v} another {n2}",
)
PARTS_OF_THREE = (
    "{who} {v} {n}{p} {day1}, {n2} {day2} and {n3} {day3}",
    "{day1}, {who} {v} {n}{p}. {She} {v} {n2} {day2} and {n3} {day3}",
    "{day1}, {who} {v} {n}, {day2} {n2} and {day3} {n3}",
)
GROUPS = (
    "{who} {v} {size}{p} {each_day} for {days}",
    "{each_day}, {who} {v} {size}{p}. {She} {does_so} for {days}",
    "for {days}, {who} {v} {size}{p} {each_day}",
    "{who} {v} {size}{p} {each_day}. {She} {keeps} this up for {days}",
)
MORE_THAN = (
    "{today}, {who} {v} {more} than {that_day}",
    "{who} {v} {more} {today} than {that_day}",
)
FEWER_THAN = (
    "{today}, {who} {v} {fewer} than {that_day}",
    "{who} {v} {fewer} {today} than {that_day}",
)
TOTAL_FOR = (
    "{who} {v} {n}{p} in {days2}, the same number {each_day}",
    "in {days2}, {who} {v} {n}{p}. {She} {v} the same number {each_day}",
)
FORMS = {
    "start": START,
    "parts": PARTS,
    "groups": GROUPS,
    "more than": MORE_THAN,
    "fewer than": FEWER_THAN,
    "total for": TOTAL_FOR,
}
NOW = {
    "": (
        "how many {unit} {does} {who} {base}{q} {today}?",
        "{today}, how many {unit} {does} {who} {base}{q}?",
        "find how many {unit} {who} {v}{q} {today}.",
        "work out how many {unit} {name} {v}{q} {today}.",
    ),
}
IN_ALL = (
    "how many {unit} {does} {who} {base}{q} in all?",
    "how many {unit} {does} {who} {base}{q} altogether?",
    "how many {unit} {does} {who} {base}{q} in total?",
    "how many {unit} {is} that in all?",
    "find how many {unit} {who} {v}{q} in all.",
    "work out how many {unit} {name} {v}{q} altogether.",
    "in all, how many {unit} {does} {who} {base}{q}?",
    "what {was} the total number of {unit} that {name} {v}{q}?",
    "altogether, how many {unit} {does} {name} {base}{q}?",
    "what {was} the total number of {unit}?",
)
ASKS = {
    "in all": IN_ALL,
    "together": IN_ALL,
    "difference": (
        "how many more {unit} {does} {who} {base}{q} {today} than {that_day}?",
        "{today}, how many more {unit} {does} {who} {base}{q} than {that_day}?",
        "find how many more {unit} {who} {v}{q} {today} than {that_day}.",
        "how many fewer {unit} {does} {who} {base}{q} {that_day} than {today}?",
    ),
    "per one": (
        "how many {unit} {does} {who} {base}{q} {each_day}?",
        "how many {unit} {is} that {each_day}?",
        "find how many {unit} {who} {v}{q} {each_day}.",
        "how many {unit} {does} {name} {base}{q} {each_day}?",
    ),
}
SOME: dict[str, tuple[str, ...]] = {}
PAIRS: dict[tuple[str, str], tuple[str, ...]] = {}
RESULT = {
    "groups": (
        "in all, {who} {v} {n}{q}",
        "altogether, {who} {v} {n}{q}",
        "{who} {v} {n} in total",
        "that {makes} {n} in all",
    ),
}
