"""Those who are somewhere, come and go. `{come}` is what they do, `{place}` where."""

START = (
    "there {are1} {n} {place}",
    "there {are1} {n} {place}",
    "{n} {are1} {place}",
    "{place} there {are1} {n}",
)
BEGUN = (
    "there {are1} {n} {place}",
    "there {are1} {n} {place}",
    "{n} {are1} {place}",
    "at first there {are1} {n} {place}",
    "in the beginning, {n} {are1} {place}",
    "{place} there {are1} {n} at first",
    "to begin with, there {are1} {n} {place}",
    "{n} {are1} already {place}",
)
ALSO_START = (
    "there {are1} {n} {place}",
    "{n} {are1} {place}",
    "meanwhile, there {are1} {n} {place}",
)
GAIN = (
    "{more} {come}{p}",
    "{more} {come}{p}",
    "then {more} {come}{p}",
    "after that, {more} {come}{p}",
    "soon {more} {come}{p}",
    "a little later, {more} {come}{p}",
    "another {k} {come}{p}",
    "in a while, another {k} {come}{p}",
)
LOSE = (
    "{k} of them {come}{p}",
    "{k} of them {come}{p}",
    "then {k} of them {come}{p}",
    "{k} of the {items} {come}{p}",
    "after a while, {k} of the {items} {come}{p}",
    "later {k} of them {come}{p}",
    "{n} {come}{p}",
    "soon {k} of them {come}{p}",
)
PAIRS = {
    ("start", "gain"): (
        "there {are1} {n} {place} when {more2} {come2}{p2}",
        "there {are1} {n} {place}, and {more2} {come2}{p2}",
    ),
    ("start", "lose"): (
        "there {are1} {n} {place}, but {k2} of them {come2}{p2}",
        "of the {n} {place}, {k2} {come2}{p2}",
    ),
    ("gain", "lose"): (
        "{more} {come}{p} and {n2} {come2}{p2}",
        "then {more} {come}{p}, but {n2} {come2}{p2}",
    ),
    ("lose", "gain"): (
        "{k} of them {come}{p}, and {more2} {come2}{p2}",
        "after {k} of them {come}{p}, {more2} {come2}{p2}",
    ),
    ("lose", "lose"): ("{k} of them {come}{p}, and then {k2} more {come2}{p2}",),
    ("gain", "gain"): ("{more} {come}{p}, and then {more2} {come2}{p2}",),
}
SOME = {
    "start": ("there {were} {n} {place}", "{n} {were} {place}"),
    "gain": ("then {more} {come}{p}", "{more} {come}{p}", "after that, {more} {come}{p}"),
    "lose": ("{k} of them {come}{p}", "then {k} of the {items} {come}{p}", "later {k} of them {come}{p}"),
}
PARTS = (
    "there {are1} {sorted1} and {sorted2} {place}",
    "{sorted1} and {sorted2} {were} {place}",
    "{place} there {are1} {sorted1} and {sorted2}",
)
PARTS_OF_THREE = (
    "there {are1} {sorted1}, {sorted2} and {sorted3} {place}",
    "{place} there {are1} {sorted1}, {sorted2} and {sorted3}",
    "{sorted1}, {sorted2} and {sorted3} {were} {place}",
)
AMONG = (
    "there {are1} {n} {place}. {K2} of them {are2} {sort}, and the others {were} {sort2}",
    "{n} {are1} {place}. Of these, {k2} {are2} {sort} and the rest {were} {sort2}",
    "of the {n} {place}, {k2} {are2} {sort} and the others {were} {sort2}",
)
ROWS = (
    "the {items} {place} {were} in {count} {rows} with {size_count} in each {row}",
    "there {were} {count} {rows} of {items} {place}, with {size_count} in each {row}",
    "{place} there {were} {count} {rows} with {size} in each",
)
MORE_THAN = (
    "there {are1} {more} {place} than {other_place}{then}",
    "{place} there {are1} {more} than {other_place}{then}",
)
FEWER_THAN = (
    "there {are1} {fewer} {place} than {other_place}{then}",
    "{place} there {are1} {fewer} than {other_place}{then}",
)
RESULT = {
    "gain": (
        "now there {are1} {n} {place}",
        "in the end there {are1} {n} {place}",
        "that {makes} {n} in all",
        "then there {are1} {n} altogether",
    ),
    "lose": (
        "now there {are1} {n} left",
        "in the end, {n} {are1} left {place}",
        "after that, {n} {are1} left",
        "then only {n} {are1} left {place}",
    ),
}
FORMS = {
    "start": START,
    "gain": GAIN,
    "lose": LOSE,
    "parts": PARTS,
    "among": AMONG,
    "rows": ROWS,
    "more than": MORE_THAN,
    "fewer than": FEWER_THAN,
}
NOW = {
    "gain": (
        "how many {unit} {were} there in all?",
        "how many {unit} {were} there {place} in the end?",
        "how many {unit} {were} {place} then?",
        "how many {unit} {were} there altogether?",
        "how many {unit} are {place} now?",
        "how many {unit} are there now?",
        "find how many {unit} {were} {place} in the end.",
        "what {was} the total number of {unit} {place}?",
        "in the end, how many {unit} {were} {place}?",
    ),
    "lose": (
        "how many {unit} {were} left?",
        "how many {unit} {were} left {place}?",
        "how many {unit} {were} still {place}?",
        "how many {unit} stay{ed} {place}?",
        "how many {unit} are {place} now?",
        "how many {unit} remain{ed}?",
        "find how many {unit} {were} left.",
        "in the end, how many {unit} {were} {place}?",
        "how many {unit} {were} there in the end?",
    ),
    "": (
        "how many {unit} {were} {place}?",
        "how many {unit} {were} there {place}?",
        "find how many {unit} {were} {place}.",
        "{place}, how many {unit} {were} there?",
    ),
}
IN_ALL = (
    "how many {unit} {were} there in all?",
    "how many {unit} {were} there altogether?",
    "how many {unit} {were} there in total?",
    "how many {unit} {were} {place} in all?",
    "find the total number of {unit}.",
    "what {was} the total number of {unit} {place}?",
    "in all, how many {unit} {were} there?",
    "how many {unit} {were} there {place}?",
    "altogether, how many {unit} {were} {place}?",
    "how many {unit} {is} that in all?",
)
TOGETHER = (
    "how many {unit} {were} there in all?",
    "how many {unit} {were} there altogether?",
    "how many {unit} {were} in the two places together?",
    "find how many {unit} there {were} in both places together.",
    "in all, how many {unit} {were} there?",
    "what {was} the total number of {unit}?",
    "how many {unit} {were} there in total?",
)
DIFFERENCE = (
    "how many more {unit} {were} {place} than {other_place}?",
    "how many more {unit} {were} there {place} than {other_place}?",
    "find how many more {unit} {were} {place} than {other_place}.",
    "work out how many more {unit} {were} {place} than {other_place}.",
)
DIFFERENCE_IN_THE_END = (
    "in the end, how many more {unit} {were} {place} than {other_place}?",
    "in the end, how many more {unit} {were} there {place} than {other_place}?",
    "how many more {unit} {were} {place} than {other_place} in the end?",
    "find how many more {unit} {were} {place} than {other_place} in the end.",
)
ASKS = {
    "in all": IN_ALL,
    "together": TOGETHER,
    "difference": DIFFERENCE,
    "difference in the end": DIFFERENCE_IN_THE_END,
    "others": (
        "how many {unit} {were} {sort2}?",
        "how many of the {items} {were} {sort2}?",
        "how many {sort2} {unit} {were} {place}?",
        "find how many of the {items} {were} {sort2}.",
        "how many of the {items} {were} not {sort}?",
    ),
    "start": (
        "how many {unit} {were} {place} at first?",
        "how many {unit} {were} there at the start?",
        "how many {unit} {were} {place} to begin with?",
        "how many {unit} {were} {place} in the beginning?",
        "find how many {unit} {were} {place} at first.",
        "at first, how many {unit} {were} {place}?",
    ),
    "gained": (
        "how many {unit} {come}{p}?",
        "how many more {unit} {come}{p}?",
        "find how many {unit} {come}{p}.",
        "work out how many {unit} {come}{p}.",
    ),
    "lost": (
        "how many {unit} {come}{p}?",
        "how many of the {items} {come}{p}?",
        "find how many {unit} {come}{p}.",
        "work out how many {unit} {come}{p}.",
    ),
}
