"""Phrases of the stories that two equations tell. `{x}` and `{y}` are the letters asked for."""

from typing import Literal

from seedproof.benchmarks.curriculum.words.applications.tables import Story
from seedproof.benchmarks.curriculum.words.told import Asks

_NOTHING = Asks()
_DOLLARS = Asks(unit="dollar")
_SPEED = Asks(unit="mile per hour")
_BOTH = ("Find {x} and {y}.", "What are {x} and {y}?", "Work out {x} and {y}.")


def _sorts(
    theme: str,
    facts: tuple[str, ...],
    prices: tuple[str, ...],
    totals: tuple[str, ...],
    one: str,
    two: str,
    more: Literal["", "first", "second"] = "",
    asks: Asks = _NOTHING,
) -> Story:
    """Build a story of so many of two sorts, from what the two are called: `adult tickets`."""
    lets = (
        f"Let {{x}} be the number of {one} and {{y}} the number of {two}.",
        f"Write {{x}} for the number of {one} and {{y}} for the number of {two}.",
        f"There are {{x}} {one} and {{y}} {two}.",
    )
    return Story(theme, (facts, prices, totals, lets, _BOTH), (1, 200), more=more, asks=asks)


TICKETS = (
    _sorts(
        "theater",
        ("A theater sells {count} tickets for a play.", "For a play, {count} tickets are sold."),
        (
            "Adult tickets cost ${a} and child tickets cost ${b}.",
            "An adult ticket costs ${a}, a child ticket ${b}.",
        ),
        (
            "In all, the tickets cost ${worth}.",
            "The theater takes in ${worth}.",
            "The tickets bring in ${worth}.",
        ),
        "adult tickets",
        "child tickets",
        "first",
    ),
    _sorts(
        "bake sale",
        (
            "At a bake sale, {who}'s class sells {count} muffins and brownies.",
            "A class sells {count} muffins and brownies.",
        ),
        (
            "A muffin costs ${a} and a brownie costs ${b}.",
            "They sell each muffin for ${a} and each brownie for ${b}.",
        ),
        ("They take in ${worth}.", "In all, that brings ${worth}."),
        "muffins",
        "brownies",
    ),
    _sorts(
        "shop",
        (
            "{who} buys {count} pens and notebooks for the class.",
            "An office orders {count} pens and notebooks.",
        ),
        ("A pen costs ${a} and a notebook costs ${b}.", "Each pen costs ${a}, each notebook ${b}."),
        ("In all, they cost ${worth}.", "The bill is ${worth}.", "The total is ${worth}."),
        "pens",
        "notebooks",
    ),
    _sorts(
        "quiz",
        (
            "A test has {count} questions, long ones and short ones.",
            "There are {count} questions on a test, long and short ones.",
        ),
        ("A long question is worth {a} points and a short question {b} points.",),
        ("All questions together are worth {worth} points.", "In all, {worth} points can be reached."),
        "long questions",
        "short questions",
        "first",
    ),
    _sorts(
        "mixture",
        (
            "{who} mixes nuts and raisins to get {count} kilograms of trail mix.",
            "A shop makes {count} kilograms of trail mix of nuts and raisins.",
        ),
        (
            "Nuts cost ${a} a kilogram and raisins ${b} a kilogram.",
            "A kilogram of nuts costs ${a}, a kilogram of raisins ${b}.",
        ),
        ("The whole mix costs ${worth}.", "Together they cost ${worth}."),
        "kilograms of nuts",
        "kilograms of raisins",
        asks=Asks(unit="kilogram"),
    ),
    _sorts(
        "hotel",
        (
            "A hostel has {count} rooms, small ones and large ones.",
            "There are {count} rooms in a hostel, small and large ones.",
        ),
        (
            "A small room has {a} beds and a large room has {b} beds.",
            "There are {a} beds in a small room and {b} beds in a large room.",
        ),
        ("In all, there are {worth} beds.", "The hostel has {worth} beds."),
        "small rooms",
        "large rooms",
        "second",
    ),
)
"""count = x + y, worth = a * x + b * y"""

COINS = {
    5: ("nickel", "nickels"),
    10: ("dime", "dimes"),
    25: ("quarter", "quarters"),
}
WHEELS = {
    2: ("bicycle", "bicycles"),
    3: ("tricycle", "tricycles"),
    4: ("car", "cars"),
}

COIN_STORY = Story(
    "coin",
    (
        (
            "{who} has {count} coins, all of them {ones} and {twos}.",
            "In a jar are {count} coins: {ones} and {twos}.",
            "{who} saves {ones} and {twos} and has {count} of them.",
        ),
        (
            "They are worth {worth} cents.",
            "Together they are worth {worth} cents.",
            "Their value is {worth} cents.",
        ),
        (
            "Let {x} be the number of {ones} and {y} the number of {twos}.",
            "There are {x} {ones} and {y} {twos}.",
            "Write {x} for the number of {ones} and {y} for the number of {twos}.",
        ),
        _BOTH,
    ),
    (1, 200),
)
WHEEL_STORY = Story(
    "wheel",
    (
        (
            "In a parking lot are {count} {ones} and {twos}.",
            "{who} counts {count} {ones} and {twos} on the way to school.",
            "{count} {ones} and {twos} stand in front of a school.",
        ),
        ("They have {worth} wheels in all.", "Together they have {worth} wheels."),
        (
            "Let {x} be the number of {ones} and {y} the number of {twos}.",
            "There are {x} {ones} and {y} {twos}.",
            "Write {x} for the number of {ones} and {y} for the number of {twos}.",
        ),
        _BOTH,
    ),
    (1, 200),
)


