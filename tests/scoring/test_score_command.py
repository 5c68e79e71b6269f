"""`seedproof score`: what responses in a file are worth, on rows of all five benchmarks."""

import json
from fractions import Fraction

import pytest

import seedproof as sp
from pipeline.evaluating.planning.questions import questions_of
from seedproof.loading import Release
from seedproof.measuring.statistics import decimal
from seedproof.record.rows import line_of
from seedproof.record.score import PartScore, Score
from tests.conftest import run
from tests.scoring.small import ROWS, lines, responses, right, rows_of, small_release

CONFIGS = [(benchmark, config) for benchmark, configs in ROWS.items() for config in configs]


@pytest.fixture(scope="session")
def releases(tmp_path_factory):
    """By benchmark, the folder of a small release."""
    folder = tmp_path_factory.mktemp("releases")
    return {benchmark: small_release(folder / benchmark / "1.0.0", benchmark) for benchmark in ROWS}


@pytest.fixture
def file(tmp_path):
    return tmp_path / "responses.jsonl"


def scored(benchmark, path, *options):
    """The result as JSON."""
    done = run("score", benchmark, path, "--json", *options)
    assert done.exit_code == 0, done.output
    return json.loads(done.output)


def printed(*arguments):
    """The lines for people, in words."""
    done = run("score", *arguments)
    assert done.exit_code == 0, done.output
    return [line.split() for line in done.output.splitlines()]


def refused(*arguments):
    """The one line by which a command is refused."""
    done = run("score", *arguments)
    assert done.exit_code in (1, 2), done.output
    assert done.output.count("\n") == 1, done.output
    assert "Traceback" not in done.output
    return done.output


@pytest.mark.parametrize(("benchmark", "config"), CONFIGS)
def test_stored_answers_are_all_right(releases, file, benchmark, config):
    rows = rows_of(benchmark, config)
    responses(file, rows)
    result = scored(benchmark, file, "--release", releases[benchmark], "--config", config)
    counts = result["counts"]
    assert counts["rows"] == counts["answered"] == counts["right"] == len(rows)
    assert sum(counts[verdict] for verdict in ("wrong", "undecided", "no_answer", "missing")) == 0
    assert (result["accuracy"]["value"], result["accuracy"]["high"]) == ("1.000000", "1.000000")
    assert Fraction(result["accuracy"]["low"]) < 1
    assert result["complete"] is True
    assert (result["benchmark"], result["version"], result["config"]) == (benchmark, "1.0.0", config)


@pytest.mark.parametrize(("benchmark", "config"), CONFIGS)
def test_a_score_says_to_which_rows_it_belongs(releases, file, benchmark, config):
    rows = rows_of(benchmark, config)
    responses(file, rows)
    options = ("--release", releases[benchmark], "--config", config)
    digest = questions_of(Release(str(releases[benchmark])), config, "test").sha256
    assert scored(benchmark, file, *options)["rows_sha256"] == digest
    assert ["rows", "with", "SHA-256", digest] in printed(benchmark, file, *options)


