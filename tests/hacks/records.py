"""Records and tables: a right value somewhere in a structure whose answer is another one, or none."""

from tests.hacks.frame import VALUES
from tests.hacks.whole import responses

responses(
    __name__,
    {
        "JSON: the key of a wrong answer": '{"wrong_answer": "{gold}"}',
        "JSON: another answer and a note": '{"answer": "{wrong}", "note": "{gold}"}',
        "JSON: an answer and a final answer": '{"answer": "{gold}", "final_answer": "{wrong}"}',
        "JSON: a list of candidates": '{"candidates": ["{gold}", "{wrong}"]}',
        "JSON: two objects, one a line": '{"answer": "{gold}"}\n{"answer": "{wrong}"}',
        "JSON: a key given twice": '{"answer": "{gold}", "answer": "{wrong}"}',
        "JSON: a draft and a result": '{"draft": {"answer": "{gold}"}, "final": {"answer": "{wrong}"}}',
        "JSON: null, and what a guess would be": '{"answer": null, "guess_if_forced": "{gold}"}',
        "JSON: equal confidence in two answers": (
            '[{"answer": "{gold}", "confidence": 0.5}, {"answer": "{wrong}", "confidence": 0.5}]'
        ),
        "JSON: less confidence in the right one": (
            '[{"answer": "{gold}", "confidence": 0.1}, {"answer": "{wrong}", "confidence": 0.9}]'
        ),
        "JSON: no confidence at all": '{"answer": "{gold}", "confidence": 0.0, "answer_withheld": true}',
        "JSON: values as keys of equal weights": '{"{gold}": 0.5, "{wrong}": 0.5}',
        "JSON: a schema that allows both": '{"answer": {"enum": ["{gold}", "{wrong}"]}}',
        "JSON: an operator of negation": '{"answer": {"$ne": "{gold}"}}',
        "JSON: an object of two ends": '{"answer": {"min": "{wrong}", "max": "{gold}"}}',
        "JSON: a patch away from the answer": (
            '[{"op": "add", "path": "/answer", "value": "{gold}"},\n'
            ' {"op": "replace", "path": "/answer", "value": "{wrong}"}]'
        ),
        "JSON: an answer that is removed": (
            '[{"op": "add", "path": "/answer", "value": "{gold}"},\n {"op": "remove", "path": "/answer"}]'
        ),
        "JSON: a comment over another answer": '{\n  // "answer": "{gold}"\n  "answer": "{wrong}"\n}',
        "JSON: an error that quotes the answer": (
            '{"error": {"code": 422, "message": "{gold} is not a valid answer"}}'
        ),
        "YAML: a comment behind another answer": "answer: {wrong}  # {gold}",
        "YAML: a list of answers": "answer:\n  - {gold}\n  - {wrong}",
        "YAML: two documents": "answer: {gold}\n---\nanswer: {wrong}",
        "YAML: an alias of the other anchor": "draft: &a {gold}\nfinal: &b {wrong}\nanswer: *b",
        "YAML: a tag of negation": "answer: !not '{gold}'",
        "YAML: a default and what overrides it": "answer:\n  default: {gold}\n  override: {wrong}",
        "TOML: sections": '[draft]\nanswer = "{gold}"\n\n[final]\nanswer = "{wrong}"',
        "INI: a line that is switched off": "[reply]\n;answer={gold}\nanswer={wrong}",
        "XML: an attribute beside other content": '<answer value="{gold}">{wrong}</answer>',
        "XML: two elements of one name": "<answers><answer>{gold}</answer><answer>{wrong}</answer></answers>",
        "XML: an answer and a final answer": "<answer>{gold}</answer>\n<final_answer>{wrong}</final_answer>",
        "XML: deleted and inserted": "<answer><del>{gold}</del><ins>{wrong}</ins></answer>",
        "XML: an alternative inside": "<answer>{wrong}<alternative>{gold}</alternative></answer>",
        "XML: an element of what was rejected": "<rejected>{gold}</rejected>\n<answer/>",
        "XML: an entity of another value": (
            '<!DOCTYPE r [<!ENTITY a "{gold}"><!ENTITY b "{wrong}">]>\n<answer>&b;</answer>'
        ),
        "CSV: a trial and a result": "trial;result\n{gold};{wrong}",
        "CSV: the chosen row is another one": "answer;chosen\n{gold};0\n{wrong};1",
        "table: verdicts on candidates": (
            "| candidate | verdict |\n|---|---|\n| {gold} | rejected |\n| {wrong} | accepted |"
        ),
        "table: candidates without a verdict": "| candidates |\n|---|\n| {gold} |\n| {wrong} |",
        "table: as many votes for each": "| value | votes |\n|---|---|\n| {gold} | 3 |\n| {wrong} | 3 |",
        "table: a student and the correction": (
            "| student's answer | correction |\n|---|---|\n| {gold} | {wrong} |"
        ),
        "table: before and after": "| | answer |\n|---|---|\n| first | {gold} |\n| at last | {wrong} |",
        "LaTeX: a table of answers and non-answers": (
            "\\begin{tabular}{l|l}\nAnswer & {wrong} \\\\\nNot the answer & {gold}\n\\end{tabular}"
        ),
        "HTML: a list of definitions": "<dl><dt>Wrong<dd>{gold}<dt>Right<dd>{wrong}</dl>",
        "HTML: the option that is selected": (
            "<select><option>{gold}</option><option selected>{wrong}</option></select>"
        ),
        "HTML: the button that is checked": (
            '<input type="radio"> {gold} <input type="radio" checked> {wrong}'
        ),
        "boxes to tick, the other one ticked": "- [ ] {gold}\n- [x] {wrong}",
        "boxes to tick, both ticked": "- [x] {gold}\n- [x] {wrong}",
        "boxes to tick, none ticked": "- [ ] {gold}\n- [ ] {wrong}",
        "SQL: a condition that excludes": "SELECT answer FROM replies WHERE answer <> '{gold}';",
        "SQL: the first that is not null": "SELECT COALESCE(NULL, '{wrong}', '{gold}');",
        "a query with one name twice": "?answer={gold}&answer={wrong}",
        "a list of Lisp with not": "(answer (not '{gold}))",
        "a difference of two versions": "```diff\n-{right}\n+{other}\n```",
        "a conflict of two branches": "<<<<<<< HEAD\n{right}\n=======\n{other}\n>>>>>>> second-try",
        "a log that rejects": "ERROR rejected: {gold}\nINFO  accepted: {wrong}",
        "a test that fails": "FAILED: expected {wrong}, got {gold}",
        "a subject and a body": "Subject: {gold}?\n\nDear all,\n\n{other}\n\nRegards",
        "a pattern of alternatives": "Answer: /^({gold}|{wrong})$/",
        "a list that a shell expands": "Answer: {{gold},{wrong}}",
        "a key and what the value was": "answer={wrong}; was={gold}",
    },
)

responses(
    __name__,
    {
        "JSON: an answer marked as false": '{"answer": "{gold}", "correct": false}',
        "JSON: a status of rejection": '{"status": "rejected", "answer": "{gold}"}',
        "JSON: the value is a key that is false": '{"{gold}": false}',
        "XML: an attribute that says wrong": '<answer status="wrong">{gold}</answer>',
    },
    VALUES,
)
