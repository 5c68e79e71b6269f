"""Routes: the name and the handler of each call."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from urllib.parse import unquote

from pipeline.publishing.local_hub import manage, read, storage, tags, write
from pipeline.publishing.local_hub.answer import Answer

Handler = Callable[..., Answer]

_API = "/api/datasets/{namespace}/{name}"
_FILES = "/datasets/{namespace}/{name}"
_LFS = "/datasets/{namespace}/{name}.git/info/lfs/objects"

HUB = (
    ("GET", "/api/whoami-v2", "whoami", manage.whoami),
    ("POST", "/api/repos/create", "create_repo", manage.create_repo),
    ("DELETE", "/api/repos/delete", "delete_repo", manage.delete_repo),
    ("POST", "/api/validate-yaml", "validate_yaml", manage.validate_yaml),
    ("POST", f"{_API}/preupload/{{revision}}", "preupload", write.preupload),
    ("POST", f"{_API}/commit/{{revision}}", "commit", write.commit),
    ("POST", f"{_LFS}/batch", "lfs_batch", write.lfs_batch),
    ("POST", f"{_LFS}/complete", "lfs_complete", write.lfs_complete),
    ("POST", f"{_LFS}/verify", "lfs_verify", write.lfs_verify),
    ("POST", f"{_API}/tag/{{revision}}", "tag", tags.tag),
    ("DELETE", f"{_API}/tag/{{revision}}", "delete_tag", tags.delete_tag),
    ("POST", f"{_API}/branch/{{revision}}", "branch", tags.branch),
    ("DELETE", f"{_API}/branch/{{revision}}", "branch", tags.branch),
    ("GET", f"{_API}/refs", "refs", tags.refs),
    ("GET", _API, "info", read.info),
    ("GET", f"{_API}/revision/{{revision}}", "revision", read.info),
    ("GET", f"{_API}/tree/{{revision}}", "tree", read.tree),
    ("GET", f"{_API}/tree/{{revision}}/{{folder+}}", "tree", read.tree),
    ("POST", f"{_API}/paths-info/{{revision}}", "paths_info", read.paths_info),
    ("GET", f"{_API}/commits/{{revision}}", "commits", read.commits),
    ("GET", f"{_FILES}/resolve/{{revision}}/{{path+}}", "resolve", read.resolve),
)

STORAGE = (
    ("PUT", f"{_FILES}/{{digest}}", "lfs_put", storage.lfs_put),
    ("PUT", f"{_FILES}/{{digest}}/{{number}}", "lfs_part", storage.lfs_part),
    ("GET", f"{_FILES}/{{digest}}", "storage_get", storage.storage_get),
)


@dataclass(frozen=True)
class Route:
    """A call: its name, its handler, and the values in its path, unquoted."""

    name: str
    handler: Handler
    named: dict[str, str]


def route(origin: str, method: str, path: str) -> Route | None:
    """Return the call that a request makes; None if there is none. A HEAD is a GET whose body is not sent."""
    asked = "GET" if method == "HEAD" else method
    for verb, pattern, name, handler in HUB if origin == "hub" else STORAGE:
        match = _expression(pattern).fullmatch(path) if verb == asked else None
        if match is not None:
            return Route(name, handler, {key: unquote(value) for key, value in match.groupdict().items()})
    return None


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    """Compile a pattern: each `{name}` is a segment, each `{name+}` the rest of the path."""
    quoted = re.escape(pattern).replace(r"\{", "{").replace(r"\}", "}").replace(r"\+", "+")
    whole = re.sub(r"\{(\w+)\+\}", r"(?P<\1>.+)", quoted)
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+?)", whole))
