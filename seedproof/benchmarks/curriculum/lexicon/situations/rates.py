"""What goes on evenly."""

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.lists import verb
from seedproof.benchmarks.curriculum.lexicon.situation import Rate

RATES = (
    Rate("a pump", verb("move"), Noun("liter", "liters"), "of water", Noun("minute", "minutes"), 2, 90),
    Rate("a train", verb("travel"), Noun("mile", "miles"), "", Noun("hour", "hours"), 20, 120),
)
