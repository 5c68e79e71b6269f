"""The sentences of `optimisation_in_words`: boxes, firms, tanks, cones, balls, boats, taxes."""

from seedproof.certifying.university.gaps import sentences

STATEMENTS = sentences(
    {
        "box": (
            "An open box is made of a rectangle of cardboard, ${long:number}$ cm long and ${wide:number}$ "
            "cm wide: four "
            "equal squares of side $x$ are removed at its corners, and the sides are folded up.",
            "From each corner of a rectangular sheet of ${long:number}$ cm by ${wide:number}$ cm, a square "
            "of side $x$ "
            "is cut; then the sides are folded up to make an open box.",
        ),
        "firm": (
            "A firm that makes $q$ thousand units a month sells them all at a price of ${price:tree}$ "
            "euros each. Its "
            "monthly costs are ${costs:tree}$ thousand euros.",
            "Demand and costs of a manufacturer are known: $q$ thousand units can be sold in a month at "
            "${price:tree}$ "
            "euros each, and to make them costs ${costs:tree}$ thousand euros.",
        ),
        "tank": (
            "The curved side of a cylindrical container costs ${side:number}$ euros per square metre, its "
            "bottom and its "
            "lid ${ends:number}$ euros per square metre. Its volume is to be ${volume:tree}$ cubic metres.",
            "A closed cylindrical tank must hold ${volume:tree}$ m$^3$. The material of its two circular "
            "ends costs "
            "${ends:number}$ euros per square metre, that of its side ${side:number}$ euros per square "
            "metre.",
        ),
        "cone": (
            "The largest possible cylinder is turned from a wooden cone, whose base has the radius "
            "${radius:number}$ cm "
            "and whose height is ${height:number}$ cm. The cylinder stands on the base of the cone, and "
            "the axes of both "
            "coincide.",
            "A cylinder stands inside a right circular cone of base radius ${radius:number}$ cm and height "
            "${height:number}$ cm, with its base in the base of the cone and the rim of its top on the "
            "cone. Its volume "
            "is to be as large as possible.",
        ),
        "ball": (
            "A cylinder is inscribed in a sphere of radius ${radius:number}$ cm: the rims of both its ends "
            "lie on the "
            "sphere. Its volume is to be as large as possible.",
            "The largest possible cylinder is cut out of a ball of radius ${radius:number}$ cm.",
        ),
        "boat": (
            "A woman in a boat is ${off:number}$ km from the nearest point $N$ of a straight shore. She "
            "wants to reach a "
            "village on the shore, ${along:number}$ km from $N$, in the shortest time. She rows at "
            "${slow:number}$ km/h "
            "along a straight line to the shore and cycles at ${fast:number}$ km/h along it.",
            "A lighthouse stands on a rock ${off:number}$ km off a straight coast; $N$ is the nearest "
            "point of the coast, "
            "and a harbour lies on the coast ${along:number}$ km from $N$. The keeper rows straight to "
            "some point of the "
            "coast at ${slow:number}$ km/h, then cycles along the coast to the harbour at ${fast:number}$ "
            "km/h, so as to "
            "be there as early as possible.",
        ),
        "tax": (
            "A monopolist can sell $q$ units at a price of ${price:tree}$ euros each and has costs of "
            "${costs:tree}$ "
            "euros. The state levies a tax of $t$ euros on each unit sold; the monopolist, who knows $t$, "
            "then chooses "
            "$q$ to maximise his profit after tax.",
            "The state takes $t$ euros for each unit that a monopolist sells. He sells $q$ units at "
            "${price:tree}$ euros "
            "each, at costs of ${costs:tree}$ euros without the tax, and he always chooses the $q$ with "
            "the largest "
            "profit after tax.",
        ),
    }
)

CHOICES = {
    "box": (
        "Find the $x$, in cm, that makes the volume of the box as large as possible.",
        "For which $x$, in centimetres, is the volume of the box greatest?",
    ),
    "firm": (
        "Find the $q \\ge 0$ that maximises the monthly profit.",
        "For which $q \\ge 0$ is the monthly profit greatest?",
    ),
    "tank": (
        "For which radius, in metres, is the cost of the material least?",
        "Find the radius, in m, for which the material costs least.",
    ),
    "cone": (
        "Find the radius of that cylinder, in centimetres.",
        "Which radius does it have, in cm?",
    ),
    "ball": (
        "Find the height of that cylinder, in centimetres.",
        "How tall is it, in cm? Give the exact value.",
    ),
    "boat": (
        "Find the distance, in km, from $N$ to the best landing point.",
        "How far from $N$, in kilometres, is the point where the boat must land?",
    ),
    "tax": (
        "Find the tax $t$ per unit that makes the state's revenue from it as large as possible.",
        "Which $t$ brings the state the largest tax revenue?",
    ),
}
"""What is asked for first, by the story."""

GAINS = {
    "box": ("What is the volume then, in cubic centimetres?", "Find this greatest volume, in cm$^3$."),
    "firm": ("Find this greatest profit, in thousand euros.", "What is the profit then, in thousand euros?"),
    "tank": (
        "Find this least cost, in euros, exactly.",
        "What does the material cost then, in euros? Give the exact value.",
    ),
    "cylinder": (
        "What is its volume, in cubic centimetres? Give the exact value.",
        "Find its volume, in cm$^3$, exactly.",
    ),
    "boat": ("Find the shortest possible time, in hours.", "How many hours does the journey take then?"),
    "tax": ("Find this largest revenue, in euros.", "What is the revenue then, in euros?"),
}
"""What is asked for then, by the story; of cones and balls it is a cylinder."""

QUESTIONS = sentences(
    {f"choice_{kind}": asked for kind, asked in CHOICES.items()}
    | {f"gain_{kind}": asked for kind, asked in GAINS.items()}
)
