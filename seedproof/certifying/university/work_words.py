"""The sentences of `work_in_words`: springs, ropes, gases and tanks."""

from seedproof.certifying.university.gaps import sentences

_SHAPES = {
    "cylinder": "an upright circular cylinder of radius ${radius:number}$ m and height ${height:number}$ m",
    "trough": (
        "a trough of length ${long:number}$ m whose ends are isosceles triangles with their vertices at "
        "the bottom, ${height:number}$ m deep and ${wide:number}$ m wide at the rim"
    ),
    "paraboloid": (
        "a paraboloid of revolution with its vertex at the bottom, ${height:number}$ m deep and with a "
        "radius of ${radius:number}$ m at the rim"
    ),
    "hemisphere": "a hemisphere of radius ${height:number}$ m, open at the top",
    "cone": (
        "a circular cone with its vertex at the bottom, ${height:number}$ m deep and with a radius of "
        "${radius:number}$ m at the rim"
    ),
}
_LIQUIDS = (
    "{liquid:word}, which weighs [about ]${weight:number}$ kN per cubic metre",
    "a liquid that weighs ${weight:number}$ kN per cubic metre",
)


def _full(shape: str, liquid: str) -> tuple[str, ...]:
    return (
        f"A tank has the shape of {shape}. It is full of {liquid}.",
        f"An open tank, filled to the brim with {liquid}, is {shape}.",
        f"Consider a tank in the shape of {shape}. It has been filled to the rim with {liquid}.",
        f"On a farm there is a tank in the shape of {shape}, and it is full of {liquid}.",
    )


def _filled(shape: str, liquid: str) -> tuple[str, ...]:
    depth = "${depth:number}$ m"
    return (
        f"An open tank in the shape of {shape} contains {liquid}, at first {depth} deep.",
        f"To a depth of {depth}, a tank holds {liquid}. The tank is {shape}.",
        f"Two pumps are to empty a tank in the shape of {shape}. It is filled to a depth of {depth} with "
        f"{liquid}.",
        f"A tank has the shape of {shape}. At first it holds {liquid}, to a depth of {depth}.",
    )


_TANKS = {
    f"{name} {kind}": tuple(text for liquid in _LIQUIDS for text in make(shape, liquid))
    for name, shape in _SHAPES.items()
    for kind, make in (("full", _full), ("filled", _filled))
}
STATEMENTS = sentences(
    {
        "spring": (
            "Pulling with ${force:number}$ N, a student keeps a spring at ${stretch:number}$ cm beyond "
            "its natural length. Assume Hooke's law.",
            "Hooke's law holds for a certain spring, which a force of ${force:number}$ N keeps "
            "${stretch:number}$ cm longer than it is at rest.",
            "In a laboratory a spring that obeys Hooke's law is held ${stretch:number}$ cm beyond its "
            "natural length by a force of ${force:number}$ N.",
            "A force of ${force:number}$ N is needed to hold a spring stretched ${stretch:number}$ cm "
            "beyond its natural length. The spring obeys Hooke's law.",
        ),
        "rope": (
            "A winch at the top of a shaft pulls up a rope ${long:number}$ m long that weighs "
            "${weight:number}$ N per metre, with a load of ${load:number}$ N fixed to its lower end.",
            "From a high platform a cable of length ${long:number}$ m hangs straight down with a crate "
            "of ${load:number}$ N at its end. The cable weighs ${weight:number}$ N per metre.",
            "A chain ${long:number}$ m long hangs from the edge of a roof, and a bucket of "
            "${load:number}$ N hangs at its lower end. Each metre of the chain weighs ${weight:number}$ "
            "N.",
            "In a mine, a load of ${load:number}$ N hangs on ${long:number}$ m of steel rope. The rope "
            "itself weighs ${weight:number}$ N per metre.",
            "From a high platform a chain of length ${long:number}$ m hangs straight down without "
            "touching the ground. It weighs ${weight:number}$ N per metre.",
            "Lowered from a crane, ${long:number}$ m of chain hang in the air; a metre of this chain "
            "weighs ${weight:number}$ N.",
            "A chain ${long:number}$ m long hangs from the edge of a roof, clear of the ground. Each "
            "metre of it weighs ${weight:number}$ N.",
            "An anchor chain without its anchor hangs freely over the side of a ship: ${long:number}$ m "
            "of chain at ${weight:number}$ N per metre, all of it above the water.",
        ),
        "gas": (
            "Gas in a cylinder with a piston expands at constant temperature, so that the product of "
            "its pressure and its volume does not change. At first it has a volume of ${volume:number}$ "
            "L and a pressure of ${pressure:number}$ kPa. (A kilopascal times a litre is a joule.)",
            "At a constant temperature the pressure of a gas is inversely proportional to its volume. A "
            "gas behind a piston has a volume of ${volume:number}$ L at ${pressure:number}$ kPa, and "
            "then expands slowly. (Note that 1 kPa times 1 L is 1 J.)",
            "In an engine, ${volume:number}$ L of hot gas at ${pressure:number}$ kPa push a piston. "
            "They are kept at the same temperature, so that the pressure stays inversely proportional "
            "to the volume. (One kPa times one litre is one joule.)",
            "A piston holds ${volume:number}$ L of gas at a pressure of ${pressure:number}$ kPa. The "
            "gas pushes the piston out while its temperature is kept constant; pressure times volume is "
            "then constant. (A pressure in kPa times a volume in L gives J.)",
        ),
        **_TANKS,
    }
)

