"""One more step on an answer: how the story goes on, and what is asked then. Slots as in the stories."""

THAT_MANY = (
    "suppose {name} {has} that many {items}",
    "suppose that {name} {has} that many {items}",
    "imagine that {name} {has} that many {items}",
    "imagine {name} {has} that many {items}",
)
THAT_MUCH = (
    "suppose {name} {has} that much {items}",
    "suppose that {name} {has} that much {items}",
    "imagine that {name} {has} that much {items}",
)
THAT_MANY_THERE = (
    "suppose there {were} that many {items} {place}",
    "suppose that there {were} that many {items} {place}",
    "imagine that there {were} that many {items} {place}",
    "imagine that {place} there {were} that many {items}",
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
