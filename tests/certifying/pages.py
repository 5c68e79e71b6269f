"""What pages and data tell of scripts: an example, results, lemmas, damage and bugs.

To write all of it: `python -m tests.certifying.pages`. Results are those of the attestations in `releases/`.
"""

import csv
from importlib import import_module
from pkgutil import walk_packages

import seedproof.certifying
from docs.generated import DATA, DOCS, csv_text, marked, table, write
from pipeline.certifying.statement import Statement
from seedproof.certifying.rows import certified
from seedproof.certifying.script import text_of
from seedproof.contract import registry
from seedproof.record.seeds import parse_row_id
from tests.certifying.damage import FATES
from tests.certifying.damage import TABLE as DAMAGE
from tests.mutating.pages import PROOFS, attested

PAGE = DOCS / "howto/certify.md"
LEMMAS = DATA / "lemmas.csv"
RESULTS = DATA / "solvers.csv"
EXAMPLE = "missing_fact/matrix_completion/d1/000000"
BENCHMARKS = ("missing_fact", "curriculum", "university", "number_game")


def lemmas():
    """Every lemma that a script may assume, by room and name."""
    found = {}
    for module in walk_packages(seedproof.certifying.__path__, "seedproof.certifying."):
        stated = vars(import_module(module.name)).get("LEMMAS", {})
        room = module.name.split(".")[2]
        for name, sentence in stated.items():
            known = found.setdefault((room, name), sentence)
            assert known == sentence, f"{room}: two lemmas are called {name}"
    return found


def example():
    row_id = parse_row_id(EXAMPLE)
    row = registry.benchmark(row_id.benchmark).generate.rebuild(row_id, 1234)
    script = next(made for made in certified("missing_fact", row).scripts if made.query == "unique")
    return f"```text\n{text_of(script)}```"


def statements():
    """What engines said of the current releases, by benchmark."""
    return attested("certify", Statement, BENCHMARKS)


def assumed():
    """The names of lemmas that attested scripts assume, by benchmark."""
    return {name: set(statement.lemmas) for name, statement in statements().items()}


def results(known):
    """The table of benchmarks: queries, and how many each engine decided."""
    engines = known["missing_fact"].engines
    heads = ["benchmark", "queries", *(f"{engine} {version}" for engine, version in engines.items())]
    return table(heads, [(f"`{name}`", *counts(of.queries, engines)) for name, of in known.items()])


def results_by_family(known):
    engines = known["missing_fact"].engines
    lines = []
    for name, statement in known.items():
        for family in dict.fromkeys(query.family for query in statement.queries):
            queries = [query for query in statement.queries if query.family == family]
            lines.append((name, family, *counts(queries, engines), sum(one.replayed for one in queries)))
    return csv_text(["benchmark", "family", "queries", *engines, "models replayed"], lines)


def counts(queries, engines):
    """How many scripts there are, and how many each engine decided."""
    decided = [sum(query.said[engine].get(query.expected, 0) for query in queries) for engine in engines]
    return sum(query.scripts for query in queries), *decided


def damage():
    """Return in a sentence what became of damaged rows."""
    with DAMAGE.open() as file:
        lines = list(csv.DictReader(file))
    fates = [(sum(int(line[fate]) for line in lines), fate) for fate in FATES]
    *said, last = (f"{count:,} are {fate}" for count, fate in fates if count)
    return f"Of {sum(count for count, _ in fates):,} damaged rows, {', '.join(said)}, and {last}."


def files():
    """Pages and data as they should be."""
    known = statements()
    every = lemmas()
    return {
        PAGE: marked(PAGE.read_text(), {"script": example(), "results": results(known)}),
        PROOFS: marked(PROOFS.read_text(), {"damage": damage()}),
        RESULTS: results_by_family(known),
        LEMMAS: csv_text(
            ["benchmark", "lemma", "what is assumed"],
            [(room, name, said) for (room, name), said in sorted(every.items())],
        ),
    }


if __name__ == "__main__":
    write(files())
