"""Tables of sentences about levels, by what happens and by what the level is called.

`{a}`, `{b}`, `{c}` are levels with their units, `{amount}` is the size of a change, `{n}` a count of periods.
`{When}` begins a sentence with a time, `{when}` ends one.
"""

Table = dict[str, tuple[str, ...]]

STATE: Table = {
    "temperature": (
        "{When}, {the} {is} {a}.",
        "{The} {is} {a} {when}.",
        "{When}, it {is} {a} in {subject}.",
        "It {is} {a} in {subject} {when}.",
        "{When}, the thermometer in {subject} {shows} {a}.",
        "The thermometer in {subject} {shows} {a} {when}.",
        "{When}, the temperature {is} {a} in {subject}.",
        "The temperature {is} {a} in {subject} {when}.",
    ),
    "water level": (
        "{When}, {the} {is} {a}.",
        "{The} {is} {a} {when}.",
        "{When}, the gauge at {subject} {shows} {a}.",
        "The gauge at {subject} {shows} {a} {when}.",
        "{When}, the water level {is} {a} at {subject}.",
        "The water level {is} {a} at {subject} {when}.",
        "{When}, the level of {subject} {is} {a}.",
        "The level of {subject} {is} {a} {when}.",
    ),
    "elevation": (
        "{The} {is} at an elevation of {a}.",
        "The elevation of {subject} {is} {a}.",
        "{The} {has} an elevation of {a}.",
        "At first, {the} {is} at an elevation of {a}.",
        "At the start, the elevation of {subject} {is} {a}.",
        "{The} {starts} at an elevation of {a}.",
        "To begin with, {the} {is} at an elevation of {a}.",
        "{The} {begins} at an elevation of {a}.",
    ),
    "elevation by zero": (
        "{The} {is} {a}.",
        "At first, {the} {is} {a}.",
        "At the start, {the} {is} {a}.",
        "{The} {starts} {a}.",
        "To begin with, {the} {is} {a}.",
        "{The} {begins} {a}.",
        "{The} {is} {a} at first.",
        "{The} {is} {a} at the start.",
    ),
    "balance": (
        "The balance of {who}'s {account} {is} {a}.",
        "{who}'s {account} {has} a balance of {a}.",
        "{who} {has} a balance of {a} in {her} {account}.",
        "There {is} a balance of {a} in {who}'s {account}.",
        "At first, {who}'s {account} {has} a balance of {a}.",
        "{who}'s balance {is} {a}.",
        "At the start of the month, {who}'s balance {is} {a}.",
        "At first, the balance of {who}'s {account} {is} {a}.",
    ),
    "balance by zero": (
        "{who}'s {account} {is} overdrawn by {a}.",
        "{who} {has} overdrawn {her} {account} by {a}.",
        "At first, {who}'s {account} {is} overdrawn by {a}.",
        "{who}'s {account} {is} {a} overdrawn.",
    ),
}
"""Where a level stands at first."""

CHANGE: Table = {
    "level": (
        "Then it {verb} {amount}.",
        "Later, it {verb} {amount}.",
        "After that, it {verb} {amount}.",
        "Next, it {verb} {amount}.",
        "A little later, it {verb} {amount}.",
        "It then {verb} {amount}.",
        "Soon after, it {verb} {amount}.",
        "Afterward, it {verb} {amount}.",
    ),
    "balance": (
        "Then {who} {verb} {amount}{end}.",
        "Later, {she} {verb} {amount}{end}.",
        "After that, {she} {verb} {amount}{end}.",
        "Next, {who} {verb} {amount}{end}.",
        "A few days later, {she} {verb} {amount}{end}.",
        "{who} then {verb} {amount}{end}.",
        "The next day, {who} {verb} {amount}{end}.",
        "Afterward, {she} {verb} {amount}{end}.",
    ),
    "fee": (
        "Then the bank {takes} a fee of {amount}.",
        "The bank {takes} a fee of {amount}.",
        "After that, the bank {takes} a fee of {amount}.",
        "Later, the bank {takes} a fee of {amount}.",
    ),
    "tally": (
        "{When}, {the} {verb} {amount}.",
        "{When}, it {verb} {amount}.",
        "Then, {when}, it {verb} {amount}.",
        "It {verb} {amount} {when}.",
    ),
}
"""How it changes."""

