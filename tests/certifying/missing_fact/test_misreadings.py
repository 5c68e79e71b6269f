"""A text that says something else is unread or contradicted; it is never taken for the row."""

import pytest

import seedproof as sp
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of


def changed(family, old, new):
    """Return a row with other words in its notes, its task, and what repeats them."""
    row = sp.rebuild(f"missing_fact/{family}/d1/000000")
    assert row["question"].count(old) == 1
    return {
        **row,
        "question": row["question"].replace(old, new),
        "view": [sentence.replace(old, new) for sentence in row["view"]],
        "target": row["target"].replace(old, new),
    }


UNREAD = [
    ("bayes_missing_prior", "the complement of H", "the complement of E"),
    ("birth_death_missing_rate", "the states 0, 1 and 2", "the states 0, 1 and 3"),
    ("birth_death_missing_rate", "from state i to state i+1", "from state i to state i+2"),
    ("birth_death_missing_rate", "In state 0, the birth rate", "In state 1, the birth rate"),
    ("birth_death_missing_rate", "from state 1 to state 2", "from state 2 to state 1"),
    ("circuit_missing_resistance", "the 3 resistors R1 to R3", "the 4 resistors R1 to R3"),
    ("circuit_missing_resistance", "in parallel with R2", "in parallel with R3"),
    ("circuit_missing_resistance", "G2 is the group", "G1 is the group"),
    ("crt_reconstruction", "modulo 11", "modulo 307"),
    ("crt_reconstruction", "division by 17", "division by 7"),
    ("deconvolution", "over i from 0 to 1", "over i from 0 to 2"),
    ("deconvolution", "x_0 to x_3 are integers", "x_0 to x_4 are integers"),
    ("deconvolution", "k = 2, 0, 3, 1 were", "k = 2, 0, 3 were"),
    ("deconvolution", "At index 0, the output is y_0", "At index 1, the output is y_0"),
    ("discrete_tomography", "5 rows and 4 columns", "4 rows and 5 columns"),
    ("discrete_tomography", "the value of cell (4, 1) was", "the value of cell (1, 1) was"),
    ("discrete_tomography", "The sum of row 3", "The sum of row 4"),
    ("discrete_tomography", "The sum of row 3 is 4", "The sum of row 3 is 3"),
    ("discrete_tomography", "from c00 to c43", "from c00 to c34"),
    ("eigenvector_missing_entry", "gives -6 times v", "gives 6 times v"),
    ("eigenvector_missing_entry", "Row 0, column 0 contains", "Row 0, column 1 contains"),
    ("eigenvector_missing_entry", "row 1 and column 0?", "row 0 and column 1?"),
    ("eigenvector_missing_entry", "v = (0, 2)", "v = (0, 2, 1)"),
    ("geometry_coordinates", "2*y = 22 - x", "2*z = 22 - x"),
    ("geometry_coordinates", "2*y = 22 - x", "2*y = 22*x*y"),
    ("graph_path_sums", "1-2 and 2-0 have the weights", "2-0 and 1-2 have the weights"),
    ("graph_path_sums", "s3 is the path sum", "s2 is the path sum"),
    ("graph_path_sums", "e01 + e12 = 60", "e01 + e01 = 60"),
    ("laplace_grid", "i and j from 1 to 2", "i and j from 1 to 3"),
    ("laplace_grid", "The border value u[2][3]", "The border value u[2][2]"),
    ("laplace_grid", "u[i+1][j] + u[i][j-1]", "u[i+1][j] - u[i][j-1]"),
    ("linear_system_missing_coeff", "x = (x_0, x_1)", "x = (x_1, x_0)"),
    ("linear_system_missing_coeff", "b = (-5, -3)", "b = (-5, -3, 1)"),
    ("linear_system_missing_coeff", "2 rows and 2 columns", "2 rows and 3 columns"),
    ("linear_system_missing_coeff", "What is x_0?", "What is x_2?"),
    ("linear_system_separator", "a, b and c solve", "b, a and c solve"),
    ("linear_system_separator", "the unknown c, was solved for c", "the unknown c, was solved for b"),
    ("linear_system_separator", "3*a = b + c + 326", "3*a = b + d + 326"),
    ("linear_system_separator", "3*a = b + c + 326", "3*a = b*c + 326"),
    ("linear_system_separator", "Find a, b and c.", "Find a and b."),
    ("markov_missing_transition", "the states 0 and 1", "the states 1 and 2"),
    ("markov_missing_transition", "From state 1 the chain", "From state 0 the chain"),
    ("markov_missing_transition", "The entry P[1][1]", "The entry P[1][0]"),
    ("markov_missing_transition", "The entry P[1][1]", "The entry P[2][1]"),
    ("markov_missing_transition", "from state i leads to state j", "from state j leads to state i"),
    ("matrix_completion", "rank 1 with", "rank 2 with"),
    ("matrix_completion", "m01 has the value", "m11 has the value"),
    ("moment_problem", "q1 + 4*q2 is called", "q1 + 8*q2 is called"),
    ("moment_problem", "The first moment is", "The second moment is"),
    ("phase_retrieval", "w = -i", "w = i"),
    ("phase_retrieval", "The value of |X1|^2", "The value of |X0|^2"),
    ("phase_retrieval", "and |x1| is greater than |x3|", "and |x3| is greater than |x1|"),
    ("phase_retrieval", "|X3|^2 = 45", "|X3|^2 = 41"),
    ("piecewise_missing_threshold", "for all x >= t", "for all x > t"),
    ("piecewise_missing_threshold", "If x < t, then f(x) = 8*x", "If x < t, then f(x) = 8*y"),
    ("poly_interpolation", "The value of p at x = 4", "The value of p at x = 5"),
    ("poly_interpolation", "p(2) is", "p(0) is"),
    ("portfolio_variance_missing_corr", "Asset 0 has the weight w_0", "Asset 1 has the weight w_0"),
    ("portfolio_variance_missing_corr", "2 assets, numbered", "3 assets, numbered"),
    ("portfolio_variance_missing_corr", "and positive semidefinite", "and positive definite"),
    ("rankdef_linear_shared", "By equation 2, ", "By equation 1, "),
    ("recurrence_missing_init", "for all n >= 0", "for all n >= 1"),
    ("recurrence_missing_init", "The value of a(0)", "The value of a(1)"),
    ("recurrence_missing_init", "2*a(n) ", "2*a(n-1) "),
    ("steady_state_missing_emission", "of symbol 0 in state 1", "of symbol 1 in state 1"),
    ("steady_state_missing_emission", "equal to 0?", "equal to 2?"),
]


