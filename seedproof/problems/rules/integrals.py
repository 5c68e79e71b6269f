"""The rules of integration and of what integrals measure: work, lengths, surfaces, centroids, forces."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "new_variable": Rule(
        wordings=(
            r"With $<letter> = <inner>$, the differential $\left(<integrand>\right) \, d<letter>$ becomes "
            r"$\left(<transformed>\right) \, d<new>$.",
            r"Substituting $<letter> = <inner>$ turns $\left(<integrand>\right) \, d<letter>$ into "
            r"$\left(<transformed>\right) \, d<new>$.",
            r"If we put $<letter> = <inner>$, we have $\left(<integrand>\right) \, d<letter> = "
            r"\left(<transformed>\right) \, d<new>$.",
        ),
        explained="In a substitution the differential changes, too: by the derivative of the inner function.",
    ),
    "antiderivative_between": Rule(
        wordings=(
            r"For $<low> < <letter> < <high>$, an antiderivative of $<function>$ is $<antiderivative>$.",
            r"$\int <function> \, d<letter> = <antiderivative> + \text{const}$ for $<low> < <letter> < "
            r"<high>$.",
            r"Where $<low> < <letter> < <high>$, the derivative of $<antiderivative>$ by $<letter>$ is "
            r"$<function>$.",
        ),
        explained="An antiderivative belongs to an interval, on which it can be differentiated.",
    ),
    "inner_function": Rule(
        wordings=(
            r"With $<new> = <inner>$, we have $\left(<integrand>\right) \, d<letter> = "
            r"\left(<transformed>\right) \, d<new>$.",
            r"If $<new>$ stands for $<inner>$, then $\left(<integrand>\right) \, d<letter>$ is "
            r"$\left(<transformed>\right) \, d<new>$.",
            r"Setting $<new> = <inner>$ makes $\left(<transformed>\right) \, d<new>$ of "
            r"$\left(<integrand>\right) \, d<letter>$.",
        ),
        explained="The inner function becomes a variable when its derivative is a factor of the integrand.",
    ),
    "by_parts": Rule(
        wordings=(
            r"$\int \left(<integrand>\right) d<letter> = <outside> + \int \left(<left>\right) d<letter>$.",
            r"By parts, the integral of $<integrand>$ over $<letter>$ is $<outside>$ plus that of $<left>$.",
            r"Integration by parts turns the integral of $<integrand>$ over $<letter>$ into $<outside>$ "
            r"plus the "
            r"integral of $<left>$.",
        ),
        explained="Integration by parts is the product rule, read backwards.",
    ),
    "reduction": Rule(
        wordings=(
            r"With $I_n = \int_{<low>}^{<high>} \left(<integrand>\right) \, d<letter>$ and $J = I_{n-2}$, "
            r"we have "
            r"$I_n = <formula>$ for $n \ge 2$.",
            r"For $n \ge 2$ and $J = I_{n-2}$, the integral $I_n = \int_{<low>}^{<high>} <integrand> \, "
            r"d<letter>$ "
            r"is $<formula>$.",
            r"Writing $J$ for $I_{n-2}$, where $I_n = \int_{<low>}^{<high>} \left(<integrand>\right) \, "
            r"d<letter>$, gives "
            r"$I_n = <formula>$ for all $n \ge 2$.",
        ),
        explained="A reduction formula comes from integration by parts, or from an identity of squares.",
    ),
    "pumping_layer": Rule(
        wordings=(
            r"A layer of thickness $d<letter>$ at the height $<letter>$ has the section $<section>$ and "
            r"weighs "
            r"$<weight>$ per unit of volume; lifting it to the height $<target>$ takes the work "
            r"$\left(<work>\right) \, d<letter>$.",
            r"At the height $<letter>$ the section is $<section>$, and a unit of volume weighs $<weight>$, "
            r"so "
            r"that raising a layer of thickness $d<letter>$ to the height $<target>$ needs the work "
            r"$\left(<work>\right) \, d<letter>$.",
            r"It takes the work $\left(<work>\right) \, d<letter>$ to raise the layer between $<letter>$ and "
            r"$<letter> + d<letter>$, whose section is $<section>$ and whose weight per unit of volume is "
            r"$<weight>$, to the height $<target>$.",
        ),
        explained="The work on a thin layer is its weight times the height by which it is lifted.",
    ),
    "speed": Rule(
        wordings=(
            r"Along the curve $(<x>, <y>)$ with $<low> < <letter> < <high>$, the speed with respect to "
            r"$<letter>$ is $<speed>$.",
            r"For $<low> < <letter> < <high>$ the derivatives of $<x>$ and $<y>$ by $<letter>$ have squares "
            r"whose sum has the root $<speed>$.",
            r"On $<low> < <letter> < <high>$, a point with the coordinates $x = <x>$ and $y = <y>$ has the "
            r"arc element $<speed> \, d<letter>$.",
        ),
        explained="The speed is the root of the sum of the squares of both derivatives.",
    ),
    "surface_element": Rule(
        wordings=(
            r"Rotated about the line $<axis>$, the arc at $(<x>, <y>)$ with the arc element "
            r"$<speed> \, d<letter>$ sweeps out a band of area $\left(<band>\right) \, d<letter>$.",
            r"A band of area $\left(<band>\right) \, d<letter>$ arises about the line $<axis>$ from the arc "
            r"element "
            r"$<speed> \, d<letter>$ at $(<x>, <y>)$.",
            r"The arc element $<speed> \, d<letter>$ at the point $(<x>, <y>)$ goes round the line $<axis>$; "
            r"its band has the area $\left(<band>\right) \, d<letter>$.",
        ),
        explained="A narrow band is as long as the circle that its arc describes.",
    ),
    "area_between": Rule(
        wordings=(
            r"Between $y = <lower>$ and $y = <upper>$, for $<low> \le <letter> \le <high>$, the area is "
            r"$<area>$.",
            r"The region $<lower> \le y \le <upper>$ with $<low> \le <letter> \le <high>$ has the area "
            r"$<area>$.",
            r"$<area>$ is the area that lies above $y = <lower>$ and below $y = <upper>$ for "
            r"$<low> \le <letter> \le <high>$.",
        ),
        explained="An area between two curves is the integral of the upper less the lower.",
    ),
    "centroid": Rule(
        wordings=(
            r"The region between $y = <lower>$ and $y = <upper>$ with $<low> \le <letter> \le <high>$ has "
            r"its "
            r"centroid at $<centroid>$.",
            r"$<centroid>$ is the centroid of the region $<lower> \le y \le <upper>$, "
            r"$<low> \le <letter> \le <high>$.",
            r"Dividing both moments by the area gives $<centroid>$ for the centroid of the region above "
            r"$y = <lower>$ and below $y = <upper>$ where $<low> \le <letter> \le <high>$.",
        ),
        explained="A coordinate of the centroid is a moment divided by the area.",
    ),
    "distance_to_line": Rule(
        wordings=(
            r"The point $<point>$ is at the distance $<distance>$ from the line $<left> = <right>$.",
            r"From $<point>$ to the line $<left> = <right>$ the distance is $<distance>$.",
            r"$<distance>$ is how far the point $<point>$ is from the line $<left> = <right>$.",
        ),
        explained="The distance from a line is measured along the perpendicular.",
    ),
    "pappus": Rule(
        wordings=(
            r"A region of area $<area>$ whose centroid goes round at the distance $<distance>$ sweeps out "
            r"the "
            r"volume $<volume>$.",
            r"By Pappus' theorem, the area $<area>$ with its centroid at the distance $<distance>$ from the "
            r"axis generates the volume $<volume>$.",
            r"The volume is $<volume>$ for a region of area $<area>$ with a centroid $<distance>$ away from "
            r"the axis of rotation.",
        ),
        explained="A solid of revolution has as volume the area times the way of its centroid.",
    ),
    "hydrostatic_force": Rule(
        wordings=(
            r"On a vertical plate of area $<area>$ with its centroid at the depth $<depth>$, in a liquid "
            r"that "
            r"weighs $<weight>$ per unit of volume, there is the force $<force>$.",
            r"The force is $<force>$ on a plate with the area $<area>$ and a centroid at the depth "
            r"$<depth>$, "
            r"where a unit of volume of the liquid weighs $<weight>$.",
            r"A liquid of weight $<weight>$ per unit of volume presses with the force $<force>$ on an "
            r"upright "
            r"plate of area $<area>$ whose centroid is at the depth $<depth>$.",
        ),
        explained="The mean pressure on a plate is the pressure at its centroid.",
    ),
    "derivative_of_integral": Rule(
        wordings=(
            r"The derivative of $\int_{<low>}^{<high>} \left(<integrand>\right) d<variable>$ with respect to "
            r"$<letter>$ is $<derivative>$.",
            r"$\frac{d}{d<letter>} \int_{<low>}^{<high>} \left(<integrand>\right) d<variable> = "
            r"<derivative>$.",
            r"Differentiating $\int_{<low>}^{<high>} \left(<integrand>\right) d<variable>$ by $<letter>$ "
            r"gives "
            r"$<derivative>$.",
        ),
        explained="An integral is differentiated at its ends by the fundamental theorem, and under its sign.",
    ),
    "minimum": Rule(
        wordings=(
            r"Among all $<letter>$ with $<low> < <letter> < <high>$, $<expression>$ is least exactly for "
            r"$<letter> = <at>$.",
            r"On $<low> < <letter> < <high>$ the smallest value of $<expression>$ is at $<letter> = <at>$ "
            r"alone.",
            r"$<letter> = <at>$ makes $<expression>$ as small as it can be for $<low> < <letter> < <high>$.",
        ),
        explained="At a least value inside an interval the derivative changes from negative to positive.",
    ),
    "maximum": Rule(
        wordings=(
            r"Among all $<letter>$ with $<low> < <letter> < <high>$, $<expression>$ is greatest exactly for "
            r"$<letter> = <at>$.",
            r"On $<low> < <letter> < <high>$ the largest value of $<expression>$ is at $<letter> = <at>$ "
            r"alone.",
            r"$<letter> = <at>$ makes $<expression>$ as large as it can be for $<low> < <letter> < <high>$.",
        ),
        explained="At a greatest value inside an interval the derivative changes from positive to negative.",
    ),
    "improper_integral": Rule(
        wordings=(
            r"The integral $\int_{<low>}^{<high>} \left(<integrand>\right) d<letter>$ $<verdict>$.",
            r"Integrated over $<letter>$ from $<low>$ to $<high>$, $<integrand>$ gives an integral that "
            r"$<verdict>$.",
            r"From $<letter> = <low>$ to $<letter> = <high>$, the improper integral of $<integrand>$ "
            r"$<verdict>$.",
        ),
        explained="An integral diverges as soon as one of its parts does, up to a pole or to infinity.",
    ),
    "integral_converges_for": Rule(
        wordings=(
            r"The integral $\int_{<low>}^{<high>} \left(<integrand>\right) d<letter>$ converges exactly for "
            r"$<parameter> \in <values>$.",
            r"Exactly for $<parameter> \in <values>$, the integral of $<integrand>$ over $<letter>$ from "
            r"$<low>$ to $<high>$ converges.",
            r"Integrating $<integrand>$ from $<letter> = <low>$ to $<letter> = <high>$, one has convergence "
            r"just if $<parameter> \in <values>$.",
        ),
        explained="At a pole a power converges for exponents above -1, at infinity for those below.",
    ),
}