RATE: Table = {
    "level": (
        "Then it {verb} {amount} {every} for {n}.",
        "For the next {n}, it {verb} {amount} {every}.",
        "After that, it {verb} {amount} {every} for {n}.",
        "Over the next {n}, it {verb} {amount} {every}.",
        "During the next {n}, it {verb} {amount} {every}.",
        "It then {verb} {amount} {every} for {n}.",
        "Later, it {verb} {amount} {every} for {n}.",
        "Next, it {verb} {amount} {every} for {n}.",
    ),
    "balance": (
        "Then {she} {verb} {amount} {every} for {n}{end}.",
        "For the next {n}, {she} {verb} {amount} {every}{end}.",
        "After that, {who} {verb} {amount} {every} for {n}{end}.",
        "Over the next {n}, {who} {verb} {amount} {every}{end}.",
        "During the next {n}, {she} {verb} {amount} {every}{end}.",
    ),
    "fee": (
        "The bank {takes} a fee of {amount} {every} for {n}.",
        "For the next {n}, the bank {takes} a fee of {amount} {every}.",
        "Then the bank {takes} a fee of {amount} {every} for {n}.",
    ),
    "tally": (
        "In each of the next {n}, it {verb} {amount}.",
        "Then it {verb} {amount} in each of the next {n}.",
        "In each of the following {n}, it {verb} {amount}.",
    ),
}
"""How it changes again and again."""

ASK: Table = {
    "temperature": (
        "What {is} the temperature then?",
        "What {is} {the} then?",
        "What {is} the temperature in the end?",
        "What {is} the temperature after that?",
        "What temperature {is} it then?",
        "Find the temperature after that.",
        "What temperature {does} the thermometer show then?",
        "Work out the temperature in the end.",
    ),
    "water level": (
        "What {is} the water level then?",
        "What {is} {the} then?",
        "What {is} the water level in the end?",
        "What {is} the water level after that?",
        "Find the water level after that.",
        "What water level {does} the gauge show then?",
        "Work out the water level in the end.",
        "At what level {is} the water then?",
    ),
    "elevation": (
        "What {is} the elevation of {subject} then?",
        "At what elevation {is} {the} then?",
        "What {is} its elevation in the end?",
        "What {is} its elevation after that?",
        "At what elevation {is} it in the end?",
        "Find the elevation of {subject} after that.",
        "What elevation {does} {the} have then?",
        "Work out its elevation in the end.",
    ),
    "balance": (
        "What {is} the balance then?",
        "What {is} {her} balance then?",
        "What {is} the balance of the account in the end?",
        "What {is} {who}'s balance after that?",
        "Find the balance of the account after that.",
        "What balance {does} {she} have then?",
        "What balance {does} the account have in the end?",
        "Work out the balance of {who}'s account in the end.",
    ),
    "yards": (
        "What {is} the total of the gains and losses?",
        "How many yards {does} it gain or lose in all?",
        "What {is} the total gain or loss?",
        "What do the gains and losses add up to?",
    ),
    "points": (
        "What {is} the total of the points?",
        "What {is} the total gain or loss?",
        "What do the gains and losses add up to?",
        "How many points {does} it gain or lose in all?",
    ),
    "dollars": (
        "What {is} the total of the gains and losses?",
        "What {is} the total gain or loss?",
        "What do the gains and losses add up to?",
    ),
    "price": (
        "What {is} the total change?",
        "What {is} the total change of {the}?",
        "By how much {does} {the} change in all?",
    ),
}
"""What the level is then; of a tally, what it comes to."""

LOSS: Table = {
    "tally": (
        "Write a loss as a negative number.",
        "A loss counts as a negative number.",
        "Losses are negative.",
    ),
    "level": (
        "Write a fall as a negative number.",
        "A fall counts as a negative number.",
        "A negative change means a fall.",
    ),
}
"""How a loss or a fall is written."""

RELATIVE: Table = {
    "temperature": (
        "In {other}, it {is} {amount} {than_word} than in {subject}.",
        "It {is} {amount} {than_word} in {other} than in {subject}.",
        "{Other} {is} {amount} {than_word} than {subject}.",
    ),
    "elevation": (
        "{Other} {is} {amount} {than_word} than {subject}.",
        "{Other} {is} {amount} {than_word} than that.",
        "At the same time, {other} {is} {amount} {than_word} than {subject}.",
    ),
}
"""Something else, compared with the level that is known."""

