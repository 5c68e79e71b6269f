"""Judgements: yes and no in all honest ways."""

from tests.dress.frame import Case, Dress

# What is said of a right final answer, and of a wrong one.
WAYS = (
    ("word", "<y>", "<n>"),
    ("capital", "Yes", "No"),
    ("capitals", "YES", "NO"),
    ("full stop", "Yes.", "No."),
    ("exclamation mark", "Yes!", "No!"),
    ("bold", "**Yes**", "**No**"),
    ("bold, full stop", "**Yes.**", "**No.**"),
    ("quotes", '"yes"', '"no"'),
    ("boxed", r"\boxed{yes}", r"\boxed{no}"),
    ("boxed text", r"$\boxed{\text{Yes}}$", r"$\boxed{\text{No}}$"),
    ("comma and reason", "Yes, the final answer is correct.", "No, the final answer is not correct."),
    ("dash and reason", "Yes — all parts agree.", "No — the parts do not all agree."),
    (
        "sentence behind",
        "Yes. The final answer equals the correct answer in all its parts.",
        "No. The final answer differs from the correct answer.",
    ),
    (
        "new paragraph behind",
        "Yes\n\nEach part equals the correct answer.",
        "No\n\nNot every part equals the correct answer.",
    ),
    (
        "reason above",
        "I compared each part with the correct answer, and all of them are equal.\n\nYes",
        "I compared each part with the correct answer, and they are not all equal.\n\nNo",
    ),
    (
        "reason above, Answer",
        "Each part of the solution equals the correct answer.\n\nAnswer: yes",
        "One part of the solution differs from the correct answer.\n\nAnswer: no",
    ),
    (
        "therefore",
        "The two are equal, only written in another way. Therefore, the answer is yes.",
        "The two are not equal. Therefore, the answer is no.",
    ),
    ("so", "All parts match, so: yes.", "They do not match, so: no."),
    ("Verdict", "Verdict: yes", "Verdict: no"),
    ("bold Verdict", "**Verdict:** Yes", "**Verdict:** No"),
    ("Judgement", "Judgement: Yes", "Judgement: No"),
    ("Judgment", "Judgment: Yes", "Judgment: No"),
    ("Final verdict", "Final verdict: **Yes**", "Final verdict: **No**"),
    ("Conclusion", "Conclusion: Yes.", "Conclusion: No."),
    ("My answer is", "My answer is yes.", "My answer is no."),
    ("The answer is bold", "The answer is **yes**.", "The answer is **no**."),
    ("it is", "Yes, it is.", "No, it is not."),
    ("heading", "### Verdict\n\nYes", "### Verdict\n\nNo"),
    ("XML", "<verdict>yes</verdict>", "<verdict>no</verdict>"),
    ("answer tag", "<answer>Yes</answer>", "<answer>No</answer>"),
    ("JSON verdict", '{"verdict": "yes"}', '{"verdict": "no"}'),
    (
        "JSON reasoning",
        '{"reasoning": "All parts agree.", "answer": "yes"}',
        '{"reasoning": "One part differs.", "answer": "no"}',
    ),
    ("check mark", "✅ Yes", "❌ No"),
    ("mark behind", "Yes ✓", "No ✗"),
    ("German", "Antwort: yes", "Antwort: no"),
    (
        "parts",
        "(a) agrees, and so do all other parts.\n\n**Answer: Yes**",
        "Not all parts agree.\n\n**Answer: No**",
    ),
)


def _dress(name: str, right: str, wrong: str) -> Dress:
    def response(case: Case) -> str | None:
        if case.benchmark != "judge":
            return None
        template = right if case.row["answer"] == "yes" else wrong
        return template.replace("<y>", "yes").replace("<n>", "no")

    idea = right.replace("<y>", "yes").replace("\n", " ")
    return Dress(f"judge, {name}", idea, response)


DRESSES = tuple(_dress(*one) for one in WAYS)
