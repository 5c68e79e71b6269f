"""What is asked of those who have things."""

NOW = {
    "gain": (
        "how many {unit} {does} {who} have in the end?",
        "how many {does} {who} have in all?",
        "find the number of {unit} that {who} {has} in the end.",
        "how many {unit} {does} {who} have in all?",
        "how many {unit} {does} {who} have altogether?",
        "how many {unit} {does} {who} have in total?",
        "find how many {unit} {who} {has} in all.",
        "what {was} the total number of {unit} that {who} {has}?",
        "how many {unit} {does} that make in all?",
        "how many {unit} does {who} have now?",
        "how many {unit} does {who} have now in all?",
        "now how many {unit} does {who} have?",
        "in total, how many {unit} {does} {who} have?",
        "altogether, how many {unit} {does} {who} have?",
    ),
    "lose": (
        "how many {unit} {does} {who} have left?",
        "how many {does} {who} have left?",
        "how many {were} left over?",
        "how many {does} {who} still have?",
        "find the number of {unit} that {who} {has} left.",
        "how many {unit} {were} left?",
        "how many {unit} {does} {who} still have?",
        "how many {unit} {does} {who} have in the end?",
        "find how many {unit} {were} left.",
        "how many {unit} remain{ed}?",
        "how many {unit} does {who} have now?",
        "how many {unit} {were} left over?",
        "what number of {unit} {was} left?",
        "in the end, how many {unit} {does} {who} have left?",
    ),
    "": (
        "how many {unit} {does} {who} have?",
        "how many {unit} {does} {name} have?",
        "find how many {unit} {name} {has}.",
        "work out how many {unit} {name} {has}.",
        "what number of {unit} {does} {name} have?",
    ),
}
IN_ALL = (
    "how many {unit} {does} {who} have in all?",
    "how many {unit} {does} {who} have altogether?",
    "how many {unit} {were} there in all?",
    "how many {unit} {were} there altogether?",
    "how many {unit} {does} {who} have in total?",
    "find the total number of {unit}.",
    "what {was} the total number of {unit}?",
    "in all, how many {unit} {does} {who} have?",
    "how many {unit} {was} that in all?",
    "how many {unit} {does} {who} have?",
    "how many {unit} {were} there in total?",
    "altogether, how many {unit} {were} there?",
    "counting all of them, how many {unit} {does} {who} have?",
)
TOGETHER = (
    "how many {unit} {do} {both} have together?",
    "how many {unit} {do} {both} have in all?",
    "how many {unit} {do} they have altogether?",
    "how many {unit} {do} they have in all?",
    "how many {unit} {do} the two of them have together?",
    "find how many {unit} {both} {have} together.",
    "together, how many {unit} {do} {both} have?",
    "what {was} the total number of {unit} that they {have}?",
    "how many {unit} {do} {both} have altogether?",
    "how many {unit} {do} they have in total?",
)
DIFFERENCE = (
    "how many {more_unit} {does} {name} have than {other}?",
    "how many {fewer_unit} {does} {other} have than {name}?",
    "find how many {more_unit} {name} {has} than {other}.",
    "work out how many {more_unit} {name} {has} than {other}.",
    "what {was} the difference between the number of {unit} that {name} {has} and the number "
    "that {other} {has}?",
)
DIFFERENCE_IN_THE_END = (
    "in the end, how many {more_unit} {does} {name} have than {other}?",
    "in the end, how many {fewer_unit} {does} {other} have than {name}?",
    "how many {more_unit} {does} {name} have than {other} in the end?",
    "find how many {more_unit} {name} {has} than {other} in the end.",
    "work out how many {more_unit} {name} {has} in the end than {other}.",
)
OTHERS = (
    "how many {unit} {were} {sort2}?",
    "how many of the {items} {were} {sort2}?",
    "how many {sort2} {unit} {does} {name} have?",
    "find how many of {name_s} {items} {were} {sort2}.",
    "how many of the {items} {were} not {sort}?",
)
EACH = (
    "{who} {shares} {them} equally among {count} {friends}. How many {unit} {does} each {friend_one} get?",
    "{who} {divides} {them} equally among {count} {friends}. How many {unit} {does} each of them get?",
    "{count} {friends} {share} all of {them} equally. How many {unit} {does} each {friend_one} get?",
    "{who} {puts} all of {them} into {count} {boxes}, the same number in each. "
    "How many {unit} {were} in each {box}?",
    "{who} {packs} {them} equally into {count} {boxes}. How many {unit} {does} each {box} hold?",
    "if {who} {shares} {them} equally among {count} {friends}, how many {unit} {does} each {friend_one} get?",
    "{who} {divides} all of {them} into {count} equal groups. How many {unit} {were} in each group?",
)
BOXES = (
    "{who} {packs} {them} in {boxes} of {size_count}. How many {boxes} {does} {who} fill?",
    "{who} {puts} {size_count} in each {box}. How many {boxes} {does} {who} fill?",
    "{who} {packs} all of {them} into {boxes}, with {size_count} in each. How many {boxes} {were} there?",
    "each {box} {holds} {size_count}. How many {boxes} {does} {who} fill with {them}?",
    "how many {boxes} of {size_count} {can} {who} fill with {them}?",
)
LEFTOVER_EACH = (
    "{who} {shares} {them} equally among {count} {friends}. "
    "How many {unit} {does} each {friend_one} get, and how many {were} left over?",
    "{count} {friends} {share} {them} equally. "
    "How many {does} each {friend_one} get, and how many {unit} remain{ed}?",
    "{who} {divides} {them} equally among {count} {friends}. "
    "Find how many {unit} each {friend_one} {gets} and how many {were} left over.",
)
LEFTOVER_BOXES = (
    "{who} {packs} {them} in {boxes} of {size_count}. "
    "How many full {boxes} {were} there, and how many {unit} {were} left over?",
    "{who} {puts} {size_count} in each {box}. How many {boxes} {were} full, and how many {unit} remain{ed}?",
    "each {box} {holds} {size_count}. "
    "How many {boxes} {does} {who} fill, and how many {unit} {were} left over?",
)
START = (
    "how many {unit} {does} {who} have at first?",
    "how many {unit} {does} {who} have at the start?",
    "how many {unit} {does} {who} have in the beginning?",
    "how many {unit} {does} {who} start with?",
    "how many {unit} {does} {who} have to begin with?",
    "find how many {unit} {who} {has} at first.",
    "work out how many {unit} {who} {has} to begin with.",
    "what number of {unit} {does} {who} have at first?",
)
GAINED = (
    "how many {unit} {does} {who} {base}{p}?",
    "how many more {unit} {does} {who} {base}{p}?",
    "find how many {unit} {who} {v}{p}.",
)
LOST = (
    "how many {unit} {does} {who} {base}{p}?",
    "how many of the {items} {does} {who} {base}{p}?",
    "find how many {unit} {who} {v}{p}.",
)
GROUP_SIZE = (
    "how many {unit} {were} in each {box}?",
    "how many {unit} {does} each {box} hold?",
    "what number of {unit} {was} in each {box}?",
    "find how many {unit} {were} in one {box}.",
)
GROUP_COUNT = (
    "how many {boxes} {does} {who} have?",
    "how many {boxes} {were} there?",
    "find how many {boxes} {who} {has}.",
    "what number of {boxes} {does} {who} have?",
)
SHARERS = (
    "how many {friends} {were} there?",
    "find the number of {friends}.",
)
SHARED = (
    "how many {unit} {does} {name} share?",
    "how many {unit} {were} there at first?",
    "find how many {unit} {were} shared.",
)
MISSING = (
    "how many more {unit} {does} {who} need to have {n}?",
    "how many more {unit} {does} {who} need to make {k}?",
    "{who} {wants} to have {n}. How many more {unit} {does} {who} need?",
    "{who} {needs} {n} in all. How many more {unit} {does} {who} need?",
)
ONES = (
    "how many {items} {were} not in the {box}?",
    "find how many {items} {were} not in the {box}.",
    "how many {items} {were} outside the {box}?",
)
FORMS = {
    "ones": ONES,
    "in all": IN_ALL,
    "together": TOGETHER,
    "difference": DIFFERENCE,
    "difference in the end": DIFFERENCE_IN_THE_END,
    "others": OTHERS,
    "each": EACH,
    "boxes": BOXES,
    "leftover each": LEFTOVER_EACH,
    "leftover boxes": LEFTOVER_BOXES,
    "start": START,
    "gained": GAINED,
    "lost": LOST,
    "group size": GROUP_SIZE,
    "group count": GROUP_COUNT,
    "sharers": SHARERS,
    "shared": SHARED,
    "missing": MISSING,
}
HIDDEN = {
    "gained": (
        "how many more {unit} {does} {who} get?",
        "work out how many more {unit} {who} {gets}.",
    ),
    "lost": (
        "how many {unit} {were} taken away?",
        "find how many {unit} {were} taken away.",
    ),
}
"""Questions where no deed brought what is not stated."""
