"""Somebody has things, gets more, gives some away."""

START = (
    "{who} {has} {n}",
    "{who} {has} {n}",
    "{who} {v} {n}{p}",
    "{who} {v} {n}{p}",
    "{who} {v} {n}{p}",
)
BEGUN = (
    "{who} {has} {n}",
    "{who} {starts} with {n}",
    "{who} {v} {n}{p}",
    "{who} {v} {n}{p}",
    "{who} {v} {n}{p}",
    "{who} {v} {n}{p}",
    "{who} already {has} {n}",
    "{who} {starts} out with {n}",
    "{who} {has} {n} to begin with",
    "at first, {who} {has} {n}",
    "in the beginning, {who} {has} {n}",
    "first {who} {v} {n}{p}",
)
"""How somebody begins to whom something happens later."""
GAIN = (
    "{who} {v} {more}{p}",
    "{who} {v} {more}{p}",
    "{who} then {v} {more}{p}",
    "{who} also {v} {n}{p}",
    "{who} {gets} {more} from {friend}",
    "{friend} {gives} {them_person} {more}",
    "{who} {v} another {k}{p}",
    "in addition, {who} {v} {n}{p}",
    "{friend} {brings} {them_person} {more}",
)
LOSE = (
    "{who} {v} {k} of {them}{p}",
    "{who} {v} {k} of {them}{p}",
    "{who} {v} {n}{p}",
    "{who} then {v} {n}{p}",
    "{who} then {v} {k} of the {items}{p}",
    "{who} {v} {k} of {their} {items}{p}",
    "but {who} {v} {k} of {them}{p}",
)
PAIRS = {
    ("start", "gain"): (
        "{who} {has} {n} and {v2} {more2}{p2}",
        "{who} {v} {n}{p} and then {v2} {more2}{p2}",
        "{who} {v} {n}{p}, and {friend2} {gives} {them_person} {more2}",
        "{who} {starts} with {n} and {v2} {more2}{p2}",
    ),
    ("start", "lose"): (
        "{who} {has} {n} but {v2} {k2} of {them}{p2}",
        "{who} {v} {n}{p} and {v2} {k2} of {them}{p2}",
        "{who} {has} {n} and {v2} {k2} of {them}{p2}",
        "of the {n} that {who} {v}{p}, {she} {v2} {k2}{p2}",
        "{who} {v} {n}{p}, and then {v2} {k2} of {them}{p2}",
    ),
    ("gain", "lose"): (
        "{who} {v} {more}{p} and then {v2} {n2}{p2}",
        "after that, {who} {v} {more}{p} but {v2} {n2}{p2}",
        "later {who} {v} {more}{p} and {v2} {n2}{p2}",
    ),
    ("lose", "gain"): (
        "{who} {v} {k} of {them}{p} and then {v2} {more2}{p2}",
        "{who} {v} {n}{p}, and {v2} {more2}{p2}",
    ),
    ("lose", "lose"): (
        "{who} {v} {k} of {them}{p} and {v2} another {k2}{p2}",
        "first {who} {v} {k} of {them}{p}, and then {she} {v2} {k2} more{p2}",
    ),
}

