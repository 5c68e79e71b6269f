"""Run by itself: has inspect ask the rows of releases by the files beside them.

It reads runs from standard input, each a folder, the arguments of its task and the answers by questions, and
writes what was sent and what the log has.
"""

import json
import os
import sys

from inspect_ai import eval as inspect_eval
from inspect_ai.model import ModelAPI, ModelOutput, ModelUsage, modelapi
from model import said_to

from seedproof import SeedproofError

ANSWERS = {}
SENT = []
IMAGES = {}


@modelapi(name="recorded")
class Recorded(ModelAPI):
    """A model that keeps what it is sent."""

    async def generate(self, input, tools, tool_choice, config):
        messages = [(message.role, message.text) for message in input]
        SENT.append(messages)
        for message in input:
            if isinstance(message.content, list):
                picture, text = message.content
                IMAGES[text.text] = picture.image
        output = ModelOutput.from_content(self.model_name, said_to(messages, ANSWERS))
        # Without a count of tokens inspect fetches a tokeniser from the network.
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return output


def run(folder, arguments, answers):
    os.chdir(folder)
    SENT.clear()
    IMAGES.clear()
    ANSWERS.clear()
    ANSWERS.update(answers)
    try:
        (log,) = inspect_eval(
            "evals/inspect_tasks.py",
            model="recorded/model",
            task_args=arguments,
            display="none",
            log_realtime=False,
            log_dir=sys.argv[1],
        )
    except SeedproofError as error:
        return {"refused": str(error)}
    if log.status != "success":
        raise SystemExit(f"{folder}: {log.error.message}")
    return {
        "task": log.eval.task,
        "sent": list(SENT),
        "images": dict(IMAGES),
        "accuracy": log.results.scores[0].metrics["accuracy"].value,
        "samples": [sample_of(sample) for sample in log.samples],
    }


def sample_of(sample):
    score = sample.scores["verdicts"]
    return {"id": sample.id, "store": sample.store, "value": score.value, "metadata": score.metadata}


runs = [run(*each) for each in json.load(sys.stdin)]
json.dump(runs, sys.stdout)
