"""`seedproof sign`."""

from pathlib import Path

import click

from pipeline.archiving.releases import benchmark_in
from pipeline.archiving.signing import NAMESPACE, sign, signer
from pipeline.releasing.checksums import SIGNATURE, SUMS
from pipeline.workplace.naming import RELEASE
from seedproof.record.printing import say


@click.command("sign")
@click.argument("release", type=RELEASE)
@click.option(
    "--key",
    required=True,
    type=click.Path(path_type=Path),
    help="An SSH private key outside the repository, or a public one whose private key ssh-agent holds.",
)
def command(release: Path, key: Path) -> None:
    """Sign the release RELEASE, a folder or a name.

    It signs SHA256SUMS with an SSH key, by OpenSSH's ssh-keygen, and writes SHA256SUMS.sig beside it. Whoever
    has the public key can check it with `seedproof verify --key`, or with ssh-keygen alone. A passphrase is
    asked for on the terminal.

    \b
    Example:
        seedproof sign missing_fact --key ~/.ssh/id_ed25519
    """
    benchmark_in(release)
    signature = sign(release, key)
    say(f"{signature}: signed by {signer(release)}. Keep it: git add, and commit")
    say(
        "check it: ssh-keygen -Y verify -f allowed_signers -I IDENTITY "
        f"-n {NAMESPACE} -s {SIGNATURE} < {SUMS}"
    )
