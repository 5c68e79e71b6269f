"""Reads the circuit back from its groups, and solves Kirchhoff's voltage law for the loop currents."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

KINDS = ("series", "parallel")

GROUPS = (
    "G{{g:nat}} is {{left:name}} in {kind} with {{right:name}}.",
    "{{left:name}} and {{right:name}} in {kind} form the group G{{g:nat}}.",
    "The group G{{g:nat}} consists of {{left:name}} and {{right:name}} in {kind}.",
    "Connecting {{left:name}} and {{right:name}} in {kind} gives the group G{{g:nat}}.",
    "{{left:name}} is connected in {kind} with {{right:name}}; together they are the group G{{g:nat}}.",
)
RESISTANCES = (
    "R{r:nat} = {size:nat} ohms.",
    "The resistance of R{r:nat} is {size:nat} ohms.",
    "R{r:nat} has a resistance of {size:nat} ohms.",
    "R{r:nat} is a resistor of {size:nat} ohms.",
)
VIEW = Sentences(
    resistors=[
        "A network is made of the {n:nat} resistors R1 to R{n:nat}.",
        "The {n:nat} resistors R1 to R{n:nat} are connected to form a network.",
        "A network is built from {n:nat} resistors, which are called R1 to R{n:nat}.",
        "R1 to R{n:nat} are the {n:nat} resistors of a network.",
    ],
    domain=[
        "The name of each resistor also stands for its resistance in ohms, which is a positive integer.",
        "Each resistance is a positive integer, in ohms, and is denoted by the name of its resistor.",
        "All resistances are positive integers, in ohms, and each is denoted by the name of its resistor.",
        "The resistance of each resistor is a positive integer, in ohms, and is denoted by the resistor's "
        "name.",
    ],
    series=[template.format(kind="series") for template in GROUPS],
    parallel=[template.format(kind="parallel") for template in GROUPS],
    whole=[
        "The whole network is G{g:nat}.",
        "The group G{g:nat} is the whole network.",
        "The whole network is the group G{g:nat}.",
        "G{g:nat} is the group that makes up the whole network.",
    ],
    resistance=RESISTANCES,
)
TARGET = Sentences(
    target=[
        "Find the equivalent resistance of the whole network, in ohms.",
        "What is the equivalent resistance of the whole network, in ohms?",
        "Determine the equivalent resistance of the whole network in ohms.",
        "Which single resistance, in ohms, is equivalent to the whole network?",
    ]
)
REQUESTS = (
    "What is R{r:nat}?",
    "What is the resistance of R{r:nat}?",
    "Please give me the resistance of R{r:nat}.",
    "How large is the resistance of R{r:nat}?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the circuit as a tree; every resistance that is not stated is open."""
    sentences = VIEW.read_all(view, once=("resistors", "domain", "whole"))
    TARGET.gaps("target", target)
    total = sentences["resistors"][0]["n"]
    if total > len(view):
        raise Unreadable(f"so few sentences do not connect {total} resistors")
    resistances: dict[str, int | None] = {f"R{number}": None for number in range(1, total + 1)}
    for gaps in sentences["resistance"]:
        name = f"R{gaps['r']}"
        if resistances.get(name, 0) is not None or gaps["size"] < 1:
            raise Unreadable(f"no resistance of the network, or one that was stated before: {gaps}")
        resistances[name] = gaps["size"]
    tree = _whole(sentences, set(resistances))
    open_slots = sorted(name for name, size in resistances.items() if size is None)
    return Reading({"tree": tree, "resistances": resistances}, tuple(open_slots))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the resistance into its gap."""
    if facts["resistances"].get(slot, 0) is not None or int(value) < 1:
        raise Unreadable(f"{slot} = {value} does not fill the gap")
    return facts | {"resistances": facts["resistances"] | {slot: int(value)}}


def solve(facts: Facts) -> str:
    """Solve for the current that 1 volt drives through the network, with a loop current in each mesh."""
    fresh = count(2)
    edges = list(_edges(facts["tree"], 0, 1, fresh))
    loops = next(fresh)
    rows = [[0] * loops for _ in range(loops)]
    for name, first, second in edges:
        resistance = facts["resistances"][name]
        rows[first][first] += resistance
        rows[second][second] += resistance
        rows[first][second] -= resistance
        rows[second][first] -= resistance
    driven = [row[1:] for row in rows[1:]]  # mesh 0 is the outside, mesh 1 has the source in it
    return str(1 / solve_linear(driven, [1] + [0] * (loops - 2))[0])


def _whole(sentences: dict[str, list[dict[str, Any]]], resistors: set[str]) -> Any:
    """Build the group that is the whole network as a tree; each group and each resistor stands in it once."""
    groups = {
        f"G{gaps['g']}": (kind, gaps["left"], gaps["right"]) for kind in KINDS for gaps in sentences[kind]
    }
    if len(groups) < sum(len(sentences[kind]) for kind in KINDS):
        raise Unreadable("a group is described twice")
    tree = _part(f"G{sentences['whole'][0]['g']}", groups, resistors)
    if groups or resistors:
        left_out = ", ".join(sorted([*groups, *resistors]))
        raise Unreadable(f"{left_out} are not connected with the rest")
    return tree


def _part(name: str, groups: dict[str, tuple[str, str, str]], resistors: set[str]) -> Any:
    """Build a resistor or a group, and take away what it is made of: nothing may be used again."""
    if name in resistors:
        resistors.remove(name)
        return name
    if name not in groups:
        raise Unreadable(f"{name} is not described, or used twice")
    kind, left, right = groups.pop(name)
    return [kind, _part(left, groups, resistors), _part(right, groups, resistors)]


def _edges(tree: Any, first: int, second: int, fresh: Iterator[int]) -> Iterator[tuple[str, int, int]]:
    """Return each resistor with the two meshes beside it: between two parallel branches there is one more."""
    if isinstance(tree, str):
        yield tree, first, second
        return
    kind, left, right = tree
    if kind == "parallel":
        between = next(fresh)
        yield from _edges(left, first, between, fresh)
        yield from _edges(right, between, second, fresh)
    else:
        yield from _edges(left, first, second, fresh)
        yield from _edges(right, first, second, fresh)


READER = Reader(
    read=read,
    hints=dict.fromkeys(RESISTANCES, ("R{r}", "{size}")),
    requests=dict.fromkeys(REQUESTS, "R{r}"),
    fill=fill,
    solve=solve,
)
