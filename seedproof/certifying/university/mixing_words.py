"""The sentences of `mixing_tank`."""

from seedproof.certifying.university.gaps import sentences

_MASS = "Let $y(t)$ be the mass of"
_AFTER = "after $t$ minutes, in grams"
_SALT = f"{_MASS} salt in the tank {_AFTER}"
_SUGAR = f"{_MASS} sugar in the vat {_AFTER}"
_DYE = f"{_MASS} dye in the basin {_AFTER}, while the basin fills."

_SAME = (
    "Brine with {inlet:number} grams of salt per litre runs in at {inflow:number} litres per minute; "
    "the tank is kept well stirred, and the mixture runs out at the same rate."
)
_TANK = (
    "Brine with {inlet:number} grams of salt per litre runs in at {inflow:number} litres per minute, "
    "and the well-stirred mixture runs out at {outflow:number} litres per minute."
)
_BASIN = (
    "The inlet brings {inflow:number} litres per minute with {inlet:number} grams of [a ]dye per litre; "
    "the outlet takes {outflow:number} litres per minute of the well-mixed water away."
)

STATEMENTS = sentences(
    {
        "constant": (
            f"A tank holds {{volume:number}} litres of pure water. {_SAME} {_SALT}.",
            f"A tank holds {{volume:number}} litres of brine, with {{first:number}} grams of salt in "
            f"each litre. {_SAME} {_SALT}.",
            f"An aquarium of {{volume:number}} litres is filled with fresh water and is to be made into "
            f"one for fish of brackish water. Each minute {{inflow:number}} litres of water with "
            f"{{inlet:number}} grams of salt per litre are let in, and as much of the well-mixed water "
            f"is let out. {_MASS} salt in the aquarium {_AFTER}.",
            f"The {{volume:number}} litres of water in a cooling circuit have no additive yet. A "
            f"mechanic lets in {{inflow:number}} litres per minute of a liquid with {{inlet:number}} "
            f"grams of additive per litre, and drains the same volume of the well-stirred mixture. "
            f"{_MASS} additive in the circuit {_AFTER}.",
            f"Fertiliser is dissolved in {{volume:number}} litres of water, {{first:number}} grams to "
            f"the litre. A pump adds {{inflow:number}} litres a minute of a solution with "
            f"{{inlet:number}} grams to the litre, while the well-mixed contents leave through an "
            f"overflow just as fast. {_MASS} fertiliser in the container, in grams, $t$ minutes after "
            f"the pump was started.",
            f"The cooling circuit of a machine contains {{volume:number}} litres of a liquid with "
            f"{{first:number}} grams of additive per litre. It is exchanged while the machine runs: "
            f"{{inflow:number}} litres per minute with {{inlet:number}} grams of additive per litre come "
            f"in, and the same volume of the well-stirred mixture goes out. {_MASS} additive in the "
            f"circuit $t$ minutes after the exchange began, in grams.",
            f"From the time $t = 0$ on, a solution of {{inlet:number}} grams of sugar per litre flows "
            f"into a vat with {{volume:number}} litres of clear water, at {{inflow:number}} litres per "
            f"minute. The contents are stirred, and {{outflow:number}} litres are drawn off each minute. "
            f"{_SUGAR}.",
            f"In a vat of a brewery there are {{volume:number}} litres of a sugar solution of "
            f"{{first:number}} grams per litre. From the time $t = 0$ on, {{inflow:number}} litres of "
            f"another solution, of {{inlet:number}} grams per litre, flow in each minute, and "
            f"{{outflow:number}} litres of the thoroughly mixed liquid are drawn off each minute. "
            f"{_SUGAR}.",
        ),
        "filling": (
            f"In a basin of {{full:number}} litres there are at first {{volume:number}} litres of waste "
            f"water with {{first:number}} grams of a dye per litre. {_BASIN} {_DYE}",
            f"In a basin of {{full:number}} litres there are at first {{volume:number}} litres of clean "
            f"water. {_BASIN} {_DYE}",
            f"A vat for {{full:number}} litres is partly filled with {{volume:number}} litres of clear "
            f"water. Each minute {{inflow:number}} litres of a solution with {{inlet:number}} grams of "
            f"sugar per litre flow in, and {{outflow:number}} litres of the stirred mixture are drawn "
            f"off. {_SUGAR}, until the vat is full.",
            f"A vat for {{full:number}} litres is partly filled: it has {{volume:number}} litres of a "
            f"sugar solution of {{first:number}} grams per litre. Each minute {{inflow:number}} litres "
            f"of a solution of {{inlet:number}} grams per litre flow in, and {{outflow:number}} litres "
            f"of the stirred mixture are drawn off. {_SUGAR}, until the vat is full.",
            f"A tank that can hold {{full:number}} litres contains {{volume:number}} litres of pure "
            f"water. {_TANK} {_SALT}, as long as the tank does not overflow.",
            f"A tank that can hold {{full:number}} litres contains {{volume:number}} litres of brine, "
            f"with {{first:number}} grams of salt in each litre. {_TANK} {_SALT}, as long as the tank "
            f"does not overflow.",
            f"Water with {{inlet:number}} grams of minerals per litre enters a reservoir at "
            f"{{inflow:number}} litres per minute, and at {{outflow:number}} litres per minute the mixed "
            f"water leaves it again. At the time $t = 0$ the reservoir, which can take {{full:number}} "
            f"litres, contains {{volume:number}} litres with {{first:number}} grams of minerals per "
            f"litre. {_MASS} minerals in it {_AFTER}, up to the moment when it is full.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "function": (
            "Find $y(t)$.",
            "Determine the function $y(t)$.",
            "Set up a differential equation for $y$, and solve it: which function is $y(t)$?",
        ),
        "when": (
            "How long does it take until the concentration is {goal:number} grams per litre? Give the "
            "exact time, in minutes.",
            "When are there {goal:number} grams in each litre? Give the exact time, in minutes.",
            "At what time does the concentration reach {goal:number} grams per litre? Answer exactly, "
            "in minutes.",
        ),
        "full": (
            "When it has just become full, what mass is dissolved in it, in grams?",
            "What is the value of $y$ at the moment when it is full, in grams?",
        ),
    }
)
