"""Rows in the format of MIRA-MATH, with numbers of our own: a sound one of each family."""

import json
from fractions import Fraction


def row(family, answer_type, solution, *, notes, hint, target=None, shared=(), more=(), unknowns=("?",)):
    """A row of (sentence, constraint): of the solver, the hint, of both, and more of the holder."""
    _, constraint = hint
    views = (("A", [*notes, *shared]), ("B", [*shared, *more, hint]))
    kind = {"kind": constraint["type"], **{name: size for name, size in constraint.items() if name != "type"}}
    stated = {
        "id": f"{family[:3]}-000000",
        "family": family,
        "difficulty": 1,
        "n_agents": 2,
        "answer_type": answer_type,
        "global_solution": solution,
        "global_metadata": target or {},
        "agent_views": [
            {
                "agent_id": agent,
                "private_data": {
                    "unknowns": list(unknowns),
                    "externals": [],
                    "constraints_text": [text for text, _ in said],
                    "constraints_machine": [machine for _, machine in said if machine],
                },
            }
            for agent, said in views
        ],
        "minimal_hint_spec": {
            "k_min": 1,
            "atomic_hints": [{"hint_id": "h1", **kind, "providers": ["B"], "consumers": ["A"]}],
        },
    }
    return json.loads(json.dumps(stated))


def share(kind, value, **place):
    found = Fraction(value)
    return {"type": kind, **place, "num": found.numerator, "denom": found.denominator}


def ratio(value):
    found = Fraction(value)
    return {"numerator": found.numerator, "denominator": found.denominator}


def equation(text, right, **sizes):
    return text, {"type": "lin_eq", "coeffs": sizes, "rhs": right}


def bayes():
    return row(
        "bayes_missing_prior",
        "dict_int",
        ratio("3/7"),
        notes=[
            ("P(E|H) = 3/4", share("likelihood_pos", "3/4")),
            ("P(E|not_H) = 1/2", share("likelihood_neg", "1/2")),
        ],
        hint=("P(H) = 1/3", share("prior", "1/3")),
    )


def congruences():
    def one(residue, modulus):
        machine = {"type": "congruence", "var": "x", "mod": modulus, "residue": residue}
        return f"x ≡ {residue} (mod {modulus})", machine

    return row("crt_reconstruction", "dict_int", {"x": 23}, notes=[one(2, 3), one(3, 5)], hint=one(2, 7))


def geometry(distance=2):
    """Both lines meet in (1, 4 - distance), below Q."""
    right = 5 - distance
    second = distance - 2
    return row(
        "geometry_coordinates",
        "dict_int",
        {"value": distance},
        notes=[equation(f"x + y = {right}", right, x=1, y=1)],
        shared=[("Q = (1, 4)", None)],
        hint=equation(f"2x - y = {second}", second, x=2, y=-1),
        target={"point_q": [1, 4]},
    )


def graph(e01=2, e12=3, e20=4):
    return row(
        "graph_path_sums",
        "dict_int",
        {"e01": e01, "e12": e12, "e20": e20},
        notes=[equation(f"e01 + e12 = {e01 + e12}", e01 + e12, e01=1, e12=1, e20=0)],
        shared=[equation(f"e12 + e20 = {e12 + e20}", e12 + e20, e01=0, e12=1, e20=1)],
        hint=equation(f"e01 + e20 = {e01 + e20}", e01 + e20, e01=1, e12=0, e20=1),
    )


def separator():
    return row(
        "linear_system_separator",
        "dict_int",
        {"a": 2, "b": -1, "c": 4},
        notes=[
            equation("3a + -2b + c = 12", 12, a=3, b=-2, c=1),
            equation("-a + 5b + -3c = -19", -19, a=-1, b=5, c=-3),
        ],
        hint=("c = 4", {"type": "value", "var": "c", "value": 4}),
    )


def matrix_completion():
    def entry(i, j, value):
        return f"m{i}{j} = {value}", {"type": "entry", "row": i, "col": j, "value": value}

    return row(
        "matrix_completion",
        "int",
        {"value": 15},
        notes=[entry(0, 0, 4), entry(0, 1, 6)],
        hint=entry(1, 0, 10),
        target={"shape": [2, 2], "target": [1, 1]},
    )


