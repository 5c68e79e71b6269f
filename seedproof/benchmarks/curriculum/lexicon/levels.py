"""Levels that may lie below zero: temperatures, elevations, balances, tallies; and how they rise and fall.

Vocabulary only, like the situations. `above` and `below` say where zero is: `3.5 meters below sea level`.
"""

from typing import Literal

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Deed

Sort = Literal["measure", "position", "account", "tally"]
"""measure   a quantity has a value: the temperature is -3.5 °C
position  something is at an elevation: the diver is 3.5 meters below sea level
account   somebody's account has a balance
tally     gains and losses that are added up, from nothing on
"""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A level: what has it, how much is usual, how it changes."""

    name: str
    sort: Sort
    quantity: str
    """What the number is called: temperature, elevation, balance."""
    group: str = ""
    """What several things at such elevations are called together: divers, places in the valley."""
    subjects: tuple[str, ...]
    """What has the level, with its article; of an account, people by first name have it."""
    unit: Noun
    sign: str = ""
    """What may stand behind a number in place of the unit: °C."""
    least: int
    most: int
    step: int
    """The most that it changes at a time."""
    above: str = ""
    below: str = ""
    lower: str = "lower"
    higher: str = "higher"
    openings: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    """Times in their order, for the beginning of a sentence."""
    rises: tuple[Deed, ...]
    falls: tuple[Deed, ...]
    period: Noun
    places: int = 1
    """Decimal places that its numbers may have; 0: it has fractions only."""
    fractions: bool = True


DEGREE = Noun("degree", "degrees")
METER = Noun("meter", "meters")
FOOT = Noun("foot", "feet")
INCH = Noun("inch", "inches")
DOLLAR = Noun("dollar", "dollars")
YARD = Noun("yard", "yards")
HOUR = Noun("hour", "hours")
MINUTE = Noun("minute", "minutes")
SECOND = Noun("second", "seconds")
DAY = Noun("day", "days")
WEEK = Noun("week", "weeks")
MONTH = Noun("month", "months")

LEVELS = (
    Level(
        name="temperature",
        sort="measure",
        quantity="temperature",
        subjects=(
            "the valley",
            "the mountain village",
            "the harbor",
            "the ski resort",
            "the desert",
            "the capital",
        ),
        unit=DEGREE,
        sign="°C",
        least=-30,
        most=25,
        step=15,
        above="above zero",
        below="below zero",
        lower="colder",
        higher="warmer",
        openings=phrases("""
            It is the coldest week of the winter.
            A cold front is moving in.
            The weather station keeps a record of every day.
            The ski lifts open in the morning.
        """),
        times=phrases("""
            At midnight
            At dawn
            In the morning
            At noon
            In the afternoon
            At sunset
        """),
        rises=deeds("""
            rise rises rose risen
            climb
            increase
            go goes went gone up
            warm up
        """),
        falls=deeds("""
            fall falls fell fallen
            drop drops dropped dropped
            sink sinks sank sunk
            decrease
            go goes went gone down
        """),
        period=HOUR,
    ),
    Level(
        name="freezer",
        sort="measure",
        quantity="temperature",
        subjects=(
            "the freezer",
            "the cold room",
            "the ice cream truck",
            "the cooling tank",
            "the storage room",
        ),
        unit=DEGREE,
        sign="°C",
        least=-40,
        most=12,
        step=12,
        above="above zero",
        below="below zero",
        lower="colder",
        higher="warmer",
        openings=phrases("""
            A thermometer hangs beside the door.
            The bakery keeps its dough cold.
            The school kitchen checks its freezer every day.
        """),
        times=phrases("""
            At closing time
            At midnight
            Before breakfast
            At lunchtime
        """),
        rises=deeds("rise rises rose risen\nclimb\nincrease\ngo goes went gone up"),
        falls=deeds("fall falls fell fallen\ndrop drops dropped dropped\ndecrease\ngo goes went gone down"),
        period=MINUTE,
    ),
    Level(
        name="experiment",
        sort="measure",
        quantity="temperature",
        subjects=("the test chamber", "the laboratory freezer", "the climate chamber", "the glass tank"),
        unit=DEGREE,
        sign="°C",
        least=-50,
        most=40,
        step=20,
        above="above zero",
        below="below zero",
        lower="colder",
        higher="warmer",
        openings=phrases("""
            The class does an experiment about cold.
            Engineers test a new battery in the laboratory.
        """),
        times=phrases("""
            At first
            After the first test
            After the second test
            At the end of the experiment
        """),
        rises=deeds("rise rises rose risen\nclimb\nincrease"),
        falls=deeds("fall falls fell fallen\ndrop drops dropped dropped\ndecrease"),
        period=MINUTE,
    ),
    Level(
        name="diver",
        group="divers",
        sort="position",
        quantity="elevation",
        subjects=("the diver", "the underwater camera", "the scuba diver", "the sea turtle", "the dolphin"),
        unit=METER,
        least=-60,
        most=-1,
        step=20,
        above="above sea level",
        below="below sea level",
        lower="deeper",
        openings=phrases("""
            The sea is calm near the reef.
            A research team explores a coral reef.
        """),
        rises=deeds("rise rises rose risen\nswim swims swam swum up\ncome comes came come up"),
        falls=deeds("dive\nsink sinks sank sunk\ndescend\ngo goes went gone down"),
        period=MINUTE,
    ),
    Level(
        name="submarine",
        group="submarines",
        sort="position",
        quantity="elevation",
        subjects=("the submarine", "the diving robot", "the research submarine", "the mini-submarine"),
        unit=METER,
        least=-200,
        most=-2,
        step=60,
        above="above sea level",
        below="below sea level",
        lower="deeper",
        openings=phrases("""
            A submarine searches for an old shipwreck.
            Scientists are studying the bottom of the sea.
        """),
        rises=deeds("rise rises rose risen\nclimb\nascend\ngo goes went gone up"),
        falls=deeds("dive\nsink sinks sank sunk\ndescend\ngo goes went gone down"),
        period=MINUTE,
    ),
    Level(
        name="hike",
        group="places in the valley",
        sort="position",
        quantity="elevation",
        subjects=("the jeep", "the camel", "the mountain train", "the robot rover"),
        unit=METER,
        least=-90,
        most=180,
        step=80,
        above="above sea level",
        below="below sea level",
        openings=phrases("""
            The floor of the valley lies below sea level.
            The trail leads out of a deep desert valley.
        """),
        rises=deeds("climb\ngo goes went gone up\nhike up\nascend"),
        falls=deeds("descend\ngo goes went gone down\nhike down"),
        period=HOUR,
    ),
    Level(
        name="balloon",
        group="balloons",
        sort="position",
        quantity="elevation",
        subjects=("the hot-air balloon", "the weather balloon", "the drone", "the kite"),
        unit=METER,
        least=-60,
        most=190,
        step=80,
        above="above the rim of the canyon",
        below="below the rim of the canyon",
        openings=phrases("""
            A canyon is a fine place for a flight.
            The wind over the canyon is weak this morning.
        """),
        rises=deeds("rise rises rose risen\nclimb\ngo goes went gone up\nfloat up"),
        falls=deeds("sink sinks sank sunk\ndescend\ncome comes came come down\ndrop drops dropped dropped"),
        period=MINUTE,
    ),
    Level(
        name="elevator",
        group="floors of the building",
        sort="position",
        quantity="elevation",
        subjects=(
            "the elevator",
            "the freight elevator",
            "the glass elevator",
            "the window cleaner's platform",
        ),
        unit=METER,
        least=-30,
        most=90,
        step=40,
        above="above street level",
        below="below street level",
        openings=phrases("""
            The tower has several floors below the ground.
            There is a garage under the shopping center.
        """),
        rises=deeds("rise rises rose risen\ngo goes went gone up\nmove up"),
        falls=deeds("go goes went gone down\ndescend\nmove down"),
        period=SECOND,
    ),
    Level(
        name="mine",
        group="rooms of the mine",
        sort="position",
        quantity="elevation",
        subjects=("the drill", "the mine cart", "the cave robot", "the bucket in the well"),
        unit=FOOT,
        least=-190,
        most=20,
        step=60,
        above="above the ground",
        below="below the ground",
        lower="deeper",
        openings=phrases("""
            The shaft is deep and dark.
            A team works far below the surface.
        """),
        rises=deeds("go goes went gone up\ncome comes came come up\nrise rises rose risen"),
        falls=deeds("go goes went gone down\ndescend\nmove down"),
        period=MINUTE,
    ),
    Level(
        name="bird",
        group="animals",
        sort="position",
        quantity="elevation",
        subjects=("the seagull", "the pelican", "the osprey", "the penguin", "the flying fish"),
        unit=FOOT,
        least=-30,
        most=120,
        step=60,
        above="above sea level",
        below="below sea level",
        openings=phrases("""
            Birds hunt for fish near the cliffs.
            The waves are high today.
        """),
        rises=deeds("rise rises rose risen\nclimb\nfly flies flew flown up"),
        falls=deeds("dive\nplunge\ndrop drops dropped dropped\ncome comes came come down"),
        period=SECOND,
    ),
    Level(
        name="water level",
        sort="measure",
        quantity="water level",
        subjects=("the lake", "the river", "the reservoir", "the pond", "the canal"),
        unit=INCH,
        least=-40,
        most=30,
        step=15,
        above="above the normal mark",
        below="below the normal mark",
        openings=phrases("""
            It has been a dry summer.
            A gauge at the bridge shows how high the water is.
            Rangers check the water every day.
        """),
        times=phrases("""
            On Monday
            On Tuesday
            On Wednesday
            On Thursday
            On Friday
        """),
        rises=deeds("rise rises rose risen\ngo goes went gone up\nincrease"),
        falls=deeds(
            "fall falls fell fallen\ndrop drops dropped dropped\ngo goes went gone down\nsink sinks sank sunk"
        ),
        period=DAY,
    ),
    Level(
        name="tide",
        sort="measure",
        quantity="water level",
        subjects=("the bay", "the harbor", "the tidal pool", "the river mouth"),
        unit=FOOT,
        least=-9,
        most=12,
        step=8,
        above="above mean sea level",
        below="below mean sea level",
        openings=phrases("""
            The tide comes and goes twice a day.
            A fishing boat waits for the tide.
        """),
        times=phrases("""
            At sunrise
            In the morning
            At noon
            In the afternoon
            In the evening
        """),
        rises=deeds("rise rises rose risen\nclimb\ngo goes went gone up"),
        falls=deeds("fall falls fell fallen\ndrop drops dropped dropped\ngo goes went gone down"),
        period=HOUR,
    ),
    Level(
        name="account",
        sort="account",
        quantity="balance",
        subjects=("checking account", "bank account", "student account", "savings account"),
        unit=DOLLAR,
        sign="$",
        least=-150,
        most=180,
        step=120,
        openings=phrases("""
            The bank sends a statement at the end of the month.
            An overdrawn account has a negative balance.
        """),
        rises=deeds("""
            deposit: in cash | at the bank
            pay pays paid paid in
            transfer transfers transferred transferred in
        """),
        falls=deeds("""
            withdraw withdraws withdrew withdrawn: at a cash machine
            spend spends spent spent: on groceries | on shoes | with the debit card
            pay pays paid paid: for a phone bill | for concert tickets | for new tires
        """),
        period=MONTH,
        places=2,
        fractions=False,
    ),
    Level(
        name="football",
        sort="tally",
        quantity="yards",
        subjects=("the team", "the home team", "the visiting team", "the junior team"),
        unit=YARD,
        least=-30,
        most=40,
        step=18,
        openings=phrases("""
            It is the last quarter of the football game.
            The coach writes down what happens on every play.
        """),
        times=phrases("""
            On the first play
            On the second play
            On the third play
            On the fourth play
        """),
        rises=deeds("gain"),
        falls=deeds("lose loses lost lost"),
        period=Noun("play", "plays"),
    ),
    Level(
        name="business",
        sort="tally",
        quantity="dollars",
        subjects=("the food truck", "the lemonade stand", "the bookshop", "the flower stall"),
        unit=DOLLAR,
        sign="$",
        least=-180,
        most=190,
        step=120,
        openings=phrases("""
            Business has its ups and downs.
            The owner keeps a record of every week.
        """),
        times=phrases("""
            In the first week
            In the second week
            In the third week
            In the fourth week
        """),
        rises=deeds("make makes made made\nearn\ngain"),
        falls=deeds("lose loses lost lost"),
        period=WEEK,
        places=2,
        fractions=False,
    ),
    Level(
        name="stock",
        sort="tally",
        quantity="dollars",
        subjects=("the share price", "the price of gold", "the price of a share", "the oil price"),
        unit=DOLLAR,
        sign="$",
        least=-40,
        most=40,
        step=15,
        openings=phrases("""
            Prices at the stock exchange change every day.
            The newspaper prints the prices every morning.
        """),
        times=phrases("""
            On Monday
            On Tuesday
            On Wednesday
            On Thursday
        """),
        rises=deeds("rise rises rose risen\ngo goes went gone up\nclimb"),
        falls=deeds("fall falls fell fallen\ndrop drops dropped dropped\ngo goes went gone down"),
        period=DAY,
        places=2,
        fractions=False,
    ),
)
