"""The sentences of a problem about work."""

STATEMENTS = {
    "spring": (
        "A force of $<force>$ N is needed to hold a spring stretched $<stretch>$ cm beyond its natural "
        "length. The spring obeys Hooke's law.",
        "Hooke's law holds for a certain spring, which a force of $<force>$ N keeps $<stretch>$ cm longer "
        "than it is at rest.",
        "In a laboratory a spring that obeys Hooke's law is held $<stretch>$ cm beyond its natural length by "
        "a force of $<force>$ N.",
        "Pulling with $<force>$ N, a student keeps a spring at $<stretch>$ cm beyond its natural length. "
        "Assume Hooke's law.",
    ),
    "chain": (
        "A chain $<length>$ m long hangs from the edge of a roof, clear of the ground. Each metre of it "
        "weighs $<weight>$ N.",
        "From a high platform a chain of length $<length>$ m hangs straight down without touching the "
        "ground. It weighs $<weight>$ N per metre.",
        "An anchor chain without its anchor hangs freely over the side of a ship: $<length>$ m of chain at "
        "$<weight>$ N per metre, all of it above the water.",
        "Lowered from a crane, $<length>$ m of chain hang in the air; a metre of this chain weighs "
        "$<weight>$ N.",
        "A chain $<length>$ m long hangs from the edge of a roof, and a bucket of $<load>$ N hangs at its "
        "lower end. Each metre of the chain weighs $<weight>$ N.",
        "From a high platform a cable of length $<length>$ m hangs straight down with a crate of $<load>$ N "
        "at its end. The cable weighs $<weight>$ N per metre.",
        "A winch at the top of a shaft pulls up a rope $<length>$ m long that weighs $<weight>$ N per metre, "
        "with a load of $<load>$ N fixed to its lower end.",
        "In a mine, a load of $<load>$ N hangs on $<length>$ m of steel rope. The rope itself weighs "
        "$<weight>$ N per metre.",
    ),
    "gas": (
        "Gas in a cylinder with a piston expands at constant temperature, so that the product of its "
        "pressure and its volume does not change. At first it has a volume of $<volume>$ L and a pressure of "
        "$<pressure>$ kPa. (A kilopascal times a litre is a joule.)",
        "At a constant temperature the pressure of a gas is inversely proportional to its volume. A gas "
        "behind a piston has a volume of $<volume>$ L at $<pressure>$ kPa, and then expands slowly. (Note "
        "that 1 kPa times 1 L is 1 J.)",
        "A piston holds $<volume>$ L of gas at a pressure of $<pressure>$ kPa. The gas pushes the piston out "
        "while its temperature is kept constant; pressure times volume is then constant. (A pressure in kPa "
        "times a volume in L gives J.)",
        "In an engine, $<volume>$ L of hot gas at $<pressure>$ kPa push a piston. They are kept at the same "
        "temperature, so that the pressure stays inversely proportional to the volume. (One kPa times one "
        "litre is one joule.)",
    ),
    "tank": (
        "A tank has the shape of <vessel>. It is full of <liquid>.",
        "Consider a tank in the shape of <vessel>. It has been filled to the rim with <liquid>.",
        "An open tank, filled to the brim with <liquid>, is <vessel>.",
        "On a farm there is a tank in the shape of <vessel>, and it is full of <liquid>.",
    ),
    "stages": (
        "A tank has the shape of <vessel>. At first it holds <liquid>, to a depth of $<fill>$ m.",
        "To a depth of $<fill>$ m, a tank holds <liquid>. The tank is <vessel>.",
        "Two pumps are to empty a tank in the shape of <vessel>. It is filled to a depth of $<fill>$ m with "
        "<liquid>.",
        "An open tank in the shape of <vessel> contains <liquid>, at first $<fill>$ m deep.",
    ),
}

SHAPES = {
    "cylinder": "an upright circular cylinder of radius $<width>$ m and height $<height>$ m",
    "cone": "a circular cone with its vertex at the bottom, $<height>$ m deep and with a radius of $<width>$ "
    "m at the rim",
    "bowl": "a hemisphere of radius $<width>$ m, open at the top",
    "trough": "a trough of length $<length>$ m whose ends are isosceles triangles with their vertices at the "
    "bottom, $<height>$ m deep and $<width>$ m wide at the rim",
    "paraboloid": "a paraboloid of revolution with its vertex at the bottom, $<height>$ m deep and with a "
    "radius of $<width>$ m at the rim",
}

LIQUIDS = {
    7: "petrol, which weighs $7$ kN per cubic metre",
    8: "oil, which weighs $8$ kN per cubic metre",
    9: "a liquid that weighs $9$ kN per cubic metre",
    10: "water, which weighs about $10$ kN per cubic metre",
    12: "brine, which weighs $12$ kN per cubic metre",
}
"""By kilonewtons per cubic metre."""

SPRING_CONSTANTS = (
    "Find the spring constant, in newtons per metre.",
    "What is the constant of the spring, in N/m?",
)
STRETCHES = (
    "How much work, in joules, does it take to stretch it from $<start>$ cm to $<end>$ cm beyond its natural "
    "length?",
    "Find the work, in joules, that increases its stretch beyond the natural length from $<start>$ cm to "
    "$<end>$ cm.",
)

FIRST_PULLS = (
    "Find the work, in joules, of pulling up the first $<pulled>$ m.",
    "How much work, in joules, is done in winding up the first $<pulled>$ m?",
)
WHOLE_PULLS = (
    "How much more work, in joules, does it take to bring up all the rest?",
    "How many joules of work are then still to be done until everything is at the top?",
)

EXPANSIONS = (
    "Find the exact work, in joules, that the gas does while it expands to $<end>$ L.",
    "How much work, in joules, does it do until its volume is $<end>$ L? Give the exact value.",
)
HALVES = (
    "At what volume, in litres, has it done exactly half of this work?",
    "Find the volume, in litres, at which half of this work is done.",
)

EMPTYINGS = (
    "How much work, in kilojoules, does it take to pump all of it to a pipe that ends $<lift>$ m above the "
    "rim?",
    "Find the work, in kilojoules, of lifting the whole content to a pipe $<lift>$ m above the rim.",
)
PARTIAL_EMPTYINGS = (
    "A pump with less fuel stops when the liquid that is left is $<depth>$ m deep. How much work, in "
    "kilojoules, has it done, lifting to the same pipe?",
    "How many kilojoules of this work are done until the depth of the liquid has fallen to $<depth>$ m?",
)

FIRST_STAGES = (
    "A first pump lifts liquid just over the rim until the depth has fallen to $<depth>$ m. Find its work, "
    "in kilojoules.",
    "Find the work, in kilojoules, of a first pump that lifts liquid over the rim until what remains is "
    "$<depth>$ m deep.",
)
SECOND_STAGES = (
    "A second pump lifts all the rest to a pipe $<lift>$ m above the rim, with a useful power of $<power>$ "
    "kW. How many seconds does that take?",
    "Then a second pump, which does $<power>$ kJ of work each second, lifts the rest to a pipe $<lift>$ m "
    "above the rim. For how many seconds does it run?",
)

TEXTS = {
    "kind": {
        "spring": (STATEMENTS["spring"], SPRING_CONSTANTS, STRETCHES),
        "chain": (STATEMENTS["chain"], FIRST_PULLS, WHOLE_PULLS),
        "gas": (STATEMENTS["gas"], EXPANSIONS, HALVES),
        "tank": (STATEMENTS["tank"], EMPTYINGS, PARTIAL_EMPTYINGS),
        "stages": (STATEMENTS["stages"], FIRST_STAGES, SECOND_STAGES),
    }
}