def moments(q0=3, q1=2, q2=4):
    total, first, second = q0 + q1 + q2, q1 + 2 * q2, q1 + 4 * q2
    return row(
        "moment_problem",
        "dict_int",
        {"q0": q0, "q1": q1, "q2": q2},
        notes=[equation(f"q1 + 2q2 = {first}", first, q0=0, q1=1, q2=2)],
        shared=[equation(f"q0 + q1 + q2 = {total}", total, q0=1, q1=1, q2=1)],
        hint=equation(f"q1 + 4q2 = {second}", second, q0=0, q1=1, q2=4),
    )


def phase(signal=(1, 1, 1, 1)):
    x0, x1, x2, x3 = signal
    odd = (x0 - x2) ** 2 + (x1 - x3) ** 2
    sizes = [sum(signal) ** 2, odd, (x0 - x1 + x2 - x3) ** 2, odd]
    sign = 1 if x0 > 0 else -1
    return row(
        "phase_retrieval",
        "dict_int",
        dict(zip(("x0", "x1", "x2", "x3"), signal, strict=True)),
        notes=[(f"|FFT(x)|^2 = {sizes}", {"type": "fft_mag_sq", "values": sizes})],
        hint=(f"sign(x0) = {sign}", {"type": "sign", "index": 0, "sign": sign}),
    )


def piecewise():
    def branch(text, number, slope, intercept):
        condition = ("lt", "geq")[number]
        machine = {"type": "branch_formula", "branch": number, "slope": slope, "intercept": intercept}
        return text, machine | {"condition": condition}

    return row(
        "piecewise_missing_threshold",
        "int",
        {"value": -5},
        notes=[branch("f(x) = -x - 3  if x < t", 0, -1, -3), branch("f(x) = 4  if x >= t", 1, 0, 4)],
        shared=[("x = 2", {"type": "query_point", "x": 2})],
        hint=("threshold: t = 6", {"type": "threshold", "value": 6}),
    )


def shared_equations():
    return row(
        "rankdef_linear_shared",
        "dict_int",
        {"x": 1, "y": 2, "z": -1},
        notes=[
            equation("x + y + z = 2", 2, x=1, y=1, z=1),
            equation("2x - y + 3z = -3", -3, x=2, y=-1, z=3),
        ],
        more=[equation("x - 4y + 2z = -9", -9, x=1, y=-4, z=2)],
        hint=equation("-x + 2y + 5z = -2", -2, x=-1, y=2, z=5),
    )


def recurrence(r1=2, r2=1, a0=3, a1=-1, n=4):
    found = [a0, a1]
    while len(found) <= n:
        found.append(r1 * found[-1] + r2 * found[-2])
    return row(
        "recurrence_missing_init",
        "int",
        {"value": found[n]},
        notes=[(f"a(0) = {a0}", {"type": "init", "index": 0, "value": a0})],
        shared=[
            (f"a(n+2) = {r1} a(n+1) + {r2} a(n)", {"type": "recurrence", "coeffs": [r1, r2]}),
        ],
        hint=(f"a(1) = {a1}", {"type": "init", "index": 1, "value": a1}),
        target={"target_n": n},
    )


def birth_death():
    def up(i, rate, text="The birth rate from state {} to state {} is {}."):
        return text.format(i, i + 1, rate), {
            "type": "birth_rate",
            "from_state": i,
            "to_state": i + 1,
            "value": rate,
        }

    def down(i, rate):
        machine = {"type": "death_rate", "from_state": i, "to_state": i - 1, "value": rate}
        return f"A chain in state {i} transitions downward to state {i - 1} with rate {rate}.", machine

    return row(
        "birth_death_missing_rate",
        "rational",
        ratio("2/7"),
        notes=[up(0, 2), down(1, 3), down(2, 1)],
        hint=up(1, 1, "lambda_{0} = {2}"),
        target={"target_state": 1},
    )


