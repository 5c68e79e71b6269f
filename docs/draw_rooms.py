"""Draw the rooms of the project from its real imports, and list them, for `explanation/rooms.md`.

Writes `rooms.svg` and `data/rooms.csv`. The same code gives the same bytes.
"""

import ast
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from docs.generated import DATA, DOCS, csv_text, write

REPOSITORY = DOCS.parent
PACKAGES = ("pipeline", "seedproof")

# Sizes in pixels.
BOX_WIDTH = 124
BOX_HEIGHT = 34
LANE_WIDTH = 22
GAP = 26
FLOOR_HEIGHT = 78
MARGIN = 28
BAND_LABEL = 22

COLOURS = {"pipeline": ("#fff4e0", "#b8741a"), "seedproof": ("#e6f0fb", "#2b62a3")}
"""Fill and line of the boxes of each package."""

SWEEPS = 24
"""How often the floors are put in order by their neighbours: more change nothing here."""


class Room(NamedTuple):
    """A folder of a package, or the modules that lie in the package itself."""

    package: str
    name: str

    @property
    def folder(self) -> Path:
        """The folder, relative to the repository."""
        return Path(self.package, self.name)

    @property
    def label(self) -> str:
        """What stands in the box."""
        return self.name or "command line"


class Lane(NamedTuple):
    """The place of an arrow on a floor that it only passes."""

    source: Room
    target: Room
    floor: int


Node = Room | Lane
Arrows = dict[Room, set[Room]]


def rooms() -> list[Room]:
    """Return all rooms of both packages, by name."""
    found = []
    for package in PACKAGES:
        folders = (REPOSITORY / package).glob("*/__init__.py")
        found += [Room(package, path.parent.name) for path in sorted(folders)]
    return [Room("pipeline", ""), *found]


def imports(known: Iterable[Room]) -> Arrows:
    """Return, for each room, the rooms of its package that its modules import, wherever they do."""
    arrows: Arrows = {room: set() for room in known}
    for package in PACKAGES:
        for path in sorted((REPOSITORY / package).rglob("*.py")):
            source = room_of(path.relative_to(REPOSITORY).with_suffix("").parts, arrows)
            if source is None:
                continue
            for module in imported_modules(path):
                target = room_of(module.split("."), arrows)
                if target is not None and target.package == package:
                    arrows[source].add(target)
    for room, targets in arrows.items():
        # Who reads the version, which stands in the package itself, does not call the command line.
        targets -= {room, Room("pipeline", "")}
    return arrows


def imported_modules(path: Path) -> Iterable[str]:
    """Yield the dotted names that a file imports, and the beginnings of those that it puts together."""
    source = path.read_text()
    tree = ast.parse(source)
    # There are ten expressions to a statement.
    nodes = ast.walk(tree) if "import_module" in source else statements(tree)
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module"),
                args=[ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_])],
            ):
                yield beginning


def statements(node: ast.AST) -> Iterable[ast.AST]:
    """Yield the statements below a node, and what they are parts of, without expressions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield child
            yield from statements(child)


def room_of(parts: Iterable[str], known: Iterable[Room]) -> Room | None:
    """Return the room of a module, given as the parts of its name; None for other projects."""
    package, name, *_ = (*parts, "", "")
    if Room(package, name) in known:
        return Room(package, name)
    if package == "pipeline":
        return Room("pipeline", "")
    return None


def without_detours(arrows: Arrows) -> Arrows:
    """Leave out each arrow that a longer way says as well."""
    kept: Arrows = {}
    for source, targets in arrows.items():
        kept[source] = set()
        for target in targets:
            longer = [
                other
                for other in targets
                if target in below(other, arrows)
                # Rooms that import one another keep their own arrows.
                and other not in below(target, arrows)
                and source not in below(other, arrows)
            ]
            if not longer:
                kept[source].add(target)
    return kept


def below(room: Room, arrows: Arrows) -> set[Room]:
    """Return every room that one reaches from a room."""
    reached: set[Room] = set()
    waiting = [room]
    while waiting:
        for target in arrows[waiting.pop()]:
            if target not in reached:
                reached.add(target)
                waiting.append(target)
    return reached


def floors_of(arrows: Arrows) -> dict[Room, int]:
    """Return the floor of each room, 0 at the top: below all that import it.

    Rooms that import one another share a floor. `seedproof` lies below all of `pipeline`.
    """

    @cache
    def floor(room: Room) -> int:
        circle = {other for other in below(room, arrows) if room in below(other, arrows)} | {room}
        above = [source for source in arrows if arrows[source] & circle and source not in circle]
        return max((floor(source) + 1 for source in above), default=0)

    upper = max(floor(room) for room in arrows if room.package == "pipeline") + 1
    return {room: floor(room) + (upper if room.package == "seedproof" else 0) for room in arrows}


def ordered(arrows: Arrows, floors: dict[Room, int]) -> list[list[Node]]:
    """Return the nodes of each floor from left to right, so that few arrows cross.

    An arrow that passes a floor has a lane there.
    """
    layers: list[list[Node]] = [[] for _ in range(max(floors.values()) + 1)]
    neighbours: dict[Node, list[Node]] = {}
    for room in sorted(arrows):
        layers[floors[room]].append(room)
        neighbours[room] = []
    for source in sorted(arrows):
        for target in sorted(arrows[source]):
            way = way_of(source, target, floors)
            for floor, lane in enumerate(way[1:-1], start=floors[source] + 1):
                layers[floor].append(lane)
                neighbours[lane] = []
            for upper, lower in pairwise(way):
                neighbours[upper].append(lower)
                neighbours[lower].append(upper)
    for sweep in range(SWEEPS):
        upwards = sweep % 2 == 0
        for layer in layers if upwards else reversed(layers):
            places = {node: place for nodes in layers for node, place in centres(nodes).items()}
            layer.sort(key=lambda node: mean_place(node, neighbours, places))
    return layers


def way_of(source: Room, target: Room, floors: dict[Room, int]) -> list[Node]:
    """Return the nodes that an arrow touches, from its source down to its target."""
    lanes = [Lane(source, target, floor) for floor in range(floors[source] + 1, floors[target])]
    return [source, *lanes, target]


def mean_place(node: Node, neighbours: dict[Node, list[Node]], places: dict[Node, float]) -> float:
    """Return the mean place of a node's neighbours, or its own where it has none."""
    beside = [places[neighbour] for neighbour in neighbours[node]] or [places[node]]
    return sum(beside) / len(beside)


