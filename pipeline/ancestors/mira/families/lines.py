"""Linear systems, lines in the plane, path sums, moments, outputs of a filter, congruences, sequences."""

from collections.abc import Sequence
from math import gcd

from pipeline.ancestors.mira.entries import (
    Branch,
    Constraint,
    Description,
    Entries,
    Equation,
    Group,
    Key,
    LinearConstraint,
    Sentence,
    Stated,
    Unreadable,
    whole,
)
from pipeline.ancestors.mira.families.chains import FRACTION
from pipeline.ancestors.mira.families.signals import signals_of
from pipeline.ancestors.mira.problem import Facts, Parts, Problem, Reader
from seedproof.exact.number import equation_text, tuple_text
from seedproof.proving.linear import rank

VALUE = ("value",)

_LINEAR = LinearConstraint()

LARGEST_SUM = 200
"""Of weights; all weights with a sum are listed."""


def _row(key: Key, unknowns: Sequence[str]) -> list[int]:
    """Return the coefficients of an equation in the order of the unknowns. Raises: Unreadable."""
    _, place = key
    sizes = dict(place)
    if not set(sizes) <= set(unknowns):
        raise Unreadable(f"an equation has unknowns {', '.join(sizes)}, expected {', '.join(unknowns)}")
    return [sizes.get(name, 0) for name in unknowns]


def _equations(entries: Entries, unknowns: Sequence[str]) -> list[list[int]]:
    """Return coefficients and right side of each equation among entries."""
    return [[*_row(key, unknowns), whole(right)] for key, right in entries.items() if key[0] == "equation"]


def _sum(parts: Parts, **sizes: int) -> int:
    """Return the right side of the equation with this left side, a sum."""
    total = parts.known.whole("equation", *sorted(sizes.items()))
    if not -LARGEST_SUM <= total <= LARGEST_SUM:
        raise Unreadable(f"a sum is {total}, expected at most {LARGEST_SUM}")
    return total


def _graph(parts: Parts) -> Problem:
    facts = {
        "s1": _sum(parts, e01=1, e12=1),
        "s2": _sum(parts, e12=1, e20=1),
        "s3": _sum(parts, e01=1, e20=1),
    }
    if parts.hint != ("equation", (("e01", 1), ("e20", 1))):
        raise Unreadable("the hint is not the sum of e01 and e20")
    names = ("e01", "e12", "e20")
    return Problem(
        facts=facts,
        view=facts | {"s3": None},
        slot="s3",
        value=str(facts["s3"]),
        names=names,
        always_open=_leaves_a_line(parts.notes, names),
    )


def _leaves_a_line(notes: Entries, names: Sequence[str]) -> bool:
    """Return whether the equations of the notes have more than one solution in numbers of any sign."""
    return rank([row[:-1] for row in _equations(notes, names)]) < len(names)


GRAPH = Reader(forms=(Equation(),), machine={"lin_eq": _LINEAR}, answer_type="dict_int", problem=_graph)


def _moments(parts: Parts) -> Problem:
    facts = {
        "total": _sum(parts, q0=1, q1=1, q2=1),
        "first_moment": _sum(parts, q1=1, q2=2),
        "second_moment": _sum(parts, q1=1, q2=4),
    }
    if parts.hint != ("equation", (("q1", 1), ("q2", 4))):
        raise Unreadable("the hint is not the second moment")
    names = ("q0", "q1", "q2")
    return Problem(
        facts=facts,
        view=facts | {"second_moment": None},
        slot="second_moment",
        value=str(facts["second_moment"]),
        names=names,
        always_open=_leaves_a_line(parts.notes, names),
    )


MOMENTS = Reader(forms=(Equation(),), machine={"lin_eq": _LINEAR}, answer_type="dict_int", problem=_moments)


