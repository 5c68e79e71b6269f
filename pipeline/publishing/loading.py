"""What the real clients read of a dataset: `python -m pipeline.publishing.loading REPOSITORY TAG`.

It is a separate process because the clients read HF_ENDPOINT and other variables when they are imported. It
prints JSON: the ids of every config's splits, from `load_dataset`, and the folder of `snapshot_download`.
"""

import json
import sys

from seedproof.record.printing import say_document


def read(repository: str, tag: str) -> dict[str, object]:
    """Return `ids` by `<config>/<split>`, and `folder`."""
    from datasets import get_dataset_config_names, load_dataset
    from huggingface_hub import snapshot_download

    ids = {
        f"{config}/{split}": list(rows["id"])
        for config in get_dataset_config_names(repository, revision=tag)
        for split, rows in load_dataset(repository, config, revision=tag).items()
    }
    return {"ids": ids, "folder": snapshot_download(repository, repo_type="dataset", revision=tag)}


if __name__ == "__main__":
    say_document(json.dumps(read(*sys.argv[1:])))