def width(node: Node) -> int:
    """Return the width of a box or a lane."""
    return BOX_WIDTH if isinstance(node, Room) else LANE_WIDTH


def centres(layer: list[Node]) -> dict[Node, float]:
    """Return the horizontal middles of a floor's nodes, around 0."""
    total = sum(width(node) for node in layer) + GAP * (len(layer) - 1)
    left = -total / 2
    places = {}
    for node in layer:
        places[node] = left + width(node) / 2
        left += width(node) + GAP
    return places


def drawing(arrows: Arrows) -> str:
    """Return the picture as SVG."""
    shown = without_detours(arrows)
    floors = floors_of(arrows)
    layers = ordered(shown, floors)
    places = {node: place for layer in layers for node, place in centres(layer).items()}
    half = max(abs(place) + width(node) / 2 for node, place in places.items())
    across = round(2 * half + 2 * MARGIN)
    first_of_seedproof = min(floor for room, floor in floors.items() if room.package == "seedproof")
    boundary = MARGIN + BAND_LABEL + first_of_seedproof * FLOOR_HEIGHT
    height = boundary + BAND_LABEL + (len(layers) - first_of_seedproof) * FLOOR_HEIGHT

    def middle(node: Node) -> tuple[float, float]:
        floor = floors[node] if isinstance(node, Room) else node.floor
        start = MARGIN + BAND_LABEL
        if floor >= first_of_seedproof:
            start += BAND_LABEL
        return places[node] + half + MARGIN, start + floor * FLOOR_HEIGHT + BOX_HEIGHT / 2

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {height}" width="{across}" '
        f'height="{height}" font-family="Helvetica, Arial, sans-serif" font-size="13">',
        "<title>The rooms of Seedproof and what they import</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#666"/></marker></defs>',
        f'<rect width="{across}" height="{height}" fill="#ffffff"/>',
        f'<line x1="8" y1="{boundary - 10}" x2="{across - 8}" y2="{boundary - 10}" stroke="#999" '
        'stroke-dasharray="4 4"/>',
        heading("pipeline: makes releases", 20, COLOURS["pipeline"][1]),
        heading(
            "seedproof: what a benchmark is. Every room of pipeline may import these, never the other way",
            boundary + 8,
            COLOURS["seedproof"][1],
        ),
    ]
    for source in sorted(shown):
        for target in sorted(shown[source]):
            points = [middle(node) for node in way_of(source, target, floors)]
            lines.append(arrow(points))
    for room in sorted(shown):
        lines += box(room, *middle(room))
    return "\n".join([*lines, "</svg>", ""])


def heading(text: str, down: int, colour: str) -> str:
    """Return a line of bold text at the left edge."""
    return f'<text x="10" y="{down}" fill="{colour}" font-weight="bold">{text}</text>'


def arrow(points: list[tuple[float, float]]) -> str:
    """Return a line through the middles of the nodes that an arrow touches, with a tip at its end."""
    (left, upper), *lanes, (right, lower) = points
    if upper == lower:
        side = BOX_WIDTH / 2 if right > left else -BOX_WIDTH / 2
        way = f"M{left + side:.0f},{upper:.0f} L{right - side:.0f},{lower:.0f}"
    else:
        at = (left, upper + BOX_HEIGHT / 2)
        way = f"M{at[0]:.0f},{at[1]:.0f}"
        for point in [*lanes, (right, lower - BOX_HEIGHT / 2)]:
            bend = (at[1] + point[1]) / 2
            way += f" C{at[0]:.0f},{bend:.0f} {point[0]:.0f},{bend:.0f} {point[0]:.0f},{point[1]:.0f}"
            at = point
    return f'<path d="{way}" fill="none" stroke="#666" stroke-width="1.2" marker-end="url(#tip)"/>'


def box(room: Room, across: float, down: float) -> list[str]:
    """Return the box of a room around a point."""
    fill, line = COLOURS[room.package]
    return [
        f'<rect x="{across - BOX_WIDTH / 2:.0f}" y="{down - BOX_HEIGHT / 2:.0f}" width="{BOX_WIDTH}" '
        f'height="{BOX_HEIGHT}" rx="6" fill="{fill}" stroke="{line}"/>',
        f'<text x="{across:.0f}" y="{down + 4.5:.0f}" text-anchor="middle" fill="#222">{room.label}</text>',
    ]


def table(known: Iterable[Room]) -> str:
    """Return the rooms with the first sentence of their docstrings, as CSV."""
    lines = []
    for room in known:
        if room.name:
            source = (REPOSITORY / room.folder / "__init__.py").read_text()
            summary = (ast.get_docstring(ast.parse(source)) or "").split("\n\n")[0]
            lines.append((room.folder.as_posix(), " ".join(summary.split())))
    return csv_text(["package", "what it is for"], lines)


def files() -> dict[Path, str]:
    """Return picture and table as they should be."""
    known = rooms()
    return {DOCS / "rooms.svg": drawing(imports(known)), DATA / "rooms.csv": table(known)}


if __name__ == "__main__":
    write(files())