ALSO_START = (
    "{name} {has} {n}",
    "{name} {v} {n}{p}",
    "{name} {v} {n}{p}",
    "meanwhile, {name} {v} {n}{p}",
)
"""Forms for somebody who is not the first in the story."""
SOME = {
    "start": (
        "{who} {has} {n}",
        "{who} {v} {n}{p}",
        "{who} {starts} with {n}",
        "{who} already {has} {n}",
    ),
    "gain": (
        "{who} {v} {more}{p}",
        "{who} then {v} {more}{p}",
        "{friend} {gives} {them_person} {more}",
        "{who} {gets} {more} from {friend}",
    ),
    "lose": (
        "{who} {v} {k} of {them}{p}",
        "{who} then {v} {k} of the {items}{p}",
        "but {who} {v} {k} of {them}{p}",
    ),
}
"""Forms for an amount that is not stated."""
PARTS = (
    "{who} {has} {sorted1} and {sorted2}",
    "{who} {v} {sorted1} and {sorted2}{p}",
    "there {are1} {sorted1} and {sorted2} in {name_s} {box}",
    "{name_s} {box} {holds} {sorted1} and {sorted2}",
    "{who} {counts} {sorted1} and {sorted2}",
)
PARTS_OF_THREE = (
    "{who} {has} {sorted1}, {sorted2} and {sorted3}",
    "{who} {v} {sorted1}, {sorted2} and {sorted3}{p}",
    "there {are1} {sorted1}, {sorted2} and {sorted3} in {name_s} {box}",
    "{name_s} {box} {holds} {sorted1}, {sorted2} and {sorted3}",
)
AMONG = (
    "{who} {has} {n}. {K2} of {them} {are2} {sort}, and the others {were} {sort2}",
    "{name} {has} {n}. Of these, {k2} {are2} {sort} and the rest {were} {sort2}",
    "of {name_s} {n}, {k2} {are2} {sort} and the rest {were} {sort2}",
    "{who} {v} {n}{p}. {K2} of {them} {are2} {sort}, and all others {were} {sort2}",
)
GROUPS = (
    "{who} {has} {count} {boxes} with {size} in each {box}",
    "{who} {has} {count} {boxes}. Each {box} {holds} {size}",
    "{who} {fills} {count} {boxes} with {size} each",
    "{who} {packs} {size} into each of {count} {boxes}",
    "{who} {v} {count} {boxes} of {items}. There {are_size} {size_count} in each {box}",
    "each of {name_s} {count} {boxes} {holds} {size}",
    "{who} {puts} {size} in each of {count} {boxes}",
)
ROWS = (
    "{who} {arranges} {their} {items} in {count} {rows} with {size_count} in each {row}",
    "{who} {has} {count} {rows} of {size_count} {items} each",
    "{who} {has} {count} {rows} with {size} in each {row}",
    "{who} {lines} up {their} {items} in {count} equal {rows}. Every {row} {has} {size_count}",
)
GAIN_GROUPS = (
    "{who} {v} {count} more {boxes} with {size} in each{p}",
    "{who} also {gets} {count} {boxes} with {size} in each {box}",
    "then {who} {gets} {count} {boxes} of {items} with {size_count} in each {box}",
    "{friend} {brings} {them_person} {count} more {boxes} with {size} in each",
)
LOSE_GROUPS = (
    "{who} {gives} {size} to each of {count} {friends}",
    "{who} {gives} away {count} {boxes} with {size} in each",
    "{who} {sells} {count} {boxes} with {size} in each",
    "then {who} {sells} {count} {boxes} with {size} each",
)
SHELVES = (
    "{who} {has} {places} {carts}. On each {cart} {were} {count} {boxes} with {size} in each {box}",
    "{name} {has} {places} {carts} with {count} {boxes} each. Every {box} {holds} {size}",
    "{name} {loads} {places} {carts} with {count} {boxes} each. There {are_size} {size} in every {box}",
)
DAILY = (
    "every day {name} {v} {n2}{p} and {v2} {n3}{p2}. {She} {does_so} for {days}",
    "each day for {days}, {name} {v} {n2}{p} and {v2} {n3}{p2}",
)
MORE_THAN = (
    "{name} {has} {more} than {other}{then}",
    "{name} {has} {more} than {other}{then}",
    "compared with {other}{then}, {name} {has} {more}",
    "{other} {has} {fewer} than {name}",
)
FEWER_THAN = (
    "{name} {has} {fewer} than {other}{then}",
    "{name} {has} {fewer} than {other}{then}",
    "compared with {other}{then}, {name} {has} {fewer}",
    "{other} {has} {more} than {name}",
)
TIMES = (
    "{name} {has} {count} times as {many} {items} as {other}{then}",
    "{name} {has} {count} times as {many} as {other}{then}",
)
PART = (
    "{name} {has} {part} as {many} {items} as {other}{then}",
    "{name} {has} {part} as {many} as {other}{then}",
)
PACK_AND_GIVE = (
    "{giver} {packs} all of {them} equally into {count} {boxes} and {gives} one {box} to {name}",
    "{giver} {divides} {them} equally into {count} {boxes}. {name} {gets} one of the {boxes}",
)
PACK_AND_GIVE_SOME = (
    "{giver} {packs} all of {them} equally into {count} {boxes} and {gives} {taken} of the {boxes} to {name}",
    "{giver} {divides} {them} equally into {count} {boxes}. {name} {gets} {taken} of the {boxes}",
)
SHARE_AND_GIVE = (
    "{giver} {shares} all of {them} equally among {count} {friends}. {name} {is} one of the {friends}",
    "{giver} {divides} {them} equally among {count} {friends}, and {name} {gets} one share",
)
RESULT = {
    "gain": (
        "now {who} {has_now} {n}",
        "now {who} {has_now} {n} in all",
        "in the end, {who} {has} {n}",
        "this {makes} {n} altogether",
        "that {makes} {n} in all",
        "afterwards, {who} {has} {n}",
    ),
    "lose": (
        "now {who} {has_now} {n} left",
        "in the end, {n} {are1} left",
        "{n} {are1} left over",
        "{who} {has} {n} left",
        "after that, {who} {has} {n} left",
        "then there {are} {n} left",
    ),
    "groups": (
        "in all, {who} {has} {n}",
        "altogether, there {are} {n}",
        "that {makes} {n} in all",
        "{who} {has} {n} in total",
    ),
}
GIVEN_OUT = (
    "{name} {shares} {n} equally among {count} {friends}. Each {friend_one} {gets} {each}",
    "{count} {friends} {share} {n} equally. Each of them {gets} {each}",
    "{n} {are1} shared equally among {count} {friends}, and each {friend_one} {gets} {each}",
)
TEN_AND_SOME = (
    "{who} {has} {n}. {K2} of them {were} in {a_box}, and the others {were} next to it",
    "of {name_s} {n}, {k2} {were} in {a_box}, and the others {were} next to it",
    "{who} {has} {n}. {who} {puts} {k2} of them in {a_box}",
)
FORMS = {
    "ten and some": TEN_AND_SOME,
    "start": START,
    "gain": GAIN,
    "lose": LOSE,
    "parts": PARTS,
    "among": AMONG,
    "groups": GROUPS,
    "rows": ROWS,
    "gain groups": GAIN_GROUPS,
    "lose groups": LOSE_GROUPS,
    "shelves": SHELVES,
    "daily": DAILY,
    "more than": MORE_THAN,
    "fewer than": FEWER_THAN,
    "times": TIMES,
    "part": PART,
    "pack and give": PACK_AND_GIVE,
    "share and give": SHARE_AND_GIVE,
    "given out": GIVEN_OUT,
    "result in all": RESULT["groups"],
}
