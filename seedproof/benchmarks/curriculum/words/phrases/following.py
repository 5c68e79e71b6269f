"""One more step on an answer: how the story goes on, and what is asked then. Slots as in the stories."""

THAT_MANY = (
    "suppose {name} {has} that many {items}",
    "now think of {name}, who {has} just as many {items}",
    "imagine that {name} {has} that many {items}",
    "say that {name} {has} exactly that many {items}",
    "say that {name} {has} that many {items}",
)
HELD = tuple(form for form in THAT_MANY if "who" not in form)
"""Of a factory or a library."""
THAT_MANY_SOMEWHERE = (
    "suppose there {were} that many {items} {place}",
    "imagine that there {were} that many {items} {place}",
    "say that there {were} exactly that many {items} {place}",
)
THAT_MUCH = (
    "suppose {name} {has} that much {items}",
    "imagine that {name} {has} that much {items}",
    "say that {name} {has} exactly that much {items}",
)
COPIES = (
    "each of {count} {friends} {has} as many {items} as {name} {has_last}",
    "{count} {friends} each {have} as many {items} as {name} {has_last}",
)
COPIES_ASKED = (
    "how many {unit} {do} these {friends} have in all?",
    "how many {unit} {do} the {friends} have altogether?",
    "find how many {unit} these {friends} {have} in total.",
    "together, how many {unit} {do} the {friends} have?",
)
ANOTHER_DAY = (
    "{today}, {name} {v} {more}{q}",
    "then {today}, {name} {v} another {n}{q}",
    "{name} also {v} {n}{q} {today}",
    "{name} {v} {more}{q} {today}",
)
IT_GOES_ON = (
    "then it {v} {more}{q}",
    "after that, it {v} {more}{q}",
    "later it {v} another {n}{q}",
)