def test_other_words_are_unread(subtests):
    for family, old, new in UNREAD:
        with subtests.test(family=family, old=old, new=new), pytest.raises(Unread):
            certified("missing_fact", changed(family, old, new))


CONTRADICTED = [
    ("bayes_missing_prior", "Given H, the event", "Given not H, the event"),
    ("birth_death_missing_rate", "mu_1 = 6", "mu_1 = 5"),
    ("birth_death_missing_rate", "stationary probability of state 0", "stationary probability of state 1"),
    ("circuit_missing_resistance", "in series with G1", "in parallel with G1"),
    ("crt_reconstruction", "the remainder 1 on", "the remainder 2 on"),
    ("crt_reconstruction", "congruent to 9 modulo 11", "congruent to 9 modulo 15"),
    ("deconvolution", "(-2, -3)", "(-3, -2)"),
    ("eigenvector_missing_entry", "M[1][1] is -6", "M[1][1] is -5"),
    ("geometry_coordinates", "2*y = 22 - x", "2*x = 22 - y"),
    ("geometry_coordinates", "(4, -4)", "(-4, 4)"),
    ("graph_path_sums", "the path sum e01 + e20", "the path sum e01 + e12"),
    ("laplace_grid", "u[1][3] has the value -96", "u[1][3] has the value 96"),
    ("linear_system_missing_coeff", "A[1][0] = -8", "A[1][0] = 8"),
    ("linear_system_separator", "3*a = b + c + 326", "3*a = b + c + 327"),
    ("linear_system_separator", "3*a = b + c + 326", "3*a = b - c + 326"),
    ("markov_missing_transition", "the probability of state 0", "the probability of state 1"),
    ("matrix_completion", "m01 has the value 36", "m01 has the value 18"),
    ("piecewise_missing_threshold", "12 - 8*x", "8*x - 12"),
    ("poly_interpolation", "is -51", "is 51"),
    ("poly_interpolation", "at most 3", "at most 4"),
    ("portfolio_variance_missing_corr", "sigma_0 = 5", "sigma_0 = 6"),
    ("rankdef_linear_shared", "2*x - y - 3*z = -62", "2*x - y - 3*z = 62"),
    ("recurrence_missing_init", "a(n+1) - 2*a(n)", "a(n+1) + 2*a(n)"),
    ("steady_state_missing_emission", "equal to 0?", "equal to 1?"),
]


def test_other_numbers_are_contradicted(subtests):
    for family, old, new in CONTRADICTED:
        with subtests.test(family=family, old=old, new=new):
            pytest.importorskip("z3")
            scripts = certified("missing_fact", changed(family, old, new)).scripts
            assert any(result_of(script) != script.expected for script in scripts)


def result_of(script):
    """Return what z3 says."""
    import z3

    solver = z3.Solver()
    solver.from_string(text_of(script).replace("(check-sat)", "").replace("(exit)", ""))
    return str(solver.check())


REPEATED = ("hint", "hint_value", "hint_slot", "accepted_slots", "names", "view", "target")


def test_columns_repeat_the_question_and_the_holder(subtests):
    for column in REPEATED:
        with subtests.test(column):
            row = sp.rebuild("missing_fact/linear_system_separator/d1/000000")
            other = [*row[column], "b"] if isinstance(row[column], list) else f"{row[column]}0"
            with pytest.raises(Unread):
                certified("missing_fact", {**row, column: other})


def test_an_answer_of_another_shape_is_unread(subtests):
    for answer in ["(88, 13)", "(88, 13, c)", "(88, 13, 1/0)", ""]:
        with subtests.test(answer):
            row = sp.rebuild("missing_fact/linear_system_separator/d1/000000")
            with pytest.raises(Unread):
                certified("missing_fact", {**row, "answer": answer})
