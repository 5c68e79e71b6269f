"""The sentences of an optimisation in words."""

STATEMENTS = {
    "box": (
        "From each corner of a rectangular sheet of $<length>$ cm by $<width>$ cm, a square of side $x$ is "
        "cut; then the sides are folded up to make an open box.",
        "An open box is made of a rectangle of cardboard, $<length>$ cm long and $<width>$ cm wide: four "
        "equal squares of side $x$ are removed at its corners, and the sides are folded up.",
    ),
    "profit": (
        "A firm that makes $q$ thousand units a month sells them all at a price of $<highest> - <fall>q$ "
        "euros each. Its monthly costs are $<fixed> + <linear>q + q^3$ thousand euros.",
        "Demand and costs of a manufacturer are known: $q$ thousand units can be sold in a month at "
        "$<highest> - <fall>q$ euros each, and to make them costs $<fixed> + <linear>q + q^3$ thousand "
        "euros.",
    ),
    "can": (
        r"A closed cylindrical tank must hold $<volume>\pi$ m$^3$. The material of its two circular ends "
        "costs $<end_price>$ euros per square metre, that of its side $<side_price>$ euros per square metre.",
        "The curved side of a cylindrical container costs $<side_price>$ euros per square metre, its bottom "
        r"and its lid $<end_price>$ euros per square metre. Its volume is to be $<volume>\pi$ cubic metres.",
    ),
    "cone": (
        "A cylinder stands inside a right circular cone of base radius $<radius>$ cm and height $<height>$ "
        "cm, with its base in the base of the cone and the rim of its top on the cone. Its volume is to be "
        "as large as possible.",
        "The largest possible cylinder is turned from a wooden cone, whose base has the radius $<radius>$ "
        "cm and whose height is $<height>$ cm. The cylinder stands on the base of the cone, and the axes of "
        "both coincide.",
    ),
    "sphere": (
        "A cylinder is inscribed in a sphere of radius $<radius>$ cm: the rims of both its ends lie on the "
        "sphere. Its volume is to be as large as possible.",
        "The largest possible cylinder is cut out of a ball of radius $<radius>$ cm.",
    ),
    "shore": (
        "A woman in a boat is $<across>$ km from the nearest point $N$ of a straight shore. She wants to "
        "reach a village on the shore, $<along>$ km from $N$, in the shortest time. She rows at $<slow>$ "
        "km/h along a straight line to the shore and cycles at $<fast>$ km/h along it.",
        "A lighthouse stands on a rock $<across>$ km off a straight coast; $N$ is the nearest point of the "
        "coast, and a harbour lies on the coast $<along>$ km from $N$. The keeper rows straight to some "
        "point of the coast at $<slow>$ km/h, then cycles along the coast to the harbour at $<fast>$ km/h, "
        "so as to be there as early as possible.",
    ),
    "tax": (
        "A monopolist can sell $q$ units at a price of $<highest> - <fall>q$ euros each and has costs of "
        "$<linear>q + <square>q^2$ euros. The state levies a tax of $t$ euros on each unit sold; the "
        "monopolist, who knows $t$, then chooses $q$ to maximise his profit after tax.",
        "The state takes $t$ euros for each unit that a monopolist sells. He sells $q$ units at $<highest> "
        "- <fall>q$ euros each, at costs of $<linear>q + <square>q^2$ euros without the tax, and he always "
        "chooses the $q$ with the largest profit after tax.",
    ),
}

NAMES = {"box": ("x",), "profit": ("q",), "tax": ("t",)}
"""What the place of the optimum is called."""

UNITS = {
    "box": ("cm", "cm^3"),
    "profit": ("", "thousand euros"),
    "can": ("m", "euro"),
    "cone": ("cm", "cm^3"),
    "sphere": ("cm", "cm^3"),
    "shore": ("km", "hour"),
    "tax": ("euro", "euro"),
}
"""Those of the place and of the value."""

WHERE = {
    "box": (
        "For which $x$, in centimetres, is the volume of the box greatest?",
        "Find the $x$, in cm, that makes the volume of the box as large as possible.",
    ),
    "profit": (
        "For which $q \\ge 0$ is the monthly profit greatest?",
        "Find the $q \\ge 0$ that maximises the monthly profit.",
    ),
    "can": (
        "For which radius, in metres, is the cost of the material least?",
        "Find the radius, in m, for which the material costs least.",
    ),
    "cone": ("Find the radius of that cylinder, in centimetres.", "Which radius does it have, in cm?"),
    "sphere": (
        "Find the height of that cylinder, in centimetres.",
        "How tall is it, in cm? Give the exact value.",
    ),
    "shore": (
        "How far from $N$, in kilometres, is the point where the boat must land?",
        "Find the distance, in km, from $N$ to the best landing point.",
    ),
    "tax": (
        "Which $t$ brings the state the largest tax revenue?",
        "Find the tax $t$ per unit that makes the state's revenue from it as large as possible.",
    ),
}

HOW_MUCH = {
    "box": ("Find this greatest volume, in cm$^3$.", "What is the volume then, in cubic centimetres?"),
    "profit": (
        "Find this greatest profit, in thousand euros.",
        "What is the profit then, in thousand euros?",
    ),
    "can": (
        "Find this least cost, in euros, exactly.",
        "What does the material cost then, in euros? Give the exact value.",
    ),
    "cone": (
        "Find its volume, in cm$^3$, exactly.",
        "What is its volume, in cubic centimetres? Give the exact value.",
    ),
    "sphere": (
        "Find its volume, in cm$^3$, exactly.",
        "What is its volume, in cubic centimetres? Give the exact value.",
    ),
    "shore": ("Find the shortest possible time, in hours.", "How many hours does the journey take then?"),
    "tax": ("Find this largest revenue, in euros.", "What is the revenue then, in euros?"),
}

TEXTS = {
    "story": {
        "box": (STATEMENTS["box"], WHERE["box"], HOW_MUCH["box"]),
        "profit": (STATEMENTS["profit"], WHERE["profit"], HOW_MUCH["profit"]),
        "can": (STATEMENTS["can"], WHERE["can"], HOW_MUCH["can"]),
        "cone": (STATEMENTS["cone"], WHERE["cone"], HOW_MUCH["cone"]),
        "sphere": (STATEMENTS["sphere"], WHERE["sphere"], HOW_MUCH["sphere"]),
        "shore": (STATEMENTS["shore"], WHERE["shore"], HOW_MUCH["shore"]),
        "tax": (STATEMENTS["tax"], WHERE["tax"], HOW_MUCH["tax"]),
    }
}
