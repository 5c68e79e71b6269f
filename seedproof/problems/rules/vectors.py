"""The rules of vectors and fields: gradient, divergence, curl, products, changes of variables."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "gradient": Rule(
        wordings=(
            r"The gradient of $<function>$, in the order $<letters>$, is $<gradient>$.",
            r"$\nabla\left(<function>\right) = <gradient>$, with the partial derivatives in the order "
            r"$<letters>$.",
            r"Differentiating $<function>$ by each of $<letters>$ gives the gradient $<gradient>$.",
        ),
        explained="The gradient lists the partial derivatives; in each the other letters are constants.",
    ),
    "tangent_to_level_curve": Rule(
        wordings=(
            r"The level curve of $<function>$ through $<point>$ has the tangent $<line>$ there.",
            r"At $<point>$, the line $<line>$ touches the level curve of $<function>$.",
            r"The line $<line>$ goes through $<point>$, at right angles to the gradient of $<function>$ "
            r"there.",
        ),
        explained="The gradient is at right angles to the level curve.",
    ),
    "vector_at": Rule(
        wordings=(
            r"At $\left(<letters>\right) = <point>$, the vector $<vector>$ is $<value>$.",
            r"The vector $<vector>$ has the value $<value>$ at $\left(<letters>\right) = <point>$.",
            r"Putting $\left(<letters>\right) = <point>$ into $<vector>$ gives $<value>$.",
        ),
        explained="A vector field is evaluated component by component.",
    ),
    "value_at_points": Rule(
        wordings=(
            r"At every point $(x, y)$ of $<points>$, the expression $<expression>$ has the value $<value>$.",
            r"All points $(x, y) \in <points>$ satisfy $<expression> = <value>$.",
            r"We have $<expression> = <value>$ for each of the points $(x, y)$ in $<points>$.",
        ),
        explained="A condition is checked by putting the coordinates of each point in.",
    ),
    "plane_through": Rule(
        wordings=(
            r"The plane through $<point>$ with the normal vector $<normal>$ has the equation $<plane>$.",
            r"Orthogonal to $<normal>$ and through $<point>$ is the plane $<plane>$.",
            r"With the normal $<normal>$, the plane that contains the point $<point>$ is $<plane>$.",
        ),
        explained="The coefficients in the equation of a plane are the components of a normal vector.",
    ),
    "line_meets_plane": Rule(
        wordings=(
            r"The line through $<point>$ in the direction $<direction>$ meets the plane $<letter> = <level>$ "
            r"at $<meeting>$.",
            r"On the line from $<point>$ in the direction $<direction>$, we have $<letter> = <level>$ at the "
            r"point $<meeting>$.",
            r"Going from $<point>$ along $<direction>$, we come to the plane $<letter> = <level>$ at "
            r"$<meeting>$.",
        ),
        explained="A line is a point plus all multiples of a direction.",
    ),
    "common_zeros": Rule(
        wordings=(
            "The polynomials $<first>$ and $<second>$ are both zero at exactly the points $(x, y)$ in "
            "$<points>$.",
            r"Exactly for $(x, y) \in <points>$, we have $<first> = 0$ and $<second> = 0$.",
            "Solving $<first> = 0$ and $<second> = 0$ together gives just the points $(x, y)$ of $<points>$.",
        ),
        explained="Critical points are the places where both partial derivatives are zero.",
    ),
    "second_derivative_test": Rule(
        wordings=(
            "For $f(x, y) = <function>$, the determinant $f_{xx} f_{yy} - f_{xy}^2$ at the points "
            "$<points>$ is, in this order, $<values>$.",
            r"At $<points>$, in this order, the Hessian determinant of $f(x, y) = <function>$ has the values "
            r"$<values>$.",
            "The values of $f_{xx} f_{yy} - f_{xy}^2$ at $<points>$, one after the other, are $<values>$, "
            "where $f(x, y) = <function>$.",
        ),
        explained="Where the determinant of the second derivatives is negative, there is a saddle point.",
    ),
    "critical_kind": Rule(
        wordings=(
            "Of the points $<points>$, the function $f(x, y) = <function>$ has a $<kind>$ exactly at "
            "$<selected>$.",
            "Among $<points>$, just those in $<selected>$ are places where $f(x, y) = <function>$ has a "
            "$<kind>$.",
            "The function $f(x, y) = <function>$ has a $<kind>$ at the points of $<selected>$, and at no "
            "others of $<points>$.",
        ),
        explained="With a positive determinant, the sign of the second derivative by x decides.",
    ),
    "plane_curl": Rule(
        wordings=(
            r"For the plane field $<field>$, whose components are $P$ and $Q$, the difference "
            r"$\frac{\partial Q}{\partial x} - \frac{\partial P}{\partial y}$ is $<curl>$.",
            r"With $(P, Q) = <field>$ we have $Q_x - P_y = <curl>$.",
            r"The scalar curl $Q_x - P_y$ of the field $(P, Q) = <field>$ equals $<curl>$.",
        ),
        explained="By Green's theorem the circulation is the integral of the scalar curl over the inside.",
    ),
    "divergence": Rule(
        wordings=(
            r"The divergence of the field $<field>$ is $<divergence>$.",
            r"$\operatorname{div} <field> = <divergence>$.",
            r"Adding up the derivative of each component of $<field>$ by its own variable gives "
            r"$<divergence>$.",
        ),
        explained="By Gauss's theorem the flux out of a body is the integral of the divergence over it.",
    ),
    "curl": Rule(
        wordings=(
            r"The curl of the field $<field>$ is $<curl>$.",
            r"$\operatorname{curl} <field> = <curl>$.",
            r"$\nabla \times <field> = <curl>$.",
        ),
        explained="By Stokes' theorem the circulation is the flux of the curl through a spanned surface.",
    ),
    "scalar_product": Rule(
        wordings=(
            r"The scalar product of $<left>$ and $<right>$ is $<value>$.",
            r"$<left> \cdot <right> = <value>$.",
            r"Multiplying $<left>$ and $<right>$ component by component and adding up gives $<value>$.",
        ),
        explained="The scalar product adds the products of equal components.",
    ),
    "unit_vector": Rule(
        wordings=(
            r"The unit vector in the direction of $<vector>$ is $<unit>$.",
            r"Dividing $<vector>$ by its length gives the unit vector $<unit>$.",
            r"The vector of length $1$ that points the same way as $<vector>$ is $<unit>$.",
        ),
        explained="A vector divided by its length has the length one and the same direction.",
    ),
    "inner_integral": Rule(
        wordings=(
            r"The inner integral is $\int_{<low>}^{<high>} \left(<integrand>\right) \, d<letter> = <value>$.",
            r"Integrating $<integrand>$ over $<letter>$ alone, from $<low>$ to $<high>$, leaves $<value>$.",
            r"With the other letters held fixed, the integral of $<integrand>$ from $<letter> = <low>$ to "
            r"$<letter> = <high>$ is $<value>$.",
        ),
        explained="In an iterated integral the other letters are constants for the inner integration.",
    ),
    "substitution": Rule(
        wordings=(
            r"With $\left(<letters>\right) = <map>$, the form $\left(<integrand>\right) \, d(<letters>)$ "
            r"becomes $\left(<transformed>\right) \, d(<new>)$, the Jacobian included.",
            r"In the variables $<new>$, where $\left(<letters>\right) = <map>$, the integrand $<integrand>$ "
            r"times the Jacobian is $<transformed>$.",
            r"Substituting $\left(<letters>\right) = <map>$ turns the integrand $<integrand>$ in $<letters>$ "
            r"into $<transformed>$ in $<new>$; the absolute value of the Jacobian is a factor of it.",
        ),
        explained="A change of variables multiplies the integrand by the size of the Jacobian determinant.",
    ),
    "jacobian": Rule(
        wordings=(
            r"The Jacobian determinant of $<map>$ with respect to $<letters>$ is $<determinant>$.",
            r"$\frac{\partial <map>}{\partial \left(<letters>\right)} = <determinant>$.",
            r"For the map $\left(<letters>\right) \mapsto <map>$ the determinant of the derivative is "
            r"$<determinant>$.",
        ),
        explained="The Jacobian is the determinant of all partial derivatives, and says how areas grow.",
    ),
    "length": Rule(
        wordings=(
            r"The length of the vector $<vector>$ is $<length>$.",
            r"$\left\lVert <vector> \right\rVert = <length>$.",
            r"The vector $<vector>$ is $<length>$ long.",
        ),
        explained="The length of a vector is the root of the sum of its squared components.",
    ),
}
