"""The files of a release on the Hub."""

from pathlib import Path
from typing import Any

from seedproof.record import telemetry
from seedproof.record.errors import Misuse, NotDone, NotFound, SeedproofError
from seedproof.record.extras import named_extra
from seedproof.record.nearby import in_order, is_version, some

_FAILING = 500
"""The lowest status by which a server says that it fails itself."""


class Hub:
    """A release on the Hub, by its tag; the client keeps what it has fetched.

    Which versions there are is asked once, in a call that the client makes without retries: where the Hub
    cannot be reached, that is known at once, and what the client has kept of the version has to do.
    """

    def __init__(self, repository: str, version: str | None, restoring: str) -> None:
        self._repository = repository
        self._restoring = restoring
        self._unreached: Exception | None = None
        self._tag = f"v{self._found(version)}"

    def read(self, name: str) -> Path:
        """Return a file of the release, fetched if need be. Raises: SeedproofError when it cannot be had."""
        client = _client(self._restoring)
        try:
            path = client.hf_hub_download(
                self._repository,
                name,
                repo_type="dataset",
                revision=self._tag,
                local_files_only=self._unreached is not None,
            )
        # The client has failures of many kinds, and lets those of its HTTP library through.
        except Exception as error:
            raise self._unavailable(self._unreached or error) from None
        return Path(path)

    def _found(self, version: str | None) -> str:
        """Return the version that is meant. Raises: SeedproofError where the Hub does not have it."""
        client = _client(self._restoring)
        try:
            refs = client.list_repo_refs(self._repository, repo_type="dataset")
        except Exception as error:
            if version is None or not _is_unreached(error):
                raise self._unavailable(error) from None
            self._unreached = error
            return version
        names = [tag.name.removeprefix("v") for tag in refs.tags]
        versions = sorted(filter(is_version, names), key=in_order)
        if not versions:
            raise NotFound(f"{self._repository}: has no released version on the Hub")
        if version not in (None, *versions):
            raise NotFound(
                f"{self._repository}: has no version {version} on the Hub, which has {some(versions)}"
            )
        return version or versions[-1]

    def _unavailable(self, error: Exception) -> SeedproofError:
        """Return the error in one line, for which the client's own hundred are left out."""
        status = getattr(getattr(error, "response", None), "status_code", None)
        reason = f"status {status}" if status else "nobody answers there"
        unreached = _is_unreached(error)
        remedy = "Connect to the network, or see HF_ENDPOINT" if unreached else "See HF_ENDPOINT"
        kind = NotDone if unreached else NotFound
        return kind(
            f"{self._repository}: cannot be had from the Hub ({reason}). "
            f"{self._restoring or f'{remedy}, or name the folder of a release'}"
        )


def _is_unreached(error: Exception) -> bool:
    """Return whether a failure is none that the Hub itself has decided on."""
    status = getattr(getattr(error, "response", None), "status_code", _FAILING)
    return bool(status >= _FAILING)


def _client(restoring: str) -> Any:
    """Return the client. Raises: SeedproofError where it is not installed, or HF_ENDPOINT is no address."""
    telemetry.switch_off()
    try:
        with named_extra():
            from huggingface_hub import HfApi
    except SeedproofError as error:
        raise SeedproofError(f"{restoring}. Or from the Hub: {error}" if restoring else str(error)) from None
    except ValueError:
        raise Misuse("HF_ENDPOINT is no address, expected one such as https://huggingface.co") from None
    return HfApi()