def circuit():
    def resistor(number, size, text="Resistor R{} has resistance {} ohms."):
        return text.format(number, size), {"type": "resistance", "resistor": number - 1, "value": size}

    topology = [
        "R3 and R1 are connected in parallel, forming group G1.",
        "G1 and R2 are connected in series, forming the total equivalent resistance.",
    ]
    return row(
        "circuit_missing_resistance",
        "rational",
        ratio(7),
        notes=[
            (topology[0], {"type": "topology", "description": topology}),
            (topology[1], None),
            resistor(1, 3),
            resistor(2, 5),
        ],
        hint=resistor(3, 6, "R{} = {} ohms"),
    )


def deconvolution(kernel=(2, 0), signal=(1, -3, 4)):
    outputs = []
    for k in range(len(kernel) + len(signal) - 1):
        terms = [(kernel[k - i], i) for i in reversed(range(len(signal))) if 0 <= k - i < len(kernel)]
        value = sum(tap * signal[i] for tap, i in terms)
        text = " + ".join(f"{tap}x{i}" for tap, i in terms)
        outputs.append((f"{text} = {value}", {"type": "conv_eq", "index": k, "value": value}))
    return row(
        "deconvolution",
        "dict_int",
        {f"x{i}": value for i, value in enumerate(signal)},
        notes=outputs[1:],
        hint=outputs[0],
    )


def tomography():
    def line(kind, name, at, total):
        return f"{kind} {at} sum = {total}", {"type": f"{kind}_sum", name: at, "value": total}

    sums = [line("row", "row", i, total) for i, total in enumerate((1, 1, 1))]
    sums += [line("col", "col", j, total) for j, total in enumerate((1, 1, 1))]
    return row(
        "discrete_tomography",
        "int",
        {"value": 0},
        notes=sums,
        hint=("cell(0,0) = 1", {"type": "cell", "row": 0, "col": 0, "value": 1}),
        target={"size": [3, 3], "target_cell": [0, 1]},
    )


def eigenvector():
    def entry(i, j, value, text="The ({},{}) entry of M is {}."):
        return text.format(i, j, value), {"type": "matrix_entry", "row": i, "col": j, "value": value}

    return row(
        "eigenvector_missing_entry",
        "int",
        {"value": 16},
        notes=[
            entry(0, 1, 0),
            entry(1, 0, 5),
            entry(1, 1, 3),
            ("v[0] = 0.", {"type": "eigvec", "index": 0, "value": 0}),
            ("Component 1 of the eigenvector v equals 2.", {"type": "eigvec", "index": 1, "value": 2}),
        ],
        hint=entry(0, 0, 4, "M[{}][{}] = {}"),
        target={"n": 2, "target_col": 0},
    )


def laplace(hidden="0_1"):
    border = {(i, j): 24 * (i - j) for i in range(4) for j in range(4) if {i, j} & {0, 3}}
    equations = []
    for i in (1, 2):
        for j in (1, 2):
            beside = [f"u_{a}_{b}" for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))]
            machine = {"type": "lin_eq", "coeffs": {f"u_{i}_{j}": 4, **dict.fromkeys(beside, -1)}, "rhs": 0}
            equations.append((f"4 u_{i}_{j} = {' + '.join(beside)}", machine))
    values = {
        f"{i}_{j}": (f"u_{i}_{j} = {value}", {"type": "value", "var": f"u_{i}_{j}", "value": value})
        for (i, j), value in border.items()
    }
    return row(
        "laplace_grid",
        "int",
        {"value": 24},
        notes=[said for place, said in values.items() if place != hidden],
        shared=equations,
        hint=values[hidden],
        target={"grid_size": 4, "target_cell": [2, 1]},
    )


