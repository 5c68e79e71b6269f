"""What things cost."""

from seedproof.benchmarks.curriculum.lexicon.lists import items
from seedproof.benchmarks.curriculum.lexicon.situation import Shop

SITUATIONS = (
    Shop(
        name="stationery",
        place="at the stationery store",
        goods=items(
            "notebook/notebooks 2-8, pen/pens 1-5, backpack/backpacks 15-60, calculator/calculators 9-40"
        ),
    ),
)
