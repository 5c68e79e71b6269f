"""Phrases of the stories that equations tell, by the equation that they state.

Slots are the equation's numbers by name; `{who}`, `{other}` are people, `{she}`, `{her}` the first one's
pronouns. In a pair, `{x}` and `{y}` are the letters asked for.
"""

from typing import Literal

import msgspec

from seedproof.benchmarks.curriculum.words.told import Asks


class Story(msgspec.Struct, frozen=True):
    """A story that an equation can tell: facts, a result and a question, each in several wordings."""

    theme: str
    parts: tuple[tuple[str, ...], ...]
    """The sentences, in order, each in several wordings."""
    unknown: tuple[int, int]
    """What the unknown usually is; of a pair, the first one."""
    second: tuple[int, int] = (1, 1000)
    """What the other unknown of a pair usually is."""
    fixed: tuple[int, int] = (0, 1000)
    """What stands alone: a fee, a start."""
    rate: tuple[int, int] = (0, 1000)
    """What there is of each."""
    more: Literal["", "first", "second"] = ""
    """Of a pair, which of the two must be worth more."""
    asks: Asks = Asks()
    """The unit that the answer is in, of a pair that of both values, or what is counted."""


FEE_AND_PRICE = (
    Story(
        "taxi",
        (
            (
                "A taxi ride costs ${fixed} plus ${rate} for each mile.",
                "A taxi company charges ${fixed} for each ride and ${rate} for each mile.",
                "The fare of a taxi is ${fixed} at the start and ${rate} more for every mile.",
            ),
            (
                "{who}'s ride costs ${total}.",
                "{who} pays ${total} for a ride.",
                "The meter shows ${total} at the end of {who}'s ride.",
            ),
            (
                "How many miles long is the ride?",
                "How many miles does {who} ride?",
                "How long is the ride in miles?",
            ),
        ),
        (2, 40),
        fixed=(2, 12),
        rate=(2, 6),
        asks=Asks(unit="mile"),
    ),
    Story(
        "gym",
        (
            (
                "A gym charges ${fixed} to join and ${rate} for each month.",
                "To join a gym, people pay ${fixed}, and then ${rate} every month.",
                "The sign-up fee of a gym is ${fixed}. A month costs ${rate}.",
            ),
            (
                "{who} has paid ${total} so far.",
                "So far, {who} has spent ${total} at this gym.",
                "{who} has paid ${total} altogether.",
            ),
            (
                "For how many months has {who} been a member?",
                "How many months has {who} paid for?",
                "How many months is that?",
            ),
        ),
        (2, 36),
        fixed=(10, 90),
        rate=(10, 60),
        asks=Asks(unit="month"),
    ),
    Story(
        "bicycle",
        (
            (
                "Renting a bicycle costs ${fixed} plus ${rate} for each hour.",
                "A bike shop rents out bicycles for ${fixed} and another ${rate} for each hour.",
                "At the lake, a rented bicycle costs ${fixed}, and ${rate} more for every hour.",
            ),
            (
                "{who} pays ${total}.",
                "{who}'s bill is ${total}.",
                "{who} owes ${total} when {she} brings it back.",
            ),
            (
                "For how many hours did {who} rent the bicycle?",
                "How many hours did {who} keep the bicycle?",
                "For how many hours was the bicycle rented?",
            ),
        ),
        (2, 12),
        fixed=(3, 30),
        rate=(2, 15),
        asks=Asks(unit="hour"),
    ),
    Story(
        "plumber",
        (
            (
                "A plumber charges ${fixed} for a visit and ${rate} for each hour of work.",
                "A visit by the plumber costs ${fixed}, plus ${rate} for every hour.",
                "A plumber asks for ${fixed} to come and ${rate} for each hour after that.",
            ),
            (
                "{who}'s bill is ${total}.",
                "{who} gets a bill for ${total}.",
                "The repair costs {who} ${total}.",
            ),
            (
                "How many hours does the plumber work?",
                "For how many hours is the plumber paid?",
                "How many hours of work are on the bill?",
            ),
        ),
        (2, 9),
        fixed=(20, 80),
        rate=(15, 60),
        asks=Asks(unit="hour"),
    ),
    Story(
        "shirt",
        (
            (
                "A print shop charges ${fixed} for the design and ${rate} for each shirt.",
                "Printed shirts cost ${rate} each, and the design costs ${fixed} once.",
                "For team shirts, a shop asks for a setup fee of ${fixed} and ${rate} a shirt.",
            ),
            (
                "The coach pays ${total}.",
                "The team's order costs ${total}.",
                "{who}'s team pays ${total} in all.",
            ),
            (
                "How many shirts are ordered?",
                "How many shirts are in the order?",
                "How many shirts does the team get?",
            ),
        ),
        (5, 60),
        fixed=(10, 80),
        rate=(4, 20),
        asks=Asks(counted="shirts"),
    ),
    Story(
        "savings",
        (
            (
                "{who} has ${fixed} and saves ${rate} each week.",
                "{who} starts with ${fixed} and puts ${rate} aside every week.",
                "There are ${fixed} in {who}'s savings box, and each week {she} adds ${rate}.",
            ),
            (
                "{who} wants to buy a game that costs ${total}.",
                "A new skateboard costs ${total}.",
                "{who} is saving for a trip that costs ${total}.",
            ),
            (
                "After how many weeks does {who} have exactly enough?",
                "In how many weeks will {who} have exactly that much money?",
                "How many weeks does it take until {who} has just enough?",
            ),
        ),
        (2, 30),
        fixed=(5, 80),
        rate=(2, 25),
        asks=Asks(unit="week"),
    ),
    Story(
        "party",
        (
            (
                "A room for a party costs ${fixed}, and the food costs ${rate} for each guest.",
                "A bowling alley charges ${fixed} for a party and ${rate} for each guest.",
                "For a birthday party, a skating rink takes ${fixed} and ${rate} for every guest.",
            ),
            (
                "{who}'s party costs ${total}.",
                "{who}'s family pays ${total}.",
                "The bill for {who}'s party is ${total}.",
            ),
            ("How many guests are there?", "How many guests come?", "How many guests are at the party?"),
        ),
        (4, 40),
        fixed=(20, 80),
        rate=(4, 25),
        asks=Asks(counted="guests"),
    ),
    Story(
        "plant",
        (
            (
                "A seedling was {fixed} inches tall when {who} planted it and grows {rate} inches each week.",
                "{who} planted a bamboo that was {fixed} inches tall. It grows {rate} inches every week.",
            ),
            ("It is {total} inches tall today.", "Now it is {total} inches tall."),
            (
                "How many weeks ago did {who} plant it?",
                "For how many weeks has it been growing?",
                "How many weeks have passed?",
            ),
        ),
        (2, 20),
        fixed=(4, 60),
        rate=(2, 9),
        asks=Asks(unit="week"),
    ),
)
"""total = fixed + rate * x"""