QUESTIONS = sentences(
    {
        "constant": (
            "What is the constant of the spring, in N/m?",
            "Find the spring constant, in newtons per metre.",
        ),
        "stretch": (
            "How much work, in joules, does it take to stretch it from ${low:number}$ cm to "
            "${high:number}$ cm beyond its natural length?",
            "Find the work, in joules, that increases its stretch beyond the natural length from "
            "${low:number}$ cm to ${high:number}$ cm.",
        ),
        "first": (
            "Find the work, in joules, of pulling up the first ${way:number}$ m.",
            "How much work, in joules, is done in winding up the first ${way:number}$ m?",
        ),
        "rest": (
            "How much more work, in joules, does it take to bring up all the rest?",
            "How many joules of work are then still to be done until everything is at the top?",
        ),
        "expansion": (
            "Find the exact work, in joules, that the gas does while it expands to ${end:number}$ L.",
            "How much work, in joules, does it do until its volume is ${end:number}$ L? Give the exact "
            "value.",
        ),
        "half": (
            "Find the volume, in litres, at which half of this work is done.",
            "At what volume, in litres, has it done exactly half of this work?",
        ),
        "all": (
            "How much work, in kilojoules, does it take to pump all of it to a pipe that ends "
            "${lift:number}$ m above the rim?",
            "Find the work, in kilojoules, of lifting the whole content to a pipe ${lift:number}$ m "
            "above the rim.",
        ),
        "part": (
            "A pump with less fuel stops when the liquid that is left is ${left:number}$ m deep. How "
            "much work, in kilojoules, has it done, lifting to the same pipe?",
            "How many kilojoules of this work are done until the depth of the liquid has fallen to "
            "${left:number}$ m?",
        ),
        "pump": (
            "A first pump lifts liquid just over the rim until the depth has fallen to ${left:number}$ "
            "m. Find its work, in kilojoules.",
            "Find the work, in kilojoules, of a first pump that lifts liquid over the rim until what "
            "remains is ${left:number}$ m deep.",
        ),
        "seconds": (
            "Then a second pump, which does ${power:number}$ kJ of work each second, lifts the rest to "
            "a pipe ${lift:number}$ m above the rim. For how many seconds does it run?",
            "A second pump lifts all the rest to a pipe ${lift:number}$ m above the rim, with a useful "
            "power of ${power:number}$ kW. How many seconds does that take?",
        ),
    }
)