def coefficient():
    def one(i, j, value, text="In equation {}, the coefficient of x{} is {}."):
        return text.format(i, j, value), {"type": "coeff", "row": i, "col": j, "value": value}

    def right(i, value):
        return f"The value of b[{i}] is {value}.", {"type": "rhs", "row": i, "value": value}

    return row(
        "linear_system_missing_coeff",
        "rational",
        ratio("4/7"),
        notes=[
            one(0, 0, 2),
            ("The multiplier of x0 in equation 1 equals 1.", one(1, 0, 1)[1]),
            one(1, 1, 5),
            right(0, 2),
            right(1, 3),
        ],
        hint=one(0, 1, 3, "A[{}][{}] = {}"),
        target={"n": 2, "target_k": 1},
    )


def markov():
    def step(i, j, value, text="From state {}, there is a {} chance of transitioning to state {}."):
        return text.format(i, value, j), share("transition", value, from_state=i, to_state=j)

    return row(
        "markov_missing_transition",
        "dict_int",
        ratio("3/7"),
        notes=[step(1, 0, "1/4"), step(1, 1, "3/4")],
        hint=step(0, 1, "1/3", "P({0} -> {2}) = {1}"),
        target={"n_states": 2, "target_state": 0},
    )


def interpolation():
    def point(x, y):
        return f"p({x}) = {y}", {"type": "point", "x": x, "y": y}

    # x^2 - 2
    return row(
        "poly_interpolation",
        "int",
        {"value": 14},
        notes=[point(3, 7), point(1, -1)],
        hint=point(0, -2),
        target={"degree": 2, "target_x": 4},
    )


def portfolio(correlations=("1/2", "1/4", "-1/2"), answer="39/32"):
    weights = ("1/4", "1/2", "1/4") if len(correlations) == 3 else ("1/4",) * 4
    pairs = [(i, j) for i in range(len(weights)) for j in range(i + 1, len(weights))]

    def one(pair, value, text):
        return text.format(*pair, value), share("corr", value, asset_i=pair[0], asset_j=pair[1])

    *shown, hidden = zip(pairs, correlations, strict=True)
    notes = [
        (f"Asset {i} has portfolio weight {value}.", share("weight", value, asset=i))
        for i, value in enumerate(weights)
    ]
    notes += [
        (
            f"Asset {i}'s volatility (standard deviation) is {size}.",
            {"type": "std", "asset": i, "value": size},
        )
        for i, size in enumerate(range(1, 1 + len(weights)))
    ]
    notes += [
        one(pair, value, "Assets {} and {} have a pairwise correlation of {}.") for pair, value in shown
    ]
    return row(
        "portfolio_variance_missing_corr",
        "rational",
        ratio(answer),
        notes=notes,
        hint=one(*hidden, "rho({},{}) = {}"),
    )


def emission(symbols=("1/2", "1/4", "1/4")):
    """A hidden Markov model in which one emission is absent."""
    chain = [("2/3", "1/3"), ("1/2", "1/2")]
    steps = [
        (
            f"State {i} transitions to state {j} with probability {value}.",
            share("transition", value, from_state=i, to_state=j),
        )
        for i, line in enumerate(chain)
        for j, value in enumerate(line)
    ]
    table = [symbols, ("1/3", "1/6", "1/2")]
    said = {
        (i, j): (
            f"The probability of emitting symbol {j} from state {i} is {value}.",
            share("emission", value, state=i, symbol=j),
        )
        for i, line in enumerate(table)
        for j, value in enumerate(line)
    }
    hint = (f"e(0, 0) = {symbols[0]}", said.pop((0, 0))[1])
    answer = Fraction(3, 5) * Fraction(symbols[0]) + Fraction(2, 5) * Fraction(1, 3)
    return row(
        "steady_state_missing_emission",
        "rational",
        ratio(answer),
        notes=[*steps, *said.values()],
        hint=hint,
        target={"target_symbol": 0},
    )


SOUND = (
    bayes,
    birth_death,
    circuit,
    coefficient,
    congruences,
    deconvolution,
    eigenvector,
    emission,
    geometry,
    graph,
    interpolation,
    laplace,
    markov,
    matrix_completion,
    moments,
    phase,
    piecewise,
    portfolio,
    recurrence,
    separator,
    shared_equations,
    tomography,
)
"""One of each family. What a family's rows cannot do without a flaw, these have, too."""
