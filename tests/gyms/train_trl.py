"""Runs the page's block on TRL with a tiny model for two steps, and prints as JSON what became of both."""

import json
import sys

import torch
from transformers import AutoModelForCausalLM

from seedproof.gyms import trl as ours
from tests.gyms.tiny_model import write_model

MODEL = '"Qwen/Qwen3-0.6B"'
ARGUMENTS = "max_steps=1000,"
TINY = (
    "max_steps=2, per_device_train_batch_size=8, num_generations=8, max_completion_length=1, use_cpu=True, "
    "bf16=False, report_to='none', learning_rate=0.1,"
)

code = sys.stdin.read()
assert MODEL in code
assert ARGUMENTS in code
write_model("tiny")
before = AutoModelForCausalLM.from_pretrained("tiny").state_dict()

paid = []
reward = ours.reward


def recorded(prompts, completions, **columns):
    rewards = reward(prompts, completions, **columns)
    paid.append([columns["id"], rewards])
    return rewards


ours.reward = recorded
exec(code.replace(MODEL, '"tiny"').replace(ARGUMENTS, TINY))
after = AutoModelForCausalLM.from_pretrained("run/checkpoint-2").state_dict()
changed = [name for name, values in before.items() if not torch.equal(values, after[name])]
sys.stdout.write("\n" + json.dumps({"paid": paid, "changed": changed}))
