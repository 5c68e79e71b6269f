"""What `docs/certify.md` shows: example, figures, lemmas. To write it: `python -m tests.certifying.pages`.

Figures are those of the attestations in `releases/`; while a benchmark has none, they stay as they are.
"""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import seedproof.certifying
from pipeline.certifying.statement import Statement
from seedproof.certifying.rows import certified
from seedproof.certifying.script import text_of
from seedproof.contract import registry
from seedproof.record.seeds import parse_row_id
from tests.mutating.pages import attested

PAGE = Path("docs/certify.md")
EXAMPLE = "missing_fact/bayes_missing_prior/d1/000000"
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


def block(name, text):
    """A part of the page that is written here."""
    return f"<!-- {name}: begin -->\n{text}\n<!-- {name}: end -->"


def example():
    row_id = parse_row_id(EXAMPLE)
    row = registry.benchmark(row_id.benchmark).generate.rebuild(row_id, 1234)
    script = next(made for made in certified("missing_fact", row).scripts if made.query == "unique")
    return f"```text\n{text_of(script)}```"


def statements():
    """What engines said of the current releases, by benchmark."""
    return attested("certify", Statement, BENCHMARKS)


def measured(statements):
    engines = statements["missing_fact"].engines
    said = [
        f"| benchmark | scripts | {' | '.join(f'{e} {v}' for e, v in engines.items())} | models replayed |"
    ]
    said.append(f"| --- | ---: |{' ---: |' * (len(engines) + 1)}")
    for name, statement in statements.items():
        said.append(_line(f"`{name}`", statement.queries, engines))
    said += ["", "`missing_fact`, by family:", ""]
    said.append(f"| family | scripts | {' | '.join(engines)} | models replayed |")
    said.append(f"| --- | ---: |{' ---: |' * (len(engines) + 1)}")
    queries = statements["missing_fact"].queries
    for family in dict.fromkeys(query.family for query in queries):
        said.append(_line(f"`{family}`", [query for query in queries if query.family == family], engines))
    return "\n".join(said)


def _line(name, queries, engines):
    decided = [sum(query.said[engine].get(query.expected, 0) for query in queries) for engine in engines]
    counts = [sum(query.scripts for query in queries), *decided, sum(query.replayed for query in queries)]
    return f"| {name} | {' | '.join(f'{count:,}' for count in counts)} |"


def listed_lemmas():
    lines = ["| benchmark | lemma | what is assumed |", "| --- | --- | --- |"]
    lines += [f"| `{room}` | `{name}` | {_cell(said)} |" for (room, name), said in sorted(lemmas().items())]
    return "\n".join(lines)


def _cell(text):
    return text.replace("|", "\\|")


def written(text):
    """The page with each part as it should be."""
    parts = {"script": example(), "lemmas": listed_lemmas()}
    known = statements()
    if set(known) == set(BENCHMARKS):
        parts["measured"] = measured(known)
    for name, part in parts.items():
        pattern = re.compile(rf"<!-- {name}: begin -->.*?<!-- {name}: end -->", re.DOTALL)
        text = pattern.sub(lambda _, name=name, part=part: block(name, part), text)
    return text


def assumed():
    """The names of lemmas that attested scripts assume, by benchmark."""
    return {name: set(statement.lemmas) for name, statement in statements().items()}


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
