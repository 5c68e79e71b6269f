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
    help="SSH private key outside the repository, or public key whose private key is in ssh-agent.",
)
def command(release: Path, key: Path) -> None:
    """Sign a release with an SSH key. RELEASE is a folder or a name.

    OpenSSH's ssh-keygen signs SHA256SUMS, asks for a passphrase on the terminal, and writes SHA256SUMS.sig.
    Anyone with the public key can check the signature with `seedproof verify --key` or ssh-keygen.

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
