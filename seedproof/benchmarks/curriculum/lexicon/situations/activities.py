"""What people do a certain amount of."""

from seedproof.benchmarks.curriculum.lexicon.lists import items, phrases, verb
from seedproof.benchmarks.curriculum.lexicon.situation import Activity

SITUATIONS = (
    Activity(
        name="running",
        openings=phrases("""
            The track team is training for a race.
        """),
        verb=verb("run runs ran run"),
        items=items("mile/miles 1-20, kilometer/kilometers 1-30"),
        measured=True,
        ends=("around the lake", "along the river"),
    ),
    Activity(
        name="reading",
        verb=verb("read reads read read"),
        items=items("page/pages 5-180, chapter/chapters 1-12"),
        times=("on Monday", "on Tuesday", "before bed", "after dinner"),
        each=("every evening", "each day"),
    ),
)
