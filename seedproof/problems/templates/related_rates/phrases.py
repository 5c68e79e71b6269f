"""The sentences of related rates."""

STATEMENTS = {
    "cone": (
        "A conical tank stands on its tip; it is $<height>$ m high, and its radius at the top is $<radius>$ "
        "m. Water flows in at $<inflow>$ m$^3$ per minute. At this moment the water is $<depth>$ m deep.",
        "Water is pumped at $<inflow>$ m$^3$ per minute into a tank of the form of a cone with its tip at "
        "the bottom, $<height>$ m high and with a radius of $<radius>$ m at the top. Consider the moment "
        "at which the depth of the water is $<depth>$ m.",
    ),
    "balloon": (
        "A spherical balloon is blown up with $<inflow>$ cm$^3$ of air per second. Consider the moment "
        "when its radius is $<radius>$ cm.",
        "Air enters a balloon at $<inflow>$ cm$^3$ per second, and the balloon is a sphere at any time. Just "
        "now its radius is $<radius>$ cm.",
    ),
    "trough": (
        "The ends of a horizontal trough are isosceles triangles with their tips at the bottom, $<width>$ dm "
        "wide at the top and $<height>$ dm high; the trough is $<length>$ dm long. It is filled with "
        "$<inflow>$ dm$^3$ of water per minute, and at this moment the water is $<depth>$ dm deep.",
        "A drinking trough of length $<length>$ dm has a cross-section that is an isosceles triangle "
        "standing on its tip, $<height>$ dm high and $<width>$ dm wide at the top. Water runs in at "
        "$<inflow>$ dm$^3$ per minute. Consider the moment at which it is $<depth>$ dm deep.",
    ),
    "ladder": (
        "A ladder of length $<length>$ dm leans against a vertical wall, and its foot slides away from the "
        "wall on level ground at $<speed>$ dm per second. At this moment the foot is $<foot>$ dm from the "
        "wall. Let $y$ be the height of the top, and $\\theta$ the angle between the ladder and the ground.",
        "Someone pulls the foot of a ladder away from a vertical wall at $<speed>$ dm per second. The "
        "ladder is $<length>$ dm long, its foot is now $<foot>$ dm from the wall. Call the height of its "
        r"top $y$, and its angle with the level ground $\theta$.",
    ),
    "ships": (
        "Ship $A$ is $<east>$ km east of a port $O$ and sails east at $<east_speed>$ km/h; ship $B$ is "
        "$<north>$ km north of $O$ and sails north at $<north_speed>$ km/h. Let $s$ be the distance of the "
        "ships, and $\\theta$ the angle $OAB$.",
        "Two ships leave a port $O$ on straight courses. At noon $A$ is $<east>$ km east of it, with a "
        "speed of $<east_speed>$ km/h to the east, and $B$ is $<north>$ km north of it, with "
        r"$<north_speed>$ km/h to the north. Write $s$ for the distance $AB$ and $\theta$ for the angle at "
        "$A$ in the triangle $OAB$.",
    ),
    "shadow": (
        "At night a cyclist rides straight away from a street lamp at $<speed>$ m/s on level ground. The "
        "lamp is $<lamp>$ m high, the cyclist's head $<person>$ m, and the cyclist is now $<distance>$ m "
        r"from the foot of the lamp post. Let $\varphi$ be the angle between the ground and the ray of "
        "light through the cyclist's head.",
        "A lamp hangs $<lamp>$ m above a level road. A rider whose head is $<person>$ m above the road "
        "moves away from the point below the lamp at $<speed>$ m/s, and is $<distance>$ m away from it at "
        "this moment. The ray that just passes over the rider's head meets the road at the acute angle "
        r"$\varphi$.",
    ),
    "gas": (
        "A weather balloon is filled with an ideal gas, so that $PV/T$ is constant. It is a sphere of radius "
        "$<radius>$ m just now, at a pressure of $<pressure>$ kPa, which falls by $<pressure_fall>$ kPa per "
        "minute, and a temperature of $<temperature>$ K, which falls by $<temperature_fall>$ K per minute.",
        "While a spherical balloon rises, the pressure $P$ of the ideal gas inside falls at "
        "$<pressure_fall>$ kPa per minute and its temperature $T$ at $<temperature_fall>$ K per minute; "
        "$PV/T$ stays constant. Consider the moment when $P = <pressure>$ kPa, $T = <temperature>$ K and "
        "the radius is $<radius>$ m.",
    ),
    "filter": (
        "Coffee drips from a conical filter, tip down, $<height>$ cm high and with a radius of $<radius>$ cm "
        "at the top, into a pot, a cylinder of radius $<cylinder>$ cm. The depth of the coffee in the filter "
        "falls at a constant $<fall>$ cm per minute, and is $<depth>$ cm at this moment.",
        "A funnel is a cone with its tip at the bottom, of height $<height>$ cm and upper radius "
        "$<radius>$ cm. The liquid in it sinks by $<fall>$ cm per minute at all times and runs into a "
        "cylinder of radius $<cylinder>$ cm. Consider the moment when the liquid in the funnel is still "
        "$<depth>$ cm deep.",
    ),
    "crank": (
        "A crank of length $<crank>$ cm turns about $O$ at $<speed>$ radians per second. A rod of length "
        "$<rod>$ cm joins its end to a piston that slides on a line through $O$, at the distance $x$ from "
        r"$O$. Let $\theta$ be the growing angle between the crank and the direction from $O$ to the "
        r"piston, and $\varphi$ the acute angle between the rod and the line. At this moment $0 < \theta < "
        r"\frac{\pi}{2}$ and $\cos\theta = <cosine>$.",
        "In an engine, a rod of length $<rod>$ cm connects a piston with the end of a crank of length "
        "$<crank>$ cm, which turns about a centre $O$. The piston moves on a line through $O$, at the "
        r"distance $x$ from $O$. The angle $\theta$ of the crank, measured from the direction from $O$ "
        r"towards the piston, grows by $<speed>$ radians per second; the rod makes the acute angle $\varphi$ "
        r"with the line. Consider the moment with $\cos\theta = <cosine>$ and $0 < \theta < \frac{\pi}{2}$.",
    ),
}