ASK_OTHER: Table = {
    "temperature": (
        "What {is} the temperature in {other}?",
        "What temperature {is} it in {other}?",
        "Find the temperature in {other}.",
    ),
    "elevation": (
        "What {is} the elevation of {other}?",
        "At what elevation {is} {other}?",
        "Find the elevation of {other}.",
    ),
}

TWO: Table = {
    "temperature": (
        "It {is} {a} in {subject} and {b} in {other}.",
        "The temperature {is} {a} in {subject} and {b} in {other}.",
        "In {subject} it {is} {a}, and in {other} it {is} {b}.",
    ),
    "elevation": (
        "{The} {is} at an elevation of {a}, and {other} {is} at an elevation of {b}.",
        "The elevation of {subject} {is} {a}, and the elevation of {other} {is} {b}.",
    ),
    "balance": (
        "{who}'s balance {is} {a}, and {other}'s balance {is} {b}.",
        "{who}'s {account} {has} a balance of {a}, and {other}'s {has} a balance of {b}.",
    ),
}
"""Two levels side by side."""

ASK_GAP: Table = {
    "temperature": (
        "How many degrees {higher} {is} it in {subject} than in {other}?",
        "How many degrees {lower} {is} it in {other} than in {subject}?",
        "What {is} the difference between the two temperatures?",
        "By how many degrees do the temperatures differ?",
    ),
    "elevation": (
        "How many {units} higher {is} {the} than {other}?",
        "What {is} the difference between the two elevations?",
        "How many {units} {is} {the} above {other}?",
        "By how many {units} do the elevations differ?",
    ),
    "balance": (
        "What {is} the difference between the two balances?",
        "How many dollars higher {is} {who}'s balance than {other}'s?",
        "By how many dollars do the balances differ?",
    ),
}
"""How far the first is above the second."""

FROM_TO: Table = {
    "temperature": (
        "{When}, {the} {is} {a}, and {then} it {is} {b}.",
        "{The} {is} {a} {when} and {b} {then}.",
        "{When}, it {is} {a} in {subject}. {Then}, it {is} {b}.",
    ),
    "water level": (
        "{When}, {the} {is} {a}, and {then} it {is} {b}.",
        "{The} {is} {a} {when} and {b} {then}.",
        "{When}, the gauge at {subject} {shows} {a}. {Then}, it {shows} {b}.",
    ),
    "elevation": (
        "{The} {moves} from an elevation of {a} to an elevation of {b}.",
        "At first, the elevation of {subject} {is} {a}. In the end, it {is} {b}.",
        "{The} {starts} at an elevation of {a} and {stops} at an elevation of {b}.",
    ),
    "balance": (
        "{who}'s balance {is} {a} at first and {b} in the end.",
        "At the beginning of the year, {who}'s balance {is} {a}. In the end, it {is} {b}.",
        "The balance of {who}'s {account} {is} {a} at first. Later, it {is} {b}.",
    ),
}
"""A level first and last, in the order of time."""

ASK_CHANGE: Table = {
    "level": (
        "What {is} the change in the {quantity}?",
        "By how much {does} the {quantity} change?",
        "Find the change in the {quantity}.",
        "What {is} the change in the {quantity} during this time?",
    ),
}
"""The later level less the earlier one."""

ASK_PACE: Table = {
    "level": (
        "That {takes} {n}. What {is} the average change in the {quantity} {every}?",
        "This change {takes} {n}. By how much {does} the {quantity} change {every}, on average?",
        "In between {are} {n}. What {is} the average change {every}?",
        "That {takes} {n}. What {is} the average change {every}?",
    ),
}

WAY: Table = {
    "level": (
        "It {verb} {amount} {every}.",
        "{Every}, it {verb} {amount}.",
        "From then on, it {verb} {amount} {every}.",
    ),
    "balance": (
        "{who} {verb} {amount} {every}{end}.",
        "{Every}, {she} {verb} {amount}{end}.",
    ),
}
"""A rate without an end."""