def _separator(parts: Parts) -> Problem:
    names = ("a", "b", "c")
    if parts.hint != ("equation", (("c", 1),)):
        raise Unreadable("the hint is not the value of c")
    equations = _equations(parts.notes, names)
    if len(equations) != 2:
        raise Unreadable(f"the notes have {len(equations)} equations, expected 2")
    facts: Facts = {"equations": equations, "c": parts.known.whole("equation", ("c", 1))}
    return Problem(
        facts=facts,
        view=facts | {"c": None},
        slot="c",
        value=str(facts["c"]),
        names=names,
        # The value of another unknown would do, where the equations fix the two that are left.
        rivals=[
            name
            for at, name in enumerate(names[:2])
            if rank([[size for place, size in enumerate(row[:3]) if place != at] for row in equations]) == 2
        ],
    )


SEPARATOR = Reader(
    forms=(Equation(),),
    machine={"lin_eq": _LINEAR, "value": _LINEAR},
    answer_type="dict_int",
    problem=_separator,
)


def _shared(parts: Parts) -> Problem:
    names = ("x", "y", "z")
    noted = _equations(parts.notes, names)
    third = [*_row(parts.hint, names), parts.known.right_side(parts.hint)]
    others = [row for row in _equations(parts.held.entries, names) if row != third]
    if len(noted) != 2 or len(others) != 1:
        raise Unreadable("expected two equations in the notes, and two with the holder")
    (fourth,) = others
    return Problem(
        facts={"equations": [*noted, third, fourth]},
        view={"equations": [*noted, [*third[:3], None], [*fourth[:3], None]]},
        slot="equation_3",
        value=equation_text(names, third[:3], third[3]),
        names=names,
    )


SHARED = Reader(forms=(Equation(),), machine={"lin_eq": _LINEAR}, answer_type="dict_int", problem=_shared)


def _geometry(parts: Parts) -> Problem:
    names = ("x", "y")
    noted = _equations(parts.notes, names)
    if len(noted) != 1 or not any(noted[0][:2]):
        raise Unreadable("the notes do not have one line")
    second = [*_row(parts.hint, names), parts.known.right_side(parts.hint)]
    facts: Facts = {
        "line_1": noted[0],
        "line_2": second,
        "reference_point": [whole(at) for at in parts.target.get("point_q") or ()],
    }
    if ("Q", ()) in parts.notes and list(parts.notes["Q", ()]) != facts["reference_point"]:
        raise Unreadable("the notes have Q in another place than the target")
    if len(facts["reference_point"]) != 2:
        raise Unreadable("Q is no point of the plane")
    return Problem(
        facts=facts,
        view=facts | {"line_2": None},
        slot="line_2",
        value=equation_text(names, second[:2], second[2]),
    )


GEOMETRY = Reader(
    forms=(Sentence("Q = (@, @)", "Q"), Equation()),
    machine={"lin_eq": _LINEAR},
    answer_type="dict_int",
    problem=_geometry,
)


def _filter(parts: Parts) -> Problem:
    """Read outputs of a filter. Of equations that the others imply, only the independent ones are kept."""
    known = parts.known
    _, (hidden,) = parts.hint
    taps = known.size("tap")
    kernel = [known.whole("tap", at) for at in range(taps)]
    outputs = {at: known.whole("y", at) for (at,) in sorted(known.places("y"))}
    length = len(outputs) - taps + 1
    if sorted(outputs) != list(range(len(outputs))) or length < 1:
        raise Unreadable("the outputs are not stated one by one")
    rows = {at: [kernel[at - i] if 0 <= at - i < taps else 0 for i in range(length)] for at in outputs}
    others = [at for at in outputs if at != hidden]
    kept = [hidden]
    for at in others:
        if rank([rows[index] for index in (*kept, at)]) > len(kept):
            kept.append(at)
    needed = rank([rows[at] for at in others]) < length == len(kept)
    if not needed:
        raise Unreadable("the outputs do not fix the signal with the hint alone")
    facts: Facts = {
        "kernel": kernel,
        "signal_length": length,
        "recorded": sorted(kept),
        "outputs": {str(at): outputs[at] for at in sorted(kept)},
    }
    alone = kernel[0] != 0 and not any(kernel[1:])
    return Problem(
        facts=facts | {"all outputs": outputs},
        view=facts | {"outputs": facts["outputs"] | {str(hidden): None}},
        slot=f"y_{hidden}",
        value=str(outputs[hidden]),
        names=tuple(f"x{at}" for at in range(length)),
        trivial=f"the kernel is {tuple_text(kernel)}: no output adds two values" if alone else "",
    )


