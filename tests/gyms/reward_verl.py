"""Runs the page's block on verl, and has verl's own reward manager pay responses to the rows of that file."""

import asyncio
import json
import sys

import numpy as np
import torch
from datasets import Dataset
from omegaconf import OmegaConf
from verl import DataProto
from verl.experimental.reward_loop.reward_manager.naive import NaiveRewardManager
from verl.trainer.ppo.reward import get_custom_reward_fn

from seedproof.gyms.tasks import Task, row_of

SAID = (lambda row: row["simple_solution"], lambda row: "", lambda row: "1 + 1 = 2")


class Letters:
    """Decodes ids that are the code points of a text."""

    def decode(self, ids, skip_special_tokens):
        return "".join(map(chr, ids.tolist()))


def item(record, text):
    """What verl hands to a reward manager."""
    ids = torch.tensor([[ord(letter) for letter in text] or [0]])
    there = torch.full_like(ids, int(bool(text)))
    columns = {
        name: np.array([record[name]], dtype=object) for name in ("data_source", "reward_model", "extra_info")
    }
    return DataProto.from_dict({"responses": ids, "attention_mask": there}, columns)


async def main():
    config = OmegaConf.create(
        {"reward": {"custom_reward_function": {"path": sys.argv[1], "name": "compute_score"}}}
    )
    manager = NaiveRewardManager(config, Letters(), get_custom_reward_fn(config))
    paid = []
    for record in Dataset.from_parquet("train.parquet"):
        row = row_of(Task(record["reward_model"]["ground_truth"], record["extra_info"]["root_seed"]))
        texts = [say(row) for say in SAID]
        results = [await manager.run_single(item(record, text)) for text in texts]
        paid.append([record["prompt"], texts, [result["reward_score"] for result in results]])
    return paid


exec(sys.stdin.read().replace("10_000", "3"))
sys.stdout.write(json.dumps(asyncio.run(main())))