RUNNING_DOWN = (
    Story(
        "tank",
        (
            (
                "A tank holds {fixed} liters of water. {rate} liters run out each minute.",
                "There are {fixed} liters of water in a tank, and it loses {rate} liters each minute.",
                "A tank with {fixed} liters of rainwater is emptied at {rate} liters a minute.",
            ),
            (
                "After how many minutes are {total} liters left?",
                "In how many minutes will there be {total} liters left?",
                "How many minutes does it take until {total} liters are left?",
            ),
        ),
        (2, 30),
        fixed=(20, 99),
        asks=Asks(unit="minute"),
    ),
    Story(
        "candle",
        (
            (
                "A candle is {fixed} inches tall and burns down {rate} inches each hour.",
                "{who} lights a candle that is {fixed} inches tall. It loses {rate} inches every hour.",
            ),
            (
                "After how many hours is it {total} inches tall?",
                "For how many hours has it burned when it is {total} inches tall?",
            ),
        ),
        (2, 20),
        fixed=(10, 60),
        rate=(2, 5),
        asks=Asks(unit="hour"),
    ),
    Story(
        "card",
        (
            (
                "{who} has a gift card for ${fixed}. Each smoothie costs ${rate}.",
                "There are ${fixed} on {who}'s bus card, and every ride costs ${rate}.",
                "{who}'s lunch card has ${fixed} on it. A lunch costs ${rate}.",
            ),
            (
                "${total} are left on the card now.",
                "Now the card still has ${total} on it.",
                "{who} has ${total} left on it.",
            ),
            ("How many times has {who} paid with the card?", "How often has {who} used the card?"),
        ),
        (2, 15),
        fixed=(15, 99),
        rate=(2, 9),
        asks=Asks(counted="times"),
    ),
    Story(
        "book",
        (
            (
                "{who}'s book has {fixed} pages, and {she} reads {rate} pages each day.",
                "{who} reads {rate} pages each day of a book with {fixed} pages.",
            ),
            (
                "After how many days does {she} have {total} pages left?",
                "In how many days will there be {total} pages left?",
            ),
        ),
        (2, 30),
        fixed=(40, 99),
        rate=(4, 9),
        asks=Asks(unit="day"),
    ),
)
"""total = fixed - rate * x"""

