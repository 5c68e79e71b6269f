"""Words of levels: what rises and falls, where zero is, in which units, and when."""

from collections.abc import Iterable

from seedproof.benchmarks.curriculum.lexicon.levels import LEVELS
from seedproof.benchmarks.curriculum.lexicon.measures import UNITS as MEASURES
from seedproof.benchmarks.curriculum.lexicon.situation import Deed
from seedproof.benchmarks.curriculum.reading.concepts.text import word_set


def _forms(deeds: Iterable[Deed], particle: bool) -> frozenset[str]:
    """Return all forms of the verbs of deeds, of those with a particle or of those without."""
    return frozenset(
        form
        for deed in deeds
        if bool(deed.verb.particle) == particle
        for form in (deed.verb.base, deed.verb.third, deed.verb.past, deed.verb.participle)
    )


_RISES = tuple(deed for level in LEVELS for deed in level.rises)
_FALLS = tuple(deed for level in LEVELS for deed in level.falls)
UP = _forms(_RISES, particle=False) | word_set("""
    rise rises rose risen rising climb climbs climbed climbing ascend ascends ascended ascending
    warm warms warmed increase increases increased increasing deposit deposits deposited depositing
    gain gains gained gaining earn earns earned receive receives received add adds added raise
    raises raised surface surfaces surfaced grow grows grew grown credited deposited refund gain
""")
DOWN = _forms(_FALLS, particle=False) | word_set("""
    fall falls fell fallen falling drop drops dropped dropping sink sinks sank sunk sinking dive
    dives dived dove diving descend descends descended descending cool cools cooled decrease
    decreases decreased decreasing withdraw withdraws withdrew withdrawn lose loses lost losing pay
    pays paid paying spend spends spent charge charges charged fee fees loss losses withdrawal
    lowers lowered plunge plunges plunged dip dips dipped owe owes penalty fine decline declines
    declined subside subsides subsided retreat retreats retreated deduct deducts deducted
""")
MOVES = _forms((*_RISES, *_FALLS), particle=True) | word_set("""
    go goes went gone going move moves moved moving swim swims swam swum swimming travel travels
    traveled float floats floated drift drifts drifted fly flies flew flown step steps stepped come
    comes came walk walks walked ride rides rode ridden hike hikes hiked take takes took taken put
    puts glide glides glided send sends sent carry carries carried pull pulls pulled crawl crawls
    crawled jump jumps jumped soar soars soared
""")
"""Verbs that go up or down with the particle behind them."""
UPWARD = word_set("up upward upwards in into higher")
DOWNWARD = word_set("down downward downwards out lower deeper under")
CHANGES = word_set("change changes changed changing")
IS = word_set("""
    is are was were be been being has have had reads read show shows showed stands stood starts started
    begins began measures measured reach reached reaches stays stayed hovers hovered sits sat lies lay at
    of hangs hung rests rested waits waited lives lived floats flies measure would will registered
    registers recorded
""")
MORE = word_set("higher warmer hotter above milder greater more")
LESS = word_set("lower colder cooler deeper below less beneath under")
BELOW_ZERO = word_set("below beneath under")
ABOVE_ZERO = word_set("above over")
ZEROS = (
    *(tuple(zero.split()[1:]) for level in LEVELS for zero in (level.above, level.below) if zero),
    ("zero",),
    ("0",),
    ("sea", "level"),
    ("the", "surface"),
    ("the", "surface", "of", "the", "water"),
    ("the", "water"),
    ("the", "ground"),
    ("ground",),
    ("ground", "level"),
    ("street", "level"),
    ("par",),
    ("the", "waterline"),
    ("the", "water's", "surface"),
)
"""What the levels of a story count from, behind `below` or `above`."""
OVERDRAWN = word_set("overdrawn")
TIMES = {
    form: singular
    for singular in (
        *("second", "minute", "hour", "day", "night", "week", "month", "year"),
        *(level.period.singular for level in LEVELS),
    )
    for form in (singular, f"{singular}s")
}
UNITS = {
    form: singular
    for singular, plural in (
        *(
            (unit.singular, unit.plural)
            for unit in MEASURES
            if unit.measures not in ("time", "volume", "mass")
        ),
        ("degree", "degrees"),
        ("point", "points"),
        ("stroke", "strokes"),
        ("percent", "percent"),
        ("fathom", "fathoms"),
    )
    for form in (singular, plural)
} | {"m": "meter", "cm": "centimeter", "km": "kilometer", "ft": "foot", "yd": "yard", "mm": "millimeter"}
SCALES = word_set("c f celsius fahrenheit")
EACH = word_set("each every per a an")
DURING = word_set("for during over in after within the next following past last of these those first")
"""What may stand before the number of hours for which something goes on."""
KNOWN = (
    UP
    | DOWN
    | MOVES
    | UPWARD
    | DOWNWARD
    | CHANGES
    | IS
    | MORE
    | LESS
    | OVERDRAWN
    | SCALES
    | DURING
    | TIMES.keys()
    | UNITS.keys()
    | word_set("""
    a an the it its he his she her they their that this those then now next later after afterwards
    before by at on from to into than and but , ; : also further another additional more so far same
    steadily evenly by while when as it's which who there each every per in until till with back
    again still soon during little start between afterward begin beginning end stop stops stopped
    together °
""")
)
NAMED = word_set("elevations temperatures altitudes depths levels")
"""Nouns that need no article: `Two balloons have elevations of ...`."""
OPENING = word_set("""
    these those
    a an the his her its their my your our this that these one each every some two both at on in by
    from of under below above near behind beside over into to for with all
""")
"""Words behind which a noun may stand that nobody knows."""
FORBIDDEN = word_set("""
    not no never nor neither half twice double triple thrice times percent almost nearly about
    roughly except approximately around least most unless other others without if or third quarter
    dozen already
""")
"""Words that change what a sentence says in ways that nobody reads here."""
