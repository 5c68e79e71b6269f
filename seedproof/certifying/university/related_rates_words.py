"""The sentences of `related_rates`; kinds of questions name their stories, and then the letter."""

from seedproof.certifying.university.gaps import sentences

STATEMENTS = sentences(
    {
        "cone": (
            "Water is pumped at ${flow:number}$ m$^3$ per minute into a tank of the form of a cone with "
            "its tip at the bottom, ${height:number}$ m high and with a radius of ${radius:number}$ m "
            "at the top. Consider the moment at which the depth of the water is ${depth:number}$ m.",
            "A conical tank stands on its tip; it is ${height:number}$ m high, and its radius at the "
            "top is ${radius:number}$ m. Water flows in at ${flow:number}$ m$^3$ per minute. At this "
            "moment the water is ${depth:number}$ m deep.",
        ),
        "trough": (
            "The ends of a horizontal trough are isosceles triangles with their tips at the bottom, "
            "${wide:number}$ dm wide at the top and ${height:number}$ dm high; the trough is "
            "${long:number}$ dm long. It is filled with ${flow:number}$ dm$^3$ of water per minute, and "
            "at this moment the water is ${depth:number}$ dm deep.",
            "A drinking trough of length ${long:number}$ dm has a cross-section that is an isosceles "
            "triangle standing on its tip, ${height:number}$ dm high and ${wide:number}$ dm wide at the "
            "top. Water runs in at ${flow:number}$ dm$^3$ per minute. Consider the moment at which it "
            "is ${depth:number}$ dm deep.",
        ),
        "balloon": (
            "A spherical balloon is blown up with ${flow:number}$ cm$^3$ of air per second. Consider "
            "the moment when its radius is ${radius:number}$ cm.",
            "Air enters a balloon at ${flow:number}$ cm$^3$ per second, and the balloon is a sphere at "
            "any time. Just now its radius is ${radius:number}$ cm.",
        ),
        "lamp": (
            "A lamp hangs ${lamp:number}$ m above a level road. A rider whose head is ${head:number}$ m "
            "above the road moves away from the point below the lamp at ${speed:number}$ m/s, and is "
            "${off:number}$ m away from it at this moment. The ray that just passes over the rider's "
            "head meets the road at the acute angle $\\varphi$.",
            "At night a cyclist rides straight away from a street lamp at ${speed:number}$ m/s on level "
            "ground. The lamp is ${lamp:number}$ m high, the cyclist's head ${head:number}$ m, and the "
            "cyclist is now ${off:number}$ m from the foot of the lamp post. Let $\\varphi$ be the "
            "angle between the ground and the ray of light through the cyclist's head.",
        ),
        "ladder": (
            "Someone pulls the foot of a ladder away from a vertical wall at ${speed:number}$ dm per "
            "second. The ladder is ${ladder:number}$ dm long, its foot is now ${off:number}$ dm from "
            "the wall. Call the height of its top $y$, and its angle with the level ground $\\theta$.",
            "A ladder of length ${ladder:number}$ dm leans against a vertical wall, and its foot slides "
            "away from the wall on level ground at ${speed:number}$ dm per second. At this moment the "
            "foot is ${off:number}$ dm from the wall. Let $y$ be the height of the top, and $\\theta$ "
            "the angle between the ladder and the ground.",
        ),
        "ships": (
            "Ship $A$ is ${east:number}$ km east of a port $O$ and sails east at ${speed_east:number}$ "
            "km/h; ship $B$ is ${north:number}$ km north of $O$ and sails north at "
            "${speed_north:number}$ km/h. Let $s$ be the distance of the ships, and $\\theta$ the angle "
            "$OAB$.",
            "Two ships leave a port $O$ on straight courses. At noon $A$ is ${east:number}$ km east of "
            "it, with a speed of ${speed_east:number}$ km/h to the east, and $B$ is ${north:number}$ km "
            "north of it, with ${speed_north:number}$ km/h to the north. Write $s$ for the distance "
            "$AB$ and $\\theta$ for the angle at $A$ in the triangle $OAB$.",
        ),
        "coffee": (
            "Coffee drips from a conical filter, tip down, ${height:number}$ cm high and with a radius "
            "of ${radius:number}$ cm at the top, into a pot, a cylinder of radius ${pot:number}$ cm. "
            "The depth of the coffee in the filter falls at a constant ${sinks:number}$ cm per minute, "
            "and is ${depth:number}$ cm at this moment.",
            "A funnel is a cone with its tip at the bottom, of height ${height:number}$ cm and upper "
            "radius ${radius:number}$ cm. The liquid in it sinks by ${sinks:number}$ cm per minute at "
            "all times and runs into a cylinder of radius ${pot:number}$ cm. Consider the moment when "
            "the liquid in the funnel is still ${depth:number}$ cm deep.",
        ),
        "crank": (
            "In an engine, a rod of length ${rod:number}$ cm connects a piston with the end of a crank "
            "of length ${crank:number}$ cm, which turns about a centre $O$. The piston moves on a line "
            "through $O$, at the distance $x$ from $O$. The angle $\\theta$ of the crank, measured from "
            "the direction from $O$ towards the piston, grows by ${turn:number}$ radians per second; "
            "the rod makes the acute angle $\\varphi$ with the line. Consider the moment with "
            "$\\cos\\theta = {cosine:tree}$ and $0 < \\theta < \\frac{{\\pi}{{2}$.",
            "A crank of length ${crank:number}$ cm turns about $O$ at ${turn:number}$ radians per "
            "second. A rod of length ${rod:number}$ cm joins its end to a piston that slides on a line "
            "through $O$, at the distance $x$ from $O$. Let $\\theta$ be the growing angle between the "
            "crank and the direction from $O$ to the piston, and $\\varphi$ the acute angle between the "
            "rod and the line. At this moment $0 < \\theta < \\frac{{\\pi}{{2}$ and $\\cos\\theta = "
            "{cosine:tree}$.",
        ),
        "gas": (
            "While a spherical balloon rises, the pressure $P$ of the ideal gas inside falls at "
            "${pressure_falls:number}$ kPa per minute and its temperature $T$ at ${cools:number}$ K per "
            "minute; $PV/T$ stays constant. Consider the moment when $P = {pressure:number}$ kPa, $T = "
            "{temperature:number}$ K and the radius is ${radius:number}$ m.",
            "A weather balloon is filled with an ideal gas, so that $PV/T$ is constant. It is a sphere "
            "of radius ${radius:number}$ m just now, at a pressure of ${pressure:number}$ kPa, which "
            "falls by ${pressure_falls:number}$ kPa per minute, and a temperature of "
            "${temperature:number}$ K, which falls by ${cools:number}$ K per minute.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "cone h": (
            "Find the rate at which the depth grows, in m/min.",
            "How fast does the water level rise, in metres per minute?",
        ),
        "cone A": (
            "How fast does the area of the water's surface grow then, in m$^2$ per minute?",
            "Hence find the rate at which the area of the water's surface grows, in m$^2$/min.",
        ),
        "trough h": (
            "Find the rate at which the depth grows, in dm/min.",
            "How fast does the water level rise, in decimetres per minute?",
        ),
        "trough w": (
            "How fast does the width of the water's surface grow then, in decimetres per minute?",
            "Hence find the rate at which the water's surface becomes wider, in dm/min.",
        ),
        "balloon r": (
            "Find the rate of change of the radius, in cm/s.",
            "How fast does the radius grow, in centimetres per second?",
        ),
        "balloon A": (
            "Hence find the rate of change of its surface area, in cm$^2$/s.",
            "How fast does the area of the balloon's surface grow then, in cm$^2$ per second?",
        ),
        "lamp s": (
            "Find the speed of the tip of the shadow on the ground, in metres per second.",
            "How fast does the tip of the shadow move along the road, in m/s?",
        ),
        "ladder y": (
            "What is $\\frac{{dy}{{dt}$ now, with its sign, in dm/s?",
            "Find $\\frac{{dy}{{dt}$ at this moment, in decimetres per second, with its sign.",
        ),
        "ships s": (
            "Find $\\frac{{ds}{{dt}$ at this moment, in km/h.",
            "At which rate do the ships move away from each other, in km/h?",
        ),
        "ships theta": (
            "What is $\\frac{{d\\theta}{{dt}$ then, with its sign, in rad/h?",
            "Find $\\frac{{d\\theta}{{dt}$ at this moment, in radians per hour.",
        ),
        "coffee k": (
            "Find the rate at which the level in the cylinder rises now, in cm/min.",
            "How fast does the level in the cylinder rise at this moment, in cm per minute?",
        ),
        "coffee k'": (
            "At what rate is that rate changing at this moment? Give it with its sign, in cm/min$^2$.",
            "Find the acceleration of the level in the cylinder, with its sign, in cm/min$^2$.",
        ),
        "crank x": (
            "What is $\\frac{{dx}{{dt}$ at this moment, with its sign, in centimetres per second?",
            "Find the velocity $\\frac{{dx}{{dt}$ of the piston, with its sign, in cm/s.",
        ),
        "crank phi": ("What is $\\frac{{d\\varphi}{{dt}$ then, in rad/s?",),
        "gas V": (
            "At which rate does the volume grow, in cubic metres per minute?",
            "Find $\\frac{{dV}{{dt}$ at this moment, in m$^3$ per minute.",
        ),
        "gas r": (
            "How fast does the radius grow then, in metres per minute?",
            "Hence find the rate of change of the radius, in m/min.",
        ),
        "lamp crank phi": (
            "What is $\\frac{{d\\varphi}{{dt}$ now, with its sign, in rad/s?",
            "Find $\\frac{{d\\varphi}{{dt}$ at this moment, in radians per second.",
        ),
        "ladder theta": (
            "What is $\\frac{{d\\theta}{{dt}$ now, with its sign, in rad/s?",
            "Find $\\frac{{d\\theta}{{dt}$ at this moment, in radians per second.",
        ),
    }
)
