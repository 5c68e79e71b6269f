"""Trains a tiny model by the page's block on TRL, then from a checkpoint; prints as JSON what was paid."""

import json
import sys

import torch
from transformers import AutoModelForCausalLM

from seedproof.gyms import trl as ours
from tests.gyms.tiny_model import write_model

MODEL = '"Qwen/Qwen3-0.6B"'
STEPS = "max_steps=1000,"
TINY = (
    "max_steps={}, per_device_train_batch_size=8, num_generations=8, max_completion_length=1, use_cpu=True, "
    "bf16=False, report_to='none', learning_rate=0.1, save_steps=2, ignore_data_skip=True,"
)

paid = []
reward = ours.reward


def recorded(prompts, completions, **columns):
    rewards = reward(prompts, completions, **columns)
    paid.append([columns["id"], rewards])
    return rewards


def run(code, steps):
    """Run the block up to a step; what is left of its stream."""
    names = {"__name__": "shown"}
    exec(code.replace(STEPS, TINY.format(steps)), names)
    return names["stream"].state_dict()


code = sys.stdin.read().replace(MODEL, '"tiny"')
assert STEPS in code
write_model("tiny")
before = AutoModelForCausalLM.from_pretrained("tiny").state_dict()
ours.reward = recorded
state = run(code, 2)
after = AutoModelForCausalLM.from_pretrained("run/checkpoint-2").state_dict()
changed = [name for name, values in before.items() if not torch.equal(values, after[name])]
resumed = code.replace("\n\n\nclass", f"\nstream.load_state_dict({state})\n\n\nclass", 1)
resumed = resumed.replace(".train()", ".train(resume_from_checkpoint=True)")
later = run(resumed, 4)
sys.stdout.write("\n" + json.dumps({"paid": paid, "changed": changed, "states": [state, later]}))