UNITS = {
    "cone": ("m/min", "m^2/min"),
    "balloon": ("cm/s", "cm^2/s"),
    "trough": ("dm/min", "dm/min"),
    "ladder": ("dm/s", "rad/s"),
    "ships": ("km/h", "rad/h"),
    "shadow": ("m/s", "rad/s"),
    "gas": ("m^3/min", "m/min"),
    "filter": ("cm/min", "cm/min^2"),
    "crank": ("cm/s", "rad/s"),
}
"""Those of both rates."""

FIRST = {
    "cone": (
        "How fast does the water level rise, in metres per minute?",
        "Find the rate at which the depth grows, in m/min.",
    ),
    "balloon": (
        "How fast does the radius grow, in centimetres per second?",
        "Find the rate of change of the radius, in cm/s.",
    ),
    "trough": (
        "How fast does the water level rise, in decimetres per minute?",
        "Find the rate at which the depth grows, in dm/min.",
    ),
    "ladder": (
        r"Find $\frac{dy}{dt}$ at this moment, in decimetres per second, with its sign.",
        r"What is $\frac{dy}{dt}$ now, with its sign, in dm/s?",
    ),
    "ships": (
        r"Find $\frac{ds}{dt}$ at this moment, in km/h.",
        "At which rate do the ships move away from each other, in km/h?",
    ),
    "shadow": (
        "How fast does the tip of the shadow move along the road, in m/s?",
        "Find the speed of the tip of the shadow on the ground, in metres per second.",
    ),
    "gas": (
        "At which rate does the volume grow, in cubic metres per minute?",
        r"Find $\frac{dV}{dt}$ at this moment, in m$^3$ per minute.",
    ),
    "filter": (
        "How fast does the level in the cylinder rise at this moment, in cm per minute?",
        "Find the rate at which the level in the cylinder rises now, in cm/min.",
    ),
    "crank": (
        r"Find the velocity $\frac{dx}{dt}$ of the piston, with its sign, in cm/s.",
        r"What is $\frac{dx}{dt}$ at this moment, with its sign, in centimetres per second?",
    ),
}

SECOND = {
    "cone": (
        "How fast does the area of the water's surface grow then, in m$^2$ per minute?",
        "Hence find the rate at which the area of the water's surface grows, in m$^2$/min.",
    ),
    "balloon": (
        "How fast does the area of the balloon's surface grow then, in cm$^2$ per second?",
        "Hence find the rate of change of its surface area, in cm$^2$/s.",
    ),
    "trough": (
        "How fast does the width of the water's surface grow then, in decimetres per minute?",
        "Hence find the rate at which the water's surface becomes wider, in dm/min.",
    ),
    "ladder": (
        r"Find $\frac{d\theta}{dt}$ at this moment, in radians per second.",
        r"What is $\frac{d\theta}{dt}$ now, with its sign, in rad/s?",
    ),
    "ships": (
        r"Find $\frac{d\theta}{dt}$ at this moment, in radians per hour.",
        r"What is $\frac{d\theta}{dt}$ then, with its sign, in rad/h?",
    ),
    "shadow": (
        r"Find $\frac{d\varphi}{dt}$ at this moment, in radians per second.",
        r"What is $\frac{d\varphi}{dt}$ now, with its sign, in rad/s?",
    ),
    "gas": (
        "How fast does the radius grow then, in metres per minute?",
        "Hence find the rate of change of the radius, in m/min.",
    ),
    "filter": (
        "At what rate is that rate changing at this moment? Give it with its sign, in cm/min$^2$.",
        "Find the acceleration of the level in the cylinder, with its sign, in cm/min$^2$.",
    ),
    "crank": (
        r"Find $\frac{d\varphi}{dt}$ at this moment, in radians per second.",
        r"What is $\frac{d\varphi}{dt}$ then, in rad/s?",
    ),
}

TEXTS = {
    "story": {
        "cone": (STATEMENTS["cone"], FIRST["cone"], SECOND["cone"]),
        "balloon": (STATEMENTS["balloon"], FIRST["balloon"], SECOND["balloon"]),
        "trough": (STATEMENTS["trough"], FIRST["trough"], SECOND["trough"]),
        "ladder": (STATEMENTS["ladder"], FIRST["ladder"], SECOND["ladder"]),
        "ships": (STATEMENTS["ships"], FIRST["ships"], SECOND["ships"]),
        "shadow": (STATEMENTS["shadow"], FIRST["shadow"], SECOND["shadow"]),
        "gas": (STATEMENTS["gas"], FIRST["gas"], SECOND["gas"]),
        "filter": (STATEMENTS["filter"], FIRST["filter"], SECOND["filter"]),
        "crank": (STATEMENTS["crank"], FIRST["crank"], SECOND["crank"]),
    }
}
