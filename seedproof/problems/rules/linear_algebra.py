"""The rules of linear algebra: products, inverses, determinants, elimination, eigenvectors, projections."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "matrix_identity": Rule(
        wordings=(
            "As matrices, $<left> = <right>$.",
            "Working entry by entry, $<left>$ becomes $<right>$.",
            "The matrix $<left>$ is equal to $<right>$.",
        ),
        explained="Matrices are multiplied row by column, and the order of the factors matters.",
    ),
    "matrix_inverse": Rule(
        wordings=(
            r"The inverse matrix of $<matrix>$ is $<inverse>$.",
            r"$<matrix>$ is invertible, and its inverse is $<inverse>$.",
            r"Elimination beside the identity matrix turns $<matrix>$ into its inverse $<inverse>$.",
        ),
        explained="A matrix times its inverse is the identity matrix.",
    ),
    "determinant": Rule(
        wordings=(
            r"$\det\left(<matrix>\right) = <value>$.",
            r"The determinant of $<matrix>$ is $<value>$.",
            r"Expanding along a row, the determinant of $<matrix>$ comes to $<value>$.",
        ),
        explained="Adding a multiple of a row to another does not change a determinant.",
    ),
    "rank": Rule(
        wordings=(
            r"The rank of $<matrix>$ is $<rank>$.",
            r"$<matrix>$ has rank $<rank>$.",
            r"Elimination leaves as many rows of $<matrix>$ as its rank says, that is $<rank>$.",
        ),
        explained="The rank is the number of pivots that elimination leaves.",
    ),
    "row_echelon": Rule(
        wordings=(
            r"Row operations turn $<matrix>$ into $<echelon>$.",
            r"By elimination the rows of $<matrix>$ become those of $<echelon>$.",
            r"$<matrix>$ and $<echelon>$ differ only by row operations.",
        ),
        explained="Row operations do not change which vectors solve a system.",
    ),
    "kernel": Rule(
        wordings=(
            r"The kernel of $<matrix>$ has the basis $<basis>$.",
            r"A basis of the solutions $v$ of $<matrix> v = 0$ is $<basis>$.",
            r"Exactly the linear combinations of $<basis>$, a basis, are sent to zero by $<matrix>$.",
        ),
        explained="The dimension of the kernel is the number of columns minus the rank.",
    ),
    "image": Rule(
        wordings=(
            r"The columns of $<matrix>$ span a space with the basis $<basis>$.",
            r"A basis of the column space of $<matrix>$ is $<basis>$.",
            r"The image of $<matrix>$ has the basis $<basis>$.",
        ),
        explained="The columns with a pivot are a basis of the image.",
    ),
    "linear_system_solution": Rule(
        wordings=(
            r"The only solution $v$ of $<matrix> v = <right>$ is $<solution>$.",
            r"Solving $<matrix> v = <right>$ gives $v = <solution>$ and nothing else.",
            r"$<matrix> v = <right>$ holds for $v = <solution>$ alone.",
        ),
        explained="A square system with determinant not zero has exactly one solution.",
    ),
    "unsolvable": Rule(
        wordings=(
            r"No vector $v$ solves $<matrix> v = <right>$.",
            r"The system $<matrix> v = <right>$ has no solution $v$.",
            r"$<matrix> v = <right>$ is impossible for every $v$.",
        ),
        explained="A system has no solution when the right side adds to the rank.",
    ),
    "characteristic_polynomial": Rule(
        wordings=(
            r"$\det\left(<letter> I - <matrix>\right) = <polynomial>$.",
            r"The characteristic polynomial of $<matrix>$, in $<letter>$ and with leading coefficient 1, is "
            r"$<polynomial>$.",
            r"Expanding the determinant of $<letter> I - <matrix>$ gives $<polynomial>$.",
        ),
        explained="The eigenvalues are the zeros of the characteristic polynomial.",
    ),
    "eigenvalues": Rule(
        wordings=(
            r"The eigenvalues of $<matrix>$ are exactly those in $<eigenvalues>$.",
            r"$<matrix>$ has the set of eigenvalues $<eigenvalues>$.",
            r"Exactly the numbers in $<eigenvalues>$ are eigenvalues of $<matrix>$.",
        ),
        explained="The sum of the eigenvalues is the trace, their product is the determinant.",
    ),
    "eigenvalues_with_multiplicity": Rule(
        wordings=(
            r"With algebraic multiplicities, the eigenvalues of $<matrix>$ are $<list>$.",
            r"$<matrix>$ has the eigenvalues $<list>$, each as often as its algebraic multiplicity says.",
            r"Each taken as often as it is a zero of the characteristic polynomial, the eigenvalues of "
            r"$<matrix>$ are $<list>$.",
        ),
        explained="Counted with algebraic multiplicities there are as many eigenvalues as rows.",
    ),
    "eigenspace": Rule(
        wordings=(
            r"The eigenspace of $<matrix>$ for the eigenvalue $<eigenvalue>$ has the basis $<basis>$.",
            r"A basis of the vectors that $<matrix>$ multiplies by $<eigenvalue>$ is $<basis>$.",
            r"For the eigenvalue $<eigenvalue>$, the eigenvectors of $<matrix>$ have the basis $<basis>$.",
        ),
        explained="Eigenvectors are found as the kernel of the matrix minus the eigenvalue on its diagonal.",
    ),
    "vector_identity": Rule(
        wordings=(
            r"As vectors, $<left> = <right>$.",
            r"Coordinate by coordinate, $<left>$ becomes $<right>$.",
            r"The vector $<left>$ is equal to $<right>$.",
        ),
        explained="Vectors are added and multiplied by numbers coordinate by coordinate.",
    ),
    "orthogonal_projection": Rule(
        wordings=(
            r"The orthogonal projection of $<vector>$ on the span of $<spanning>$ is $<projection>$.",
            r"Among the vectors in the span of $<spanning>$, $<projection>$ is the nearest to $<vector>$.",
            r"Projecting $<vector>$ orthogonally on the span of $<spanning>$ gives $<projection>$.",
        ),
        explained="What is left over by an orthogonal projection is orthogonal to the whole subspace.",
    ),
    "symmetric_matrix": Rule(
        wordings=(
            r"The quadratic form $<form>$ in $<letters>$ has the symmetric matrix $<matrix>$.",
            r"$<matrix>$ is the symmetric matrix of the quadratic form $<form>$ in $<letters>$.",
            r"Half of each mixed coefficient stands on both sides of the diagonal, so that $<form>$, in "
            r"$<letters>$, belongs to $<matrix>$.",
        ),
        explained="The symmetric matrix of a quadratic form has half of each mixed coefficient twice.",
    ),
    "positive_definite": Rule(
        wordings=(
            r"The symmetric matrix $<matrix>$ is positive definite exactly for $<letter> \in <solution>$.",
            r"All leading minors of the symmetric matrix $<matrix>$ are positive exactly for "
            r"$<letter> \in <solution>$.",
            r"By Sylvester's criterion, $v^{T} <matrix> v > 0$ for all $v \ne 0$ just when "
            r"$<letter> \in <solution>$.",
        ),
        explained="A symmetric matrix is positive definite when all its leading minors are positive.",
    ),
    "extremum_on_sphere": Rule(
        wordings=(
            r"Where the squares of $<letters>$ add up to $<square>$, $<extremum> \left(<form>\right) = "
            r"<value>$, attained exactly at the points of $<points>$.",
            r"$<extremum> \left(<form>\right) = <value>$ over all $<letters>$ with sum of squares "
            r"$<square>$; the points are those in $<points>$.",
            r"Among the points $<letters>$ whose squares add up to $<square>$, exactly those in $<points>$ "
            r"give $<extremum> \left(<form>\right) = <value>$.",
        ),
        explained="On a sphere a quadratic form is largest in the direction of the largest eigenvalue.",
    ),
    "first_index": Rule(
        wordings=(
            r"The smallest integer $<letter> \ge 0$ with $<inequality>$ is $<value>$.",
            r"Counting from $<letter> = 0$, the inequality $<inequality>$ holds for the first time at "
            r"$<letter> = <value>$.",
            r"$<inequality>$ is true for the first time, among $<letter> = 0, 1, 2, \dots$, when "
            r"$<letter> = <value>$.",
        ),
        explained="When something happens for the first time is found by trying the numbers around it.",
    ),
    "operator_image": Rule(
        wordings=(
            r"The map $p \mapsto \left(<second>\right) p'' + \left(<first>\right) p' + \left(<zeroth>\right) "
            "p$ takes $p = <polynomial>$ to $<image>$.",
            r"For $p = <polynomial>$, the map $p \mapsto \left(<second>\right) p'' + \left(<first>\right) p' "
            r"+ \left(<zeroth>\right) p$ gives $<image>$.",
            r"Putting $p = <polynomial>$ into "
            r"$\left(<second>\right) p'' + \left(<first>\right) p' + \left(<zeroth>\right) p$ "
            r"leads to $<image>$.",
        ),
        explained="A linear map is known as soon as the images of a basis are known.",
    ),
    "operator_matrix": Rule(
        wordings=(
            r"In the basis $<basis>$ the map $p \mapsto \left(<second>\right) p'' + \left(<first>\right) p' "
            r"+ \left(<zeroth>\right) p$ has the matrix $<matrix>$.",
            r"The matrix of $p \mapsto \left(<second>\right) p'' + \left(<first>\right) p' + "
            r"\left(<zeroth>\right) p$ in the basis $<basis>$ is $<matrix>$.",
            r"Column by column, the images of the basis $<basis>$ under $p \mapsto \left(<second>\right) p'' "
            r"+ \left(<first>\right) p' + \left(<zeroth>\right) p$ make up the matrix $<matrix>$.",
        ),
        explained="The columns of the matrix of a map are the coordinates of the images of the basis.",
    ),
    "diagonalizable": Rule(
        wordings=(
            "At most $<count>$ eigenvectors of $<matrix>$ are linearly independent; whether it is "
            "diagonalizable over the real numbers is answered by $<answer>$.",
            "To the question whether $<matrix>$ is diagonalizable over the real numbers the answer is "
            "$<answer>$, as it has $<count>$ linearly independent eigenvectors and not more.",
            "$<matrix>$ has just $<count>$ linearly independent eigenvectors, and so the answer to the "
            "question whether it is diagonalizable over the real numbers is $<answer>$.",
        ),
        explained="A matrix is diagonalizable when it has as many independent eigenvectors as rows.",
    ),
    "minimal_polynomial": Rule(
        wordings=(
            r"The minimal polynomial of $<matrix>$, in $<letter>$, is $<polynomial>$.",
            "Of all polynomials in $<letter>$ with leading coefficient 1 that vanish at $<matrix>$, the one "
            "of smallest degree is $<polynomial>$.",
            r"$<polynomial>$, as a polynomial in $<letter>$, vanishes at $<matrix>$, and none of its proper "
            r"divisors does.",
        ),
        explained="The minimal polynomial has the same zeros as the characteristic one, maybe less often.",
    ),
    "inverse_entry": Rule(
        wordings=(
            r"In row $<row>$ and column $<column>$, the inverse of $<matrix>$ has the entry $<entry>$.",
            r"The inverse of $<matrix>$ has, in row $<row>$ and column $<column>$, the entry $<entry>$.",
            "By Cramer's rule, $<entry>$ stands in row $<row>$ and column $<column>$ of the inverse of "
            "$<matrix>$.",
        ),
        explained="An entry of the inverse is a cofactor of the transposed place over the determinant.",
    ),
}