ASK_TIME: Table = {
    "temperature": (
        "After how many {periods} {is} it {b}?",
        "After how many {periods} {is} the temperature {b}?",
        "How many {periods} {does} it take until the temperature {is} {b}?",
        "In how many {periods} {does} it reach {b}?",
    ),
    "water level": (
        "After how many {periods} {is} the water level {b}?",
        "How many {periods} {does} it take until the water level {is} {b}?",
    ),
    "elevation": (
        "After how many {periods} {is} it at an elevation of {b}?",
        "How many {periods} {does} it take to reach an elevation of {b}?",
        "In how many {periods} {does} it reach an elevation of {b}?",
    ),
    "balance": (
        "After how many {periods} {is} the balance {b}?",
        "How many {periods} {does} it take until the balance {is} {b}?",
    ),
}

TOTAL: Table = {
    "level": (
        "{The} {changes} by {a} {every}.",
        "{Every}, {the} {changes} by {a}.",
        "The change in {the} {is} {a} {every}.",
    ),
    "elevation": (
        "The elevation of {subject} {changes} by {a} {every}.",
        "{Every}, the elevation of {subject} {changes} by {a}.",
        "The change in the elevation of {subject} {is} {a} {every}.",
    ),
    "balance": (
        "The balance of {who}'s {account} {changes} by {a} {every}.",
        "{Every}, {who}'s balance {changes} by {a}.",
    ),
}

ASK_TOTAL: Table = {
    "level": (
        "What {is} the change in {n}?",
        "By how much {does} the {quantity} change in {n}?",
        "What {is} the total change after {n}?",
        "Find the change in the {quantity} after {n}.",
    ),
}

EACH: Table = {
    "level": (
        "In {n}, {the} {changes} by {a}, by the same amount {every}.",
        "{The} {changes} by {a} in {n}, by the same amount {every}.",
        "Over {n}, {the} {changes} by {a}, always by the same amount {every}.",
    ),
    "elevation": (
        "In {n}, the elevation of {subject} {changes} by {a}, by the same amount {every}.",
        "The elevation of {subject} {changes} by {a} in {n}, by the same amount {every}.",
    ),
    "balance": (
        "In {n}, the balance of {who}'s {account} {changes} by {a}, by the same amount {every}.",
        "{who}'s balance {changes} by {a} in {n}, by the same amount {every}.",
    ),
}

ASK_EACH: Table = {
    "level": (
        "What {is} the change {every}?",
        "By how much {does} the {quantity} change {every}?",
        "Find the change in the {quantity} {every}.",
    ),
}

MEAN: Table = {
    "temperature": (
        "On {count} days, the temperatures at noon in {subject} {are} {list}.",
        "The temperatures in {subject} on {count} nights {are} {list}.",
    ),
    "elevation": (
        "The elevations of {count} {group} {are} {list}.",
        "{Count} {group} {are} at elevations of {list}.",
        "{Count} {group} {have} elevations of {list}.",
    ),
    "balance": (
        "At the end of {count} months, the balances of {who}'s {account} {are} {list}.",
        "The balances of {who}'s {account} on {count} days {are} {list}.",
    ),
}

ASK_MEAN: Table = {
    "level": (
        "What {is} the mean {quantity}?",
        "What {is} the average {quantity}?",
        "Find the mean of these {quantities}.",
        "What {is} the average of these {quantities}?",
    ),
}

MORE: Table = {
    "level": (
        "Then it {verb} another {amount}.",
        "After that, it {verb} {amount}.",
        "Later, it {verb} {amount} more.",
    ),
    "balance": (
        "Then {she} {verb} another {amount}{end}.",
        "After that, {who} {verb} {amount}{end}.",
    ),
}
"""One more change, behind the answer."""

NOTES = {
    "normal mark": "Levels are measured from the normal mark, and those below it are negative.",
    "mean sea level": "Levels are measured from mean sea level, and those below it are negative.",
    "rim of the canyon": "Elevations are measured from the rim of the canyon; those below it are negative.",
    "street level": "Elevations are measured from street level, and those below it are negative.",
    "ground": "Elevations are measured from the ground, and those below it are negative.",
}
"""Where zero is, if it is not sea level or the zero of a scale."""