TWO_PLANS = (
    Story(
        "phone plan",
        (
            (
                "Phone plan A costs ${fixed} a month plus ${rate} for each gigabyte.",
                "With plan A, {who} would pay ${fixed} a month and ${rate} for each gigabyte.",
            ),
            (
                "Plan B costs ${other_fixed} a month plus ${other_rate} for each gigabyte.",
                "Plan B is ${other_fixed} a month and ${other_rate} for each gigabyte.",
            ),
            (
                "For how many gigabytes do both plans cost the same?",
                "At how many gigabytes do the two plans cost the same?",
                "How many gigabytes make the two plans equally expensive?",
            ),
        ),
        (2, 20),
        fixed=(2, 99),
        rate=(2, 25),
        asks=Asks(unit="gigabyte"),
    ),
    Story(
        "swimming pool",
        (
            (
                "At the first pool, a pass costs ${fixed} and each visit costs ${rate}.",
                "The first pool charges ${fixed} for a pass and ${rate} for each visit.",
            ),
            (
                "At the second pool, a pass costs ${other_fixed} and each visit costs ${other_rate}.",
                "The second pool charges ${other_fixed} for a pass and ${other_rate} for each visit.",
            ),
            (
                "For how many visits do both pools cost the same?",
                "After how many visits has {who} paid the same at either pool?",
                "How many visits make both pools cost the same?",
            ),
        ),
        (2, 20),
        fixed=(2, 99),
        rate=(2, 25),
        asks=Asks(counted="visits"),
    ),
    Story(
        "moving van",
        (
            (
                "One company rents out a van for ${fixed} plus ${rate} for each hour.",
                "At one company, a van costs ${fixed} and ${rate} for each hour.",
            ),
            (
                "Another company takes ${other_fixed} plus ${other_rate} for each hour.",
                "At another company, it costs ${other_fixed} and ${other_rate} for each hour.",
            ),
            (
                "For how many hours is the price the same?",
                "For how many hours do both companies ask for the same amount?",
                "{who} would pay the same at both. For how many hours does {she} need the van?",
            ),
        ),
        (2, 20),
        fixed=(5, 99),
        rate=(2, 25),
        asks=Asks(unit="hour"),
    ),
    Story(
        "savings",
        (
            (
                "{who} has ${fixed} and saves ${rate} each week.",
                "{who} starts with ${fixed} and adds ${rate} each week.",
            ),
            (
                "{other} has ${other_fixed} and saves ${other_rate} each week.",
                "{other} starts with ${other_fixed} and adds ${other_rate} each week.",
            ),
            (
                "After how many weeks do they have the same amount?",
                "In how many weeks will both have the same amount of money?",
                "How many weeks does it take until {who} and {other} have equal amounts?",
            ),
        ),
        (2, 20),
        fixed=(2, 99),
        rate=(2, 25),
        asks=Asks(unit="week"),
    ),
    Story(
        "plant",
        (
            (
                "A sunflower is {fixed} inches tall and grows {rate} inches each day.",
                "{who}'s sunflower is {fixed} inches tall. It grows {rate} inches each day.",
            ),
            (
                "A bean plant is {other_fixed} inches tall and grows {other_rate} inches each day.",
                "{other}'s bean plant is {other_fixed} inches tall. It grows {other_rate} inches each day.",
            ),
            (
                "After how many days are they equally tall?",
                "In how many days will both plants have the same height?",
            ),
        ),
        (2, 14),
        fixed=(2, 99),
        rate=(2, 9),
        asks=Asks(unit="day"),
    ),
)
"""fixed + rate * x = other fixed + other rate * x"""

