"""People and animals that come and go."""

from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Gathering

SITUATIONS = (
    Gathering(
        name="pond",
        places=("on the pond", "on the lake"),
        openings=phrases("""
            The water is calm this morning.
        """),
        times=phrases("""
            A little later
            At sunrise
        """),
        items=items("duck/ducks 2-60, swan/swans 2-30, goose/geese 3-90"),
        sorts=("white", "brown", "young"),
        comes=deeds("""
            land: next to them
            fly flies flew flown in: from the north
            swim swims swam swum over: from the reeds
        """),
        goes=deeds("""
            fly flies flew flown away
            swim swims swam swum off: toward the shore
        """),
    ),
    Gathering(
        name="bus",
        places=("on the bus", "on the train"),
        times=phrases("""
            At the next stop
            At the library stop
        """),
        items=items("passenger/passengers 2-120, student/students 2-90"),
        comes=deeds("get gets got gotten on\nclimb on"),
        goes=deeds("get gets got gotten off\nstep steps stepped stepped off"),
    ),
)
