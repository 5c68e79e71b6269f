"""Twenty responses to a row: its answer in many dresses, wrong ones, and none."""

DRESSES = (
    "Answer: {answer}",
    "{answer}",
    "**Answer: {answer}**",
    "Let me think.\n\nAnswer: {answer}",
    "<think>Answer: 0</think>Answer: {answer}",
    "<think>Answer: {answer}",
    "\\boxed{{{answer}}}",
    "The answer is {answer}.",
    "Answer: {answer}\n\nAnswer: 12345",
    "Answer: 12345\n\nAnswer: {answer}",
    "Answer: {answer}1",
    "Answer: -({answer})",
    "Answer: ({answer}) + 0",
    "Answer: 1",
    "Answer:",
    "I do not know.",
    "",
    "Yes",
    "1 + 2 = 3",
    "Request: {answer}",
)


def responses_to(row):
    return [dress.format(answer=row["answer"]) for dress in DRESSES]