MEETING = (
    Story(
        "savings",
        (
            (
                "{who} has ${low} and saves ${up} each week.",
                "{who} starts with ${low} and adds ${up} each week.",
            ),
            (
                "{other} has ${high} and spends ${down} each week.",
                "{other} starts with ${high} and spends ${down} each week.",
            ),
            (
                "After how many weeks do they have the same amount?",
                "In how many weeks will both have the same amount of money?",
                "How many weeks does it take until {who} and {other} have equal amounts?",
            ),
        ),
        (2, 20),
        asks=Asks(unit="week"),
    ),
    Story(
        "tank",
        (
            (
                "A tank holds {low} liters of water and gains {up} liters each minute.",
                "There are {low} liters of water in the first tank, and {up} liters run in each minute.",
            ),
            (
                "Another tank holds {high} liters of water and loses {down} liters each minute.",
                "There are {high} liters in the second tank, and {down} liters run out each minute.",
            ),
            (
                "After how many minutes do both tanks hold the same amount of water?",
                "In how many minutes will there be equal amounts in both tanks?",
            ),
        ),
        (2, 20),
        asks=Asks(unit="minute"),
    ),
    Story(
        "balloon",
        (
            (
                "A balloon is {low} meters high and rises {up} meters each minute.",
                "One balloon starts at {low} meters and climbs {up} meters each minute.",
            ),
            (
                "Another balloon is {high} meters high and sinks {down} meters each minute.",
                "A second balloon starts at {high} meters and sinks {down} meters each minute.",
            ),
            (
                "After how many minutes are they at the same height?",
                "In how many minutes will both be equally high?",
            ),
        ),
        (2, 20),
        asks=Asks(unit="minute"),
    ),
)
"""low + up * x = high - down * x, on either side"""

PERIMETER = (
    Story(
        "rectangle",
        (
            (
                "The length of a rectangle is {more} {units} more than its width.",
                "A rectangle is {more} {units} longer than it is wide.",
                "A rectangular {thing} is {more} {units} longer than it is wide.",
                "The length of a rectangular {thing} is {more} {units} more than its width.",
            ),
            ("Its perimeter is {total} {units}.", "The perimeter is {total} {units}."),
            (
                "How many {units} wide is it?",
                "What is its width in {units}?",
                "How wide is it?",
                "Find its width in {units}.",
            ),
        ),
        (1, 100),
    ),
)
"""total = 2 * (x + (x + more))"""