def _bought(
    theme: str, one: str, ones: str, two: str, twos: str, more: Literal["", "first", "second"] = ""
) -> Story:
    """Build a story of two purchases of the same two goods."""
    first = (
        f"{{who}} buys {{a}} {ones} and {{b}} {twos} for ${{total}}.",
        f"{{a}} {ones} and {{b}} {twos} cost ${{total}}.",
        f"{{who}} pays ${{total}} for {{a}} {ones} and {{b}} {twos}.",
    )
    second = (
        f"{{other}} buys {{c}} {ones} and {{d}} {twos} for ${{second_total}}.",
        f"{{c}} {ones} and {{d}} {twos} cost ${{second_total}}.",
        f"{{other}} pays ${{second_total}} for {{c}} {ones} and {{d}} {twos}.",
    )
    lets = (
        f"Let {{x}} be the price of one {one} and {{y}} the price of one {two}, in dollars.",
        f"One {one} costs {{x}} dollars and one {two} costs {{y}} dollars.",
    )
    return Story(
        theme, (first, second, lets, _BOTH), (2, 40), (2, 40), rate=(2, 12), more=more, asks=_DOLLARS
    )


PURCHASES = (
    _bought("stationery", "notebook", "notebooks", "marker", "markers"),
    _bought("fruit", "melon", "melons", "pineapple", "pineapples"),
    _bought("garden", "rose bush", "rose bushes", "herb pot", "herb pots"),
    _bought("zoo", "adult ticket", "adult tickets", "child ticket", "child tickets", "first"),
    _bought("lunch", "sandwich", "sandwiches", "salad", "salads"),
    _bought("clothes", "cap", "caps", "scarf", "scarves"),
)
"""total = a * x + b * y, second total = c * x + d * y"""

SUM_AND_DIFFERENCE = (
    Story(
        "number",
        (
            (
                "The sum of two numbers is {total}, and their difference is {difference}.",
                "Two numbers have the sum {total} and the difference {difference}.",
                "Two numbers add up to {total}, and their difference is {difference}.",
            ),
            (
                "Let {x} be the larger number and {y} the smaller one.",
                "The larger number is {x} and the smaller number is {y}.",
            ),
            _BOTH,
        ),
        (1, 1000),
    ),
    Story(
        "card",
        (
            (
                "{who} and {other} have {total} cards together.",
                "Together, {who} and {other} have {total} baseball cards.",
            ),
            ("{who} has {difference} more than {other}.",),
            (
                "Let {x} be the number of {who}'s cards and {y} the number of {other}'s cards.",
                "{who} has {x} cards and {other} has {y} cards.",
            ),
            _BOTH,
        ),
        (1, 1000),
    ),
    Story(
        "election",
        (
            (
                "In a class election, {total} students vote for {who} or {other}.",
                "{who} and {other} get {total} votes together.",
            ),
            ("{who} gets {difference} more votes than {other}.", "{who} wins by {difference} votes."),
            (
                "Let {x} be the number of votes for {who} and {y} the number of votes for {other}.",
                "{who} gets {x} votes and {other} gets {y} votes.",
            ),
            _BOTH,
        ),
        (1, 1000),
    ),
    Story(
        "board",
        (
            (
                "A board of {total} centimeters is cut into two pieces.",
                "{who} cuts a rope of {total} centimeters into two pieces.",
            ),
            (
                "One piece is {difference} centimeters longer than the other.",
                "The longer piece has {difference} centimeters more than the shorter one.",
            ),
            (
                "Let {x} be the length of the longer piece and {y} that of the shorter one, in centimeters.",
                "The longer piece is {x} centimeters long and the shorter one {y} centimeters.",
            ),
            _BOTH,
        ),
        (1, 1000),
        asks=Asks(unit="centimeter"),
    ),
)
"""total = x + y, difference = x - y"""

SPEEDS = (
    Story(
        "boat",
        (
            (
                "A boat goes {far} miles downstream in {hours} hours.",
                "With the current, a boat goes {far} miles in {hours} hours.",
            ),
            (
                "It goes {back} miles upstream in {longer} hours.",
                "Against the current, it goes {back} miles in {longer} hours.",
            ),
            (
                "Let {x} be the boat's speed in still water and {y} that of the current, in miles per hour.",
                "In still water, it goes {x} miles per hour, and the current goes {y} miles per hour.",
            ),
            _BOTH,
        ),
        (4, 60),
        asks=_SPEED,
    ),
    Story(
        "bird",
        (
            (
                "With the wind, a bird flies {far} miles in {hours} hours.",
                "A bird flies {far} miles in {hours} hours with the wind.",
            ),
            (
                "Against the wind, it flies {back} miles in {longer} hours.",
                "It flies {back} miles in {longer} hours against the wind.",
            ),
            (
                "Let {x} be the speed of the bird in still air and {y} that of the wind, in miles per hour.",
                "In still air, it flies {x} miles per hour, and the wind goes {y} miles per hour.",
            ),
            _BOTH,
        ),
        (4, 60),
        asks=_SPEED,
    ),
)
"""far = hours * (x + y), back = longer * (x - y)"""