def _outputs(stated: Entries, everything: Entries) -> Entries:
    """Tell from the unknowns of each equation which output it is, and what the taps are."""
    rows = [(dict(place), right) for (_, place), right in stated.items()]
    taps = max((len(place) for _, place in everything), default=0)
    settled: Entries = {}
    for sizes, right in rows:
        at = sorted(int(name[1:]) for name in sizes if name[1:].isdigit())
        if len(at) != len(sizes) or at != list(range(at[0], at[0] + len(at))):
            raise Unreadable("an equation is not that of an output")
        # The first outputs lack the values before the signal, the last ones those after it.
        output = at[-1] if at[0] == 0 else at[0] + taps - 1
        settled["y", (output,)] = right
        for i in at:
            if settled.setdefault(("tap", (output - i,)), sizes[f"x{i}"]) != sizes[f"x{i}"]:
                raise Unreadable("the outputs have different kernels")
    return settled


FILTER = Reader(
    forms=(Equation(keeps_zeros=True),),
    machine={"conv_eq": Constraint("y", ("index",), VALUE)},
    answer_type="dict_int",
    problem=_filter,
    settle=_outputs,
)


def _congruences(parts: Parts) -> Problem:
    _, (third,) = parts.hint
    moduli = [*sorted(m for _, (m,) in parts.notes if m != third), third]
    if len(moduli) != 3 or any(gcd(m, n) > 1 for m in moduli for n in moduli if m != n) or max(moduli) > 999:
        raise Unreadable(f"the moduli are {moduli}, expected three primes")
    residues = [parts.known.whole("x", modulus) for modulus in moduli]
    return Problem(
        facts={"moduli": moduli, "residues": residues},
        view={"moduli": [*moduli[:2], None], "residues": [*residues[:2], None]},
        slot="congruence_3",
        value=f"x = {residues[2]} (mod {third})",
        names=("x",),
    )


CONGRUENCES = Reader(
    forms=(Sentence("x ≡ @ (mod #)", "x"),),
    machine={"congruence": Constraint("x", ("mod",), ("residue",))},
    answer_type="dict_int",
    problem=_congruences,
)


def _recurrence(parts: Parts) -> Problem:
    r1, r2 = parts.known.value("recurrence")
    n = whole(parts.target.get("target_n"))
    if not 2 <= n <= 200 or parts.hint != ("a", (1,)):
        raise Unreadable("the hint is not a(1), or the index is none from 2 to 200")
    facts = {
        "r1": whole(r1),
        "r2": whole(r2),
        "a0": parts.known.whole("a", 0),
        "a1": parts.known.whole("a", 1),
        "n": n,
    }
    return Problem(facts=facts, view=facts | {"a1": None}, slot="a1", value=str(facts["a1"]))


RECURRENCE = Reader(
    forms=(Sentence("a(n+2) = @ a(n+1) + @ a(n)", "recurrence"), Sentence("a(#) = @", "a")),
    machine={
        "recurrence": Constraint("recurrence", (), ("coeffs",)),
        "init": Constraint("a", ("index",), VALUE),
    },
    answer_type="int",
    problem=_recurrence,
)


