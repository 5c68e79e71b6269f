"""Words of stories about lengths, money and measures: units, coins, verbs by what they do to an amount."""

from seedproof.benchmarks.curriculum.reading.concepts.text import word_set

_UNITS = """
length  mm millimeter millimeters
length  cm centimeter centimeters
length  m meter meters metre metres
length  km kilometer kilometers
length  in inch inches
length  ft foot feet
length  yd yard yards
length  mi mile miles
money   c cent cents ¢
money   $ dollar dollars
mass    mg milligram milligrams
mass    g gram grams
mass    kg kilogram kilograms
mass    oz ounce ounces
mass    lb lbs pound pounds
volume  ml milliliter milliliters
volume  cl centiliter centiliters
volume  l liter liters litre litres
volume  cup cups
volume  pt pint pints
volume  qt quart quarts
volume  gal gallon gallons
volume  tsp teaspoon teaspoons
volume  tbsp tablespoon tablespoons
time    s second seconds sec
time    min minute minutes
time    h hour hours hr hrs
time    day days
time    week weeks
"""
"""A kind, and the words of one unit of it."""
_LINES = [line.split() for line in _UNITS.strip().splitlines()]
UNITS = {word: unit for _, unit, *words in _LINES for word in (unit, *words) if word not in ("in", "c", "$")}
KINDS = {unit: kind for kind, unit, *_ in _LINES}
_FACTORS = {
    2: "qt-pt pt-cup",
    3: "yd-ft tbsp-tsp",
    4: "gal-qt",
    7: "week-day",
    8: "gal-pt",
    10: "cm-mm",
    12: "ft-in",
    16: "lb-oz gal-cup",
    24: "day-h",
    36: "yd-in",
    60: "h-min min-s",
    100: "m-cm $-c l-cl",
    1000: "km-m m-mm kg-g g-mg l-ml",
}
FACTORS = {
    (large, small): factor
    for factor, pairs in _FACTORS.items()
    for large, _, small in (pair.partition("-") for pair in pairs.split())
}
"""How many of the smaller unit are one of the larger."""
_COINS = {"penny pennies": 1, "nickel nickels": 5, "dime dimes": 10, "quarter quarters": 25}
WORTH = {word: worth for words, worth in _COINS.items() for word in words.split()}
"""The worth of coins, in cents."""
BILLS = {"one-dollar": 1, "five-dollar": 5, "ten-dollar": 10, "twenty-dollar": 20, "twenty-five-dollar": 25}
GAINS = word_set("""
    grown woven risen gain gains gained get gets got getting find finds found finding earn earns earned
    earning receive receives received add adds added adding grow grows grew growing save saves saved
    saving collect collects collected pick picks picked join joins joined glue glues glued sew sews
    sewed sewn attach attaches attached put puts knit knits knitted tape tapes taped tie ties tied buy
    buys bought buying pour pours poured extend extends extended climb climbs climbed rise rises rose
    fill fills filled stack stacks stacked win wins won deposit deposits deposited lengthen lengthens
    build builds built weave weaves wove braid braids braided brings bring brought tips unrolls lay lays
    laid connect connects connected fasten fastens fastened paint paints painted increases increase
    increased mix mixes mixed stir stirs stirred load loads loaded
""")
LOSSES = word_set("""
    taken given eaten drunk torn broken worn thrown shrunk fallen lose loses lost losing spend spends
    spent spending give gives gave giving cut cuts cutting trim trims trimmed use uses used using eat
    eats ate drink drinks drank remove removes removed take takes took taking sell sells sold shrink
    shrinks shrank pay pays paid paying saw saws sawed sawn snip snips snipped spill spills spilled melt
    melts melted burn burns burned tear tears tore chop chops chopped break breaks broke throw throws
    threw donate donates donated leak leaks leaked evaporate evaporates evaporated lend lends lent
    unravel slip slips slipped slide slides slid shorten shortens shortened hand hands handed drop drops
    dropped fall falls fell shave shaves shaved clip clips clipped serve serves served withdraw
    withdraws withdrew fold folds folded decreases decrease decreased wear wears wore scoops scoop
    scooped wipes pulls pull pulled chips
""")
HOLDS = word_set("""
    is are was were has have had measures measure measured weighs weigh weighed holds hold held costs
    cost contains contain contained lasts last lasted stands stood owns own keeps kept starts started
    start reaches equals begins carries carry carried makes
""")
FLOWS = word_set("""
    walk walks walked walking ridden driven swum run runs ran running crawl crawls crawled swim swims
    swam swimming ride rides rode riding hike hikes hiked hiking drive drives drove driving jog jogs
    jogged jogging travel travels traveled bike bikes biked biking cycle cycles cycled skate skates
    skated read reads reading practice practices practiced work works worked play plays played jump
    jumps jumped hop hops hopped move moves moved paddle paddles paddled row rows rowed roll rolls
    rolled fly flies flew go goes went dig digs dug study studies studied bake bakes need needs needed
    rains rain rained order orders ordered exercise exercises exercised sprint sprints march
""")
MORE = word_set("""
    longer taller heavier more farther further higher older deeper wider greater bigger larger thicker
""")
LESS = word_set("""
    shorter lighter less fewer lower smaller cheaper narrower shallower thinner nearer closer
""")
TOTAL = word_set("""
    altogether together total combined both sum all
""")
LEFT = word_set("""
    left remain remains remaining now rest still end remained
""")
SPLIT = word_set("""
    equal equally evenly share shares shared split splits divide divides divided sharing same
""")
PER = frozenset(("each", "every", "per", "apiece"))
AGAIN = word_set("""
    such identical these those them
""")
GIVES = word_set("""
    give gives gave given hand hands handed lend lends lent pay pays paid
""")
"""A loss of who does it, a gain of whom it is done to."""
MULTIPLES = {
    "twice": (2, 1),
    "double": (2, 1),
    "thrice": (3, 1),
    "triple": (3, 1),
    "half": (1, 2),
    "third": (1, 3),
    "fourth": (1, 4),
}
AWAY = frozenset(("out", "away", "off"))
ASKS_BACK = word_set("""
    first originally before begin beginning start began started
""")
"""Questions for what was before the story are equations, and told elsewhere."""
REFUSED = word_set("""
    not no never except unless almost nearly instead least most exceeds percent average without neither
    nor don't doesn't didn't isn't aren't wasn't weren't can't either or until perhaps maybe ago
    perimeter area around rectangle rectangular triangle triangular square polygon pentagon hexagon octagon
    quadrilateral rhombus
""")
"""Words that change what a sentence says in ways that nobody reads here."""
STOP = word_set("""
    a an the his her their its my our your he she it they them him who that this these of in on at to
    for from by with and then but so after before later next first now also more one two long tall high
    wide far much many there here how what did does do will would can could if when while as is are was
    were has have had be been not some any only again own about out off up down into onto than just
    together altogether all both which day's per each every i we you until still left
""")
