"""Run by itself with lm-eval: asks the tasks of releases, without a network.

It reads the tasks by the folder of their release from standard input, and writes to the file that is named.
"""

import json
import sys
from pathlib import Path

from lm_eval import simple_evaluate
from lm_eval.api.model import LM
from lm_eval.tasks import TaskManager
from responses import responses_to

ROWS_WITH_ALL_RESPONSES = 3


class Recorded(LM):
    """A model that keeps the messages that it is sent, and gives each row another of the responses."""

    tokenizer_name = "recorded"

    def __init__(self):
        super().__init__()
        self.sent = []

    def apply_chat_template(self, chat_history, add_generation_prompt=True):
        return json.dumps(chat_history)

    def chat_template(self, chat_template=False):
        return ""

    def generate_until(self, requests):
        return [self._said(number, request) for number, request in enumerate(requests)]

    def _said(self, number, request):
        context, options = request.args
        responses = responses_to(request.doc)
        response = responses[number % len(responses)]
        sent = {"id": request.doc["id"], "messages": json.loads(context), "until": options["until"]}
        self.sent.append(sent | {"response": response})
        return response

    def loglikelihood(self, requests):
        raise NotImplementedError

    def loglikelihood_rolling(self, requests):
        raise NotImplementedError


def told_by(name, manager):
    model = Recorded()
    results = simple_evaluate(
        model=model, tasks=[name], task_manager=manager, apply_chat_template=True, bootstrap_iters=0
    )
    samples = {sample["doc"]["id"]: sample for sample in results["samples"][name]}
    (task,) = manager.load([name])["tasks"].values()
    docs = list(task.test_docs())[:ROWS_WITH_ALL_RESPONSES]
    return {
        "sent": [each | {"right": samples[each["id"]]["right"]} for each in model.sent],
        "mean": results["results"][name]["right,none"],
        "all": {
            doc["id"]: [task.process_results(doc, [response]) for response in responses_to(doc)]
            for doc in docs
        },
    }


told = {}
for folder, names in json.load(sys.stdin).items():
    tasks = TaskManager(include_path=f"{folder}/evals/lm_eval", include_defaults=False)
    told |= {name: told_by(name, tasks) for name in names}
Path(sys.argv[1]).write_text(json.dumps(told))