CONSECUTIVE = (
    Story(
        "number",
        (
            (
                "The sum of {count} consecutive {kind}numbers is {total}.",
                "{Count} consecutive {kind}numbers add up to {total}.",
                "{who} adds {count} consecutive {kind}numbers and gets {total}.",
                "When {who} adds up {count} consecutive {kind}numbers, the sum is {total}.",
            ),
            (
                "What is the smallest of them?",
                "Find the smallest of these numbers.",
                "Which is the smallest number?",
                "What is the least of the numbers?",
            ),
        ),
        (1, 1000),
    ),
    Story(
        "page",
        (
            (
                "The numbers of {count} pages that follow one another in {who}'s book add up to {total}.",
                "{who} adds the numbers of {count} pages that follow one another and gets {total}.",
            ),
            ("What is the smallest of these page numbers?", "What is the number of the first of them?"),
        ),
        (1, 1000),
    ),
    Story(
        "house",
        (
            (
                "{Count} houses side by side have consecutive {kind}numbers with the sum {total}.",
                "{Count} houses in a row have consecutive {kind}numbers. The numbers add up to {total}.",
            ),
            ("What is the smallest of the house numbers?", "Find the smallest house number."),
        ),
        (1, 1000),
    ),
)
"""total = x + (x + step) + (x + 2 * step)"""

AGES = (
    Story(
        "age",
        (
            (
                "{who} is {now} as old as {her} {relative} {other}.",
                "{who}'s age is {now} the age of {her} {relative} {other}.",
                "Today, {who} is {now} as old as {other}.",
            ),
            (
                "In {years} years, {she} will be {then} as old as {other}.",
                "{years} years from now, {she} will be {then} as old as {other}.",
            ),
            ("How old is {other} now?", "What is {other}'s age now?", "How many years old is {other} today?"),
        ),
        (1, 100),
        asks=Asks(unit="year"),
    ),
)
"""now * x + years = then * (x + years)"""

EXTRA = (
    Story(
        "ticket",
        (
            (
                "{Count} friends each buy a ticket and a drink for ${change}.",
                "{who} and {fewer} friends go to the movies. Each buys a ticket and popcorn for ${change}.",
            ),
            (
                "In all, they pay ${total}.",
                "Together they spend ${total}.",
                "That costs ${total} altogether.",
            ),
            ("What does one ticket cost?", "How much is one ticket?", "Find the price of one ticket."),
        ),
        (4, 40),
        asks=Asks(unit="dollar"),
    ),
    Story(
        "gift bag",
        (
            (
                "{who} makes {count} equal gift bags. In each are {change} stickers and some marbles.",
                "In each of {count} equal gift bags are {change} stickers and some marbles.",
            ),
            (
                "There are {total} things in all the bags together.",
                "All the bags together hold {total} things.",
            ),
            ("How many marbles are in each bag?", "How many marbles are in one bag?"),
        ),
        (4, 40),
        asks=Asks(counted="marbles"),
    ),
)
"""total = count * (x + change)"""

DISCOUNT = (
    Story(
        "ticket",
        (
            (
                "A group of {count} people gets ${change} off the price of each ticket.",
                "For a class trip, {count} tickets are bought, each of them ${change} cheaper than usual.",
            ),
            ("They pay ${total} in all.", "In all, the tickets cost ${total}.", "The total is ${total}."),
            (
                "What is the usual price of one ticket?",
                "What does one ticket cost without the discount?",
                "How much is a ticket at its usual price?",
            ),
        ),
        (4, 60),
        asks=Asks(unit="dollar"),
    ),
    Story(
        "book",
        (
            (
                "{who} buys {count} copies of a book with a coupon that takes ${change} off each copy.",
                "In a sale, every copy of a book is ${change} cheaper. {who} buys {count} copies.",
            ),
            ("{She} pays ${total}.", "The bill is ${total}.", "That costs {who} ${total}."),
            (
                "What is the usual price of one copy?",
                "How much is one copy without the discount?",
                "What did one copy cost before?",
            ),
        ),
        (4, 60),
        asks=Asks(unit="dollar"),
    ),
)
"""total = count * (x - change)"""
