"""Reads the circuit back from its groups, and solves Kirchhoff's voltage law for the loop currents."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    resistors="A network is made of the {n:nat} resistors R1 to R{n:nat}.",
    domain="Their resistances, also called R1 to R{n:nat}, are positive integers, in ohms.",
    series=[
        "G{g:nat} is {left:name} in series with {right:name}.",
        "{left:name} and {right:name} in series form the group G{g:nat}.",
    ],
    parallel=[
        "G{g:nat} is {left:name} in parallel with {right:name}.",
        "{left:name} and {right:name} in parallel form the group G{g:nat}.",
    ],
    whole="The whole network is G{g:nat}.",
    size=["R{r:nat} = {size:nat}.", "The resistance of R{r:nat} is {size:nat}."],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the circuit as a tree; every resistance that is not stated is open."""
    sentences = VIEW.read_all(view, once=("resistors", "domain", "whole"))
    if target != "Find the equivalent resistance of the whole network, in ohms.":
        raise Unreadable(f"{target!r} does not ask for the equivalent resistance")
    n = sentences["resistors"][0]["n"]
    if sentences["domain"][0]["n"] != n:
        raise Unreadable("the text counts its resistors in two ways")
    resistances: dict[str, int | None] = {f"R{number}": None for number in range(1, n + 1)}
    for gaps in sentences["size"]:
        name = f"R{gaps['r']}"
        if resistances.get(name, 0) is not None or gaps["size"] < 1:
            raise Unreadable(f"no resistance of the network, or one that was stated before: {gaps}")
        resistances[name] = gaps["size"]
    tree = _tree(sentences, set(resistances))
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


def _tree(sentences: dict[str, list[dict[str, Any]]], unused: set[str]) -> Any:
    """Build the last group as a tree. Each group is made of resistors and earlier groups, each used once."""
    defined = {
        gaps["g"]: (kind, gaps["left"], gaps["right"])
        for kind in ("series", "parallel")
        for gaps in sentences[kind]
    }
    last = len(sentences["series"]) + len(sentences["parallel"])
    if sorted(defined) != list(range(1, last + 1)) or sentences["whole"][0]["g"] != last:
        raise Unreadable(f"the groups {sorted(defined)} do not end with the whole network")
    trees: dict[str, Any] = {name: name for name in unused}
    for number in range(1, last + 1):
        kind, left, right = defined[number]
        if left == right or not {left, right} <= trees.keys():
            raise Unreadable(f"G{number} is made of {left} and {right}, which are not free")
        trees[f"G{number}"] = [kind, trees.pop(left), trees.pop(right)]
    if len(trees) > 1:
        raise Unreadable(f"{', '.join(sorted(trees))} are not connected")
    return trees[f"G{last}"]


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
    hints={"R{r:nat} = {size:int}.": ("R{r}", "{size}")},
    requests={"What is R{r:nat}?": "R{r}"},
    fill=fill,
    solve=solve,
)