def _piecewise(parts: Parts) -> Problem:
    left = parts.known.value("branch", "lt")
    right = parts.known.value("branch", "geq")
    facts: Facts = {
        "x": parts.known.whole("x"),
        "left": list(map(whole, left)),
        "right": list(map(whole, right)),
        "threshold": parts.known.whole("t"),
    }
    return Problem(
        facts=facts, view=facts | {"threshold": None}, slot="threshold", value=str(facts["threshold"])
    )


PIECEWISE = Reader(
    forms=(Branch(), Sentence("x = @", "x"), Sentence("threshold: t = @", "t")),
    machine={
        "query_point": Constraint("x", (), ("x",)),
        "branch_formula": Constraint("branch", ("condition",), ("slope", "intercept")),
        "threshold": Constraint("t", (), VALUE),
    },
    answer_type="int",
    problem=_piecewise,
)


def _phase(parts: Parts) -> Problem:
    """Read magnitudes. Our prover's signals are ordered by size, these are not: all are listed here."""
    magnitudes = [whole(size) for size in parts.known.value("magnitudes")]
    sign = parts.known.whole("sign", 0)
    if len(magnitudes) != 4 or sign not in (1, -1):
        raise Unreadable("expected four magnitudes and a sign")
    table: dict[str, list[str]] = {"+1": [], "-1": []}
    for signal in signals_of(magnitudes):
        # The sign of 0 is no hint that any row has: such a signal is told from the others by both signs.
        table.setdefault("+1" if signal[0] > 0 else "-1" if signal[0] < 0 else "0", []).append(str(signal))
    return Problem(
        facts={"magnitudes": magnitudes, "sign_x0": sign},
        view={"magnitudes": magnitudes, "sign_x0": None},
        slot="sign_x0",
        value=f"{sign:+d}",
        names=("x0", "x1", "x2", "x3"),
        table=table,
    )


PHASE = Reader(
    forms=(Sentence("|FFT(x)|^2 = [@, @, @, @]", "magnitudes"), Sentence("sign(x#) = @", "sign")),
    machine={
        "fft_mag_sq": Constraint("magnitudes", (), ("values",)),
        "sign": Constraint("sign", ("index",), ("sign",)),
    },
    answer_type="dict_int",
    problem=_phase,
)

_PARTS_OF_A_CIRCUIT = (
    Group(),
    Sentence("Resistor R# has resistance @ ohms.", "R", lambda number: (number - 1,)),
    Sentence("R# = @ ohms", "R", lambda number: (number - 1,)),
)


def _circuit(parts: Parts) -> Problem:
    known = parts.known
    _, (hidden,) = parts.hint
    resistances = {f"R{at + 1}": known.whole("R", at) for (at,) in sorted(known.places("R"))}
    used: list[str] = []
    tree = _tree(known, "total", used)
    groups = [name for (name,) in known.places("group") if name != "total"]
    if sorted(used) != sorted([*resistances, *groups]):
        raise Unreadable("not every part stands in the circuit once")
    facts: Facts = {"tree": tree, "resistances": resistances}
    name = f"R{hidden + 1}"
    return Problem(
        facts=facts,
        view=facts | {"resistances": resistances | {name: None}},
        slot=name,
        value=str(resistances[name]),
        names=FRACTION,
    )


def _tree(known: Stated, name: str, used: list[str]) -> object:
    """Return a part as our nested lists; `used` takes the names of the parts that it has."""
    if name in used or len(used) > 100:
        raise Unreadable(f"{name} stands in the circuit twice")
    if name != "total":
        used.append(name)
    if name.startswith("R"):
        return name
    kind, first, second = known.value("group", name)
    return [kind, _tree(known, first, used), _tree(known, second, used)]


CIRCUIT = Reader(
    forms=_PARTS_OF_A_CIRCUIT,
    machine={
        "resistance": Constraint("R", ("resistor",), VALUE),
        "topology": Description(_PARTS_OF_A_CIRCUIT, names=("group",)),
    },
    answer_type="rational",
    problem=_circuit,
)