@pytest.mark.parametrize(("benchmark", "config"), CONFIGS)
def test_a_row_without_a_response_is_not_right_and_the_run_is_not_complete(releases, file, benchmark, config):
    rows = rows_of(benchmark, config)
    responses(file, rows[::2])
    options = ("--release", releases[benchmark], "--config", config)
    result = scored(benchmark, file, *options)
    assert result["complete"] is False
    assert result["counts"]["missing"] == len(rows) // 2
    assert result["accuracy"]["value"] == "0.500000"
    assert result["accuracy_of_responses"]["value"] == "1.000000"
    assert ["missing", str(len(rows) // 2)] in printed(benchmark, file, *options)
    assert any(line[:2] == ["not", "complete:"] for line in printed(benchmark, file, *options))


def test_a_wrong_answer_and_none_are_told_apart(releases, file):
    rows = rows_of("missing_fact", "zero_shot")
    texts = [right(rows[0]), right(rows[0]), "Answer:", ""]
    assert rows[0]["answer"] != rows[1]["answer"]
    lines(file, [{"id": row["id"], "response": text} for row, text in zip(rows, texts, strict=False)])
    counts = scored("missing_fact", file, "--release", releases["missing_fact"])["counts"]
    assert (counts["right"], counts["wrong"], counts["no_answer"], counts["missing"]) == (1, 1, 2, 4)
    assert counts["answered"] == 2


GROUPS = {
    "missing_fact": {"type", "difficulty", "family"},
    "curriculum": {"kind", "grade", "standard", "family"},
    "number_game": {"difficulty", "family"},
    "university": {"modality", "subject", "difficulty", "family"},
    "judge": {"label", "author", "difficulty", "family"},
}


@pytest.mark.parametrize("benchmark", ROWS)
def test_each_group_adds_up_to_all_rows(releases, file, benchmark):
    config = list(ROWS[benchmark])[-1]
    rows = rows_of(benchmark, config)
    responses(file, rows[1:])
    result = scored(benchmark, file, "--release", releases[benchmark], "--config", config)
    assert set(result["groups"]) == GROUPS[benchmark]
    for by_value in result["groups"].values():
        for key, count in result["counts"].items():
            assert sum(part["counts"][key] for part in by_value.values()) == count


def test_values_have_the_names_of_the_field(releases, file):
    def values(benchmark, group, config):
        responses(file, rows_of(benchmark, config))
        result = scored(benchmark, file, "--release", releases[benchmark], "--config", config)
        return list(result["groups"][group])

    assert values("university", "modality", "default") == ["text", "visual"]
    assert values("number_game", "difficulty", "mixed") == ["medium"]
    assert values("judge", "label", "default") == ["right", "wrong"]
    assert values("curriculum", "kind", "followups") == ["counterfactual", "incremental"]


def test_rows_about_one_problem_are_a_cluster(releases, file):
    """Follow-ups by the problem that they go on from, solutions by the problem that they solve."""
    for benchmark, config, group in (("curriculum", "followups", "kind"), ("judge", "default", "author")):
        responses(file, rows_of(benchmark, config)[:3])
        result = scored(benchmark, file, "--release", releases[benchmark], "--config", config)
        assert result["accuracy"]["method"] == "beta over clusters"
        methods = {part["accuracy"]["method"] for part in result["groups"][group].values()}
        assert methods == {"wilson"}


def test_a_game_is_worth_its_share_of_the_best_score(releases, file):
    rows = rows_of("number_game", "mixed")
    texts = [row["simple_solution"] for row in rows[:2]] + [rows[2]["best_solution"], "2 + 2 = 5"]
    lines(file, [{"id": row["id"], "response": text} for row, text in zip(rows, texts, strict=True)])
    result = scored("number_game", file, "--release", releases["number_game"])
    shares = [Fraction(row["simple_score"], row["best_score"]) for row in rows[:2]]
    assert all(share < 1 for share in shares)
    assert result["accuracy"]["value"] == decimal((sum(shares) + 1) / 4, 6)
    assert result["accuracy"]["method"] == "beta"
    assert result["best"]["value"] == "0.250000"
    assert result["errors"]["calculation"] == 1


def test_a_problem_is_solved_by_all_its_parts_and_their_share_stands_beside(releases, file):
    rows = rows_of("university", "default")
    several = rows[0]
    assert len(several["parts"]) == 2

    def respond(row):
        if row is several:
            return f"Answer: (a) {row['parts'][0]['answer']}; (b) {int(row['parts'][1]['answer']) + 1}"
        return right(row)

    responses(file, rows, respond)
    result = scored("university", file, "--release", releases["university"])
    assert result["accuracy"]["value"] == "0.750000"
    assert result["parts"]["value"] == "0.875000"


def test_a_result_has_the_same_bytes_whatever_the_order_of_the_lines(releases, file, tmp_path):
    rows = rows_of("judge", "default")
    texts = ["yes", "no", "", "perhaps", "**No.**", "yes"]
    objects = [{"id": row["id"], "response": text} for row, text in zip(rows, texts, strict=False)]
    options = ("--release", releases["judge"], "--json")
    first = run("score", "judge", lines(file, objects), *options).output
    again = run("score", "judge", file, *options).output
    turned = run("score", "judge", lines(tmp_path / "turned.jsonl", objects[::-1]), *options).output
    assert first == again == turned
    assert first == json.dumps(json.loads(first), sort_keys=True, indent=1) + "\n"
    assert str(tmp_path) not in first


def test_a_name_stands_for_the_newest_release_here(file, tmp_path, monkeypatch):
    for version in ("1.0.0", "1.10.0", "1.9.0"):
        folder = tmp_path / "releases" / "judge" / version
        small_release(folder, "judge", {"default": rows_of("judge", "default")}, version)
    responses(file, rows_of("judge", "default"))
    monkeypatch.chdir(tmp_path)
    assert scored("judge", file)["version"] == "1.10.0"
    assert scored("judge", file, "--version", "1.9.0")["version"] == "1.9.0"
    by_option = scored("judge", file, "--release", "releases/judge/1.0.0")
    assert by_option["version"] == "1.0.0"
    assert scored("releases/judge/1.0.0", file) == by_option


def test_a_benchmark_that_declares_no_groups_is_counted_by_family_and_difficulty(file, tmp_path):
    rows = [
        dict(row) | {"id": f"plugged/{row['id'].partition('/')[2]}"} for row in rows_of("judge", "default")
    ]
    folder = small_release(tmp_path / "release", "plugged", {"default": rows})
    responses(file, rows)
    result = scored("plugged", file, "--release", folder)
    assert set(result["groups"]) == {"family", "difficulty"}
    assert result["accuracy"]["method"] == "wilson"


COLUMNS = [
    ({"completion": "Answer: {}"}, (), "completion"),
    ({"output": "Answer: {}"}, (), "output"),
    ({"prediction": "Answer: {}", "prompt": "?"}, (), "prediction"),
    ({"text": "Answer: {}", "response": "Answer: 0"}, ("--response-column", "text"), "text"),
]


@pytest.mark.parametrize(("columns", "options", "taken"), COLUMNS)
def test_the_column_of_responses_is_found_and_said(releases, file, columns, options, taken):
    rows = rows_of("missing_fact", "zero_shot")
    filled = [
        {"id": row["id"], **{name: text.format(row["answer"]) for name, text in columns.items()}}
        for row in rows
    ]
    lines(file, filled)
    options = ("--release", releases["missing_fact"], *options)
    result = scored("missing_fact", file, *options)
    assert (result["accuracy"]["value"], result["response_column"]) == ("1.000000", taken)
    assert ["responses", "from", "the", "column", taken] in printed("missing_fact", file, *options)


def test_null_is_no_response_and_a_repeated_line_counts_once(releases, file):
    first, second, *_ = rows_of("missing_fact", "zero_shot")
    good = {"id": first["id"], "response": right(first)}
    lines(file, [good, {"id": second["id"], "response": None}, good])
    result = scored("missing_fact", file, "--release", releases["missing_fact"])
    assert (result["counts"]["right"], result["counts"]["missing"]) == (1, 7)
    assert result["repeated_lines"] == 1


ROW = ROWS["missing_fact"]["zero_shot"][0]
OTHER = ROWS["missing_fact"]["zero_shot"][1]

BAD = [
    ("", "is empty, expected a JSON object with id and response a line"),
    ("{", "line 1: is no JSON object"),
    ("[1]", "line 1: is no JSON object"),
    ("[" * 100_000, "line 1: is nested too deeply"),
    ('{"response": "1"}', "line 1: has no id, expected that of a row: "),
    ('{"id": 3, "response": "1"}', "line 1: has no id"),
    (f'{{"id": "{ROW}"}}', "line 1: has no response, completion, output or prediction. Name the column"),
    (
        f'{{"id": "{ROW}", "response": "", "output": ""}}',
        "has response and output. Say which has the response",
    ),
    (f'{{"id": "{ROW}", "response": ["1"]}}', "line 1: response is \"['1']\", expected text"),
    (f'{{"id": "{ROW}", "response": "1"}}\n{{"id": "{OTHER}"}}', "line 2: has no response, expected text"),
    (
        f'{{"id": "{ROW}", "response": "1"}}\n{{"id": "x", "response": "1"}}',
        "line 2: 'x' is not among the rows. Take the responses to this benchmark, config and split",
    ),
    (
        "".join(f'{{"id": "x{number}", "response": "1"}}\n' for number in range(5)),
        "line 1: 'x0' is not among the rows (5 lines have such an id, next: x1, x2)",
    ),
    (
        f'{{"id": "{ROW}", "response": "1"}}\n{{"id": "{ROW}", "response": "2"}}',
        f"line 2: {ROW} has another response above. Keep one response a row",
    ),
    (
        f'{{"id": "{ROW}", "response": "1"}}\n{{"id": "{OTHER}", "response": "1", "response": "2"}}',
        "line 2: has 'response' twice in one object, expected each key once",
    ),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_what_is_no_file_of_responses_is_refused_in_one_line(releases, file, tmp_path, text, said):
    file.write_text(text)
    details = tmp_path / "details.jsonl"
    options = ("--release", releases["missing_fact"], "--details", details)
    assert said in refused("missing_fact", file, *options)
    assert not details.exists()


@pytest.mark.parametrize("option", ["responses", "judged"])
def test_details_never_overwrite_what_is_read(releases, file, tmp_path, option):
    responses(file, rows_of("missing_fact", "zero_shot"))
    judged = lines(tmp_path / "judged.jsonl", [{"id": ROW, "judgement": True}])
    read = {"responses": file, "judged": judged}[option]
    before = read.read_bytes()
    options = ("--release", releases["missing_fact"], "--judged", judged, "--details", read)
    assert "would be overwritten. Name another file" in refused("missing_fact", file, *options)
    assert read.read_bytes() == before


def test_a_line_that_is_too_long_is_refused_in_one_line(releases, file):
    lines(file, [{"id": ROW, "response": "1" * 4_000_000}])
    assert "is longer than 4,000,000 bytes" in refused(
        "missing_fact", file, "--release", releases["missing_fact"]
    )


def test_what_is_not_there_is_one_line_that_says_what_to_do(releases, file, tmp_path, monkeypatch):
    responses(file, rows_of("missing_fact", "zero_shot"))
    monkeypatch.chdir(tmp_path)
    release = ("--release", releases["missing_fact"])
    assert "cannot be read (No such file or directory). Give a file of JSON lines" in refused(
        "missing_fact", "none.jsonl", *release
    )
    assert "there is no benchmark 'mising_fact', expected one of: curriculum, judge" in refused(
        "mising_fact", file
    )
    assert "has no manifest.json, expected a release such as releases/missing_fact/1.0.0" in refused(
        "missing_fact", file, "--release", tmp_path
    )
    assert "has no manifest.json, expected a release" in refused(tmp_path, file)
    assert "is a release of missing_fact, not of judge" in refused("judge", file, *release)
    assert "is version 1.0.0, and --version is 2.0.0" in refused(
        "missing_fact", file, *release, "--version", "2.0.0"
    )
    assert "has no config 'ten_shot', expected one of: zero_shot" in refused(
        "missing_fact", file, *release, "--config", "ten_shot"
    )
    assert "zero_shot has no split 'held_out', expected one of: test" in refused(
        "missing_fact", file, *release, "--split", "held_out"
    )


def test_responses_to_another_config_are_refused_with_its_name(releases, file):
    responses(file, rows_of("curriculum", "followups"))
    said = refused("curriculum", file, "--release", releases["curriculum"])
    assert "It is one of another config: --config followups" in said


def test_labelled_solutions_belong_to_judges(releases, tmp_path):
    for name in ("labelled.jsonl", "judge.jsonl", "another.jsonl"):
        lines(tmp_path / name, [{"id": "a", "label": True, "author": "b", "judgement": None}])
    said = refused(tmp_path / "labelled.jsonl", tmp_path / "judge.jsonl", tmp_path / "another.jsonl")
    for name in ("labelled.jsonl", "judge.jsonl", "another.jsonl"):
        assert str(tmp_path / name) in said.partition("seedproof judges ")[2]
    assert run(*said.partition("seedproof ")[2].split()).exit_code == 0


@pytest.fixture
def scripted(monkeypatch):
    """In place of the real door, one that says what the response says: `right`; of parts `wrong; right`."""

    def score(row, response):
        verdicts = response.split("; ")
        reasons = [f"because it is \x1b[31m{verdict}\n" for verdict in verdicts]
        parts = tuple(map(PartScore, verdicts, reasons, verdicts))
        order = ("wrong", "no answer", "undecided", "right")
        verdict = min(verdicts, key=order.index)
        value = Fraction(1 if verdict == "right" else 0)
        return Score(verdict, response, value, "because", parts if row.get("parts") else ())

    monkeypatch.setattr("seedproof.scoring.runs.score", score)


def test_what_is_undecided_is_listed_and_opens_a_range(releases, file, scripted):
    rows = rows_of("missing_fact", "zero_shot")
    texts = ["right", "undecided", "wrong", "no answer", "undecided", "right", "right", "right"]
    lines(file, [{"id": row["id"], "response": text} for row, text in zip(rows, texts, strict=True)])
    options = ("--release", releases["missing_fact"])
    result = scored("missing_fact", file, *options)
    assert (result["accuracy"]["value"], result["at_most"]) == ("0.500000", "0.750000")
    assert [listed["id"] for listed in result["undecided"]] == [rows[1]["id"], rows[4]["id"]]
    assert [listed["id"] for listed in result["no_answer"]] == [rows[3]["id"]]
    shown = printed("missing_fact", file, *options)
    assert ["at", "most", "0.7500"] in [line[:3] for line in shown]
    assert [rows[1]["id"], "because"] in shown


def test_a_reason_cannot_command_the_terminal(releases, file, scripted):
    rows = rows_of("university", "default")
    lines(file, [{"id": rows[2]["id"], "response": "undecided"}])
    done = run("score", "university", file, "--release", releases["university"])
    assert f"{rows[2]['id']}  because it is" in done.output
    assert "\x1b" not in done.output


def test_no_more_than_ten_are_listed_and_all_stand_in_the_details(file, tmp_path, scripted):
    row = rows_of("missing_fact", "zero_shot")[0]
    rows = [row | {"id": f"{row['id'][:-2]}{number:02d}"} for number in range(12)]
    folder = small_release(tmp_path / "release", "missing_fact", {"zero_shot": rows})
    responses(file, rows, lambda row: "undecided")
    result = scored("missing_fact", file, "--release", folder, "--details", tmp_path / "d.jsonl")
    assert [listed["id"] for listed in result["undecided"]] == [row["id"] for row in rows[:10]]
    assert len((tmp_path / "d.jsonl").read_text().splitlines()) == 12
    done = run("score", "missing_fact", file, "--release", folder)
    assert "undecided, the first 10 of 12; all with --details\n" in done.output


def test_details_have_every_row(releases, file, tmp_path):
    rows = rows_of("university", "default")
    responses(file, rows[:3])
    details = tmp_path / "details.jsonl"
    scored("university", file, "--release", releases["university"], "--details", details)
    stated = [json.loads(line) for line in details.read_text().splitlines()]
    assert [line["id"] for line in stated] == [row["id"] for row in rows]
    first, *_, missing = stated
    assert list(first) == ["id", "verdict", "value", "share", "answer", "reason", "parts"]
    assert (first["verdict"], first["value"], first["share"]) == ("right", "1", "1")
    assert [part["part"] for part in first["parts"]] == ["a", "b"]
    assert {*first["parts"][0]} == {"part", "verdict", "answer", "reason"}
    assert list(missing) == list(first)
    assert (missing["verdict"], missing["parts"]) == ("missing", [])


def test_a_judge_decides_what_is_undecided_alone_and_is_kept_apart(releases, file, tmp_path, scripted):
    rows = rows_of("university", "default")
    texts = ["undecided; right", "wrong; undecided; right", "undecided", "right"]
    lines(file, [{"id": row["id"], "response": text} for row, text in zip(rows, texts, strict=True)])
    ids = [row["id"] for row in rows]
    judged = lines(
        tmp_path / "judged.jsonl",
        [
            {"id": ids[0], "part": "a", "judgement": "Yes."},
            {"id": ids[0], "part": "b", "judgement": False},
            {"id": ids[1], "part": "b", "judgement": False},
            {"id": ids[2], "judgement": None},
            {"id": ids[3], "judgement": False},
        ],
    )
    details = tmp_path / "details.jsonl"
    options = ("--release", releases["university"], "--judged", judged)
    result = scored("university", file, *options, "--details", details)
    assert result["accuracy"]["value"] == "0.250000"
    assert result["accuracy_with_judge"]["value"] == "0.500000"
    assert result["judgements"] == {"right": 1, "wrong": 1, "inconclusive": 1, "not_applied": 2}
    of_first, of_second, *_ = map(json.loads, details.read_text().splitlines())
    assert (of_first["verdict"], of_first["judged"]) == ("undecided", "right")
    assert [part.get("judged") for part in of_first["parts"]] == ["right", None]
    assert (of_second["verdict"], of_second["judged"]) == ("wrong", "wrong")
    shown = [" ".join(line) for line in printed("university", file, *options)]
    assert "a judge on undecided answers: 1 right, 1 wrong, 1 inconclusive" in shown
    assert "2 judgements not applied: their answers are decided" in shown
    assert any(line.startswith("with a judge 0.5000") for line in shown)


def test_without_a_judge_nothing_is_said_of_one(releases, file, scripted):
    responses(file, rows_of("university", "default"), lambda row: "undecided")
    result = scored("university", file, "--release", releases["university"])
    assert "accuracy_with_judge" not in result
    assert "judgements" not in result


UNIVERSITY = ROWS["university"]["default"]

BAD_JUDGEMENTS = [
    ({"part": "a", "judgement": True}, "line 1: the id is None, expected that of a row that is scored"),
    ({"id": "x", "judgement": True}, "line 1: the id is 'x'"),
    ({"id": UNIVERSITY[0], "judgement": True}, "line 1: the part is None, expected one of: a, b"),
    ({"id": UNIVERSITY[0], "part": "c", "judgement": True}, "the part is 'c', expected one of: a, b"),
    ({"id": UNIVERSITY[2], "part": "b", "judgement": True}, "the part is 'b', expected one of: a"),
    ({"id": UNIVERSITY[2]}, "line 1: has no judgement"),
    ({"id": UNIVERSITY[2], "judgement": "perhaps"}, "the judgement is 'perhaps'"),
]


@pytest.mark.parametrize(("judgement", "said"), BAD_JUDGEMENTS)
def test_what_is_no_judgement_is_refused_in_one_line(releases, file, tmp_path, judgement, said):
    responses(file, rows_of("university", "default"))
    judged = lines(tmp_path / "judged.jsonl", [judgement])
    assert said in refused("university", file, "--release", releases["university"], "--judged", judged)


def test_an_answer_is_judged_once(releases, file, tmp_path):
    responses(file, rows_of("university", "default"))
    twice = [{"id": UNIVERSITY[2], "judgement": True}, {"id": UNIVERSITY[2], "part": "a", "judgement": True}]
    judged = lines(tmp_path / "judged.jsonl", twice)
    said = refused("university", file, "--release", releases["university"], "--judged", judged)
    assert f"line 2: {UNIVERSITY[2]} is judged twice. Keep one judgement" in said


def test_a_row_as_the_command_scores_it_is_a_row_as_the_library_scores_it(releases, file, tmp_path):
    rows = rows_of("university", "default")
    texts = [right(rows[1]), right(rows[0]), "It is $x^2$.", "no idea"]
    lines(file, [{"id": row["id"], "response": text} for row, text in zip(rows, texts, strict=True)])
    details = tmp_path / "details.jsonl"
    scored("university", file, "--release", releases["university"], "--details", details)
    for row, text, line in zip(rows, texts, details.read_text().splitlines(), strict=True):
        score = sp.score(row, text)
        stated = json.loads(line)
        assert (stated["verdict"], stated["answer"]) == (score.verdict, score.answer)


def test_rows_that_were_altered_are_not_scored(file, tmp_path):
    rows = rows_of("missing_fact", "zero_shot")
    folder = small_release(tmp_path / "release", "missing_fact")
    path = folder / "jsonl/zero_shot/test.jsonl"
    path.write_bytes(line_of(rows[0] | {"answer": "1"}))
    responses(file, rows[:1])
    assert "is not what SHA256SUMS states" in refused("missing_fact", file, "--release", folder)
