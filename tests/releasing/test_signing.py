"""Signed releases: by real OpenSSH keys, checked by us and, as people do, by ssh-keygen alone."""

import os
import shutil
import subprocess

import pytest

from pipeline.archiving.signing import LONGEST_SIGNATURE, sign, signature_of, signer, verify_signature
from pipeline.releasing.checksums import SIGNATURE, SUMS
from seedproof.record.errors import SeedproofError
from tests.conftest import run
from tests.releasing.test_release import CUT, bytes_of
from tests.tiny import make_release


def ssh_keygen(*arguments, **options):
    return subprocess.run(["ssh-keygen", *map(str, arguments)], capture_output=True, text=True, **options)


def make_key(path, kind="ed25519"):
    done = ssh_keygen("-q", "-t", kind, "-N", "", "-C", "somebody@example.org", "-f", path)
    assert done.returncode == 0, done.stderr
    return path


def public(key):
    return key.with_suffix(".pub")


def fingerprint(key):
    return ssh_keygen("-l", "-f", public(key)).stdout.split()[1]


def allow(path, *lines):
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def checked_by_people(folder, allowed_signers, identity):
    """The command that README shows, in the release's folder."""
    with (folder / SUMS).open("rb") as file:
        return ssh_keygen(
            "-Y", "verify", "-f", allowed_signers, "-I", identity, "-n", "seedproof", "-s", SIGNATURE,
            stdin=file, cwd=folder,
        )  # fmt: skip


@pytest.fixture(name="key", scope="module")
def key_fixture(tmp_path_factory):
    return make_key(tmp_path_factory.mktemp("keys") / "mine")


@pytest.fixture(name="other", scope="module")
def other_fixture(tmp_path_factory):
    return make_key(tmp_path_factory.mktemp("others") / "other")


@pytest.fixture(name="release")
def release_fixture(tmp_path):
    return make_release(tmp_path / "release")


@pytest.fixture(name="signed")
def signed_fixture(release, key):
    sign(release, key)
    return release


def refusal(function, *arguments):
    with pytest.raises(SeedproofError) as error:
        function(*arguments)
    message = str(error.value)
    assert "\n" not in message
    assert message.isprintable()
    return message


def test_a_release_is_unsigned_until_somebody_signs_it(release, key):
    assert signature_of(release) is None
    assert "is not signed, expected SHA256SUMS.sig" in refusal(signer, release)
    assert "is not signed" in refusal(verify_signature, release, public(key))
    before = bytes_of(release)
    assert sign(release, key) == release / SIGNATURE == signature_of(release)
    assert before == {name: content for name, content in bytes_of(release).items() if name != SIGNATURE}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["ed25519", "ecdsa", "rsa"])
def test_a_signature_is_checked_with_the_public_key(release, tmp_path, kind):
    key = make_key(tmp_path / "key", kind)
    sign(release, key)
    assert signer(release) == fingerprint(key)
    assert verify_signature(release, public(key)) == (fingerprint(key), None)


def test_a_signature_is_checked_with_allowed_signers(signed, tmp_path, key, other):
    allowed = allow(
        tmp_path / "allowed",
        "# Who may sign",
        f"other@example.org {public(other).read_text().strip()}",
        f'*@example.org,-me namespaces="seedproof" {public(key).read_text().strip()}',
    )
    assert verify_signature(signed, allowed) == (fingerprint(key), "*@example.org")


def test_people_check_it_without_us(signed, tmp_path, key, other):
    allowed = allow(tmp_path / "allowed_signers", f"me@example.org {public(key).read_text().strip()}")
    done = checked_by_people(signed, allowed, "me@example.org")
    assert done.returncode == 0
    assert done.stdout.startswith('Good "seedproof" signature for me@example.org')
    others = allow(tmp_path / "others", f"me@example.org {public(other).read_text().strip()}")
    assert checked_by_people(signed, others, "me@example.org").returncode != 0
    (signed / SUMS).write_text((signed / SUMS).read_text().replace("0", "1", 1))
    assert checked_by_people(signed, allowed, "me@example.org").returncode != 0


def test_what_people_sign_with_ssh_keygen_we_check(release, key):
    assert ssh_keygen("-Y", "sign", "-n", "seedproof", "-f", key, release / SUMS).returncode == 0
    assert verify_signature(release, public(key)) == (fingerprint(key), None)


def test_altered_checksums_are_refused(signed, key):
    (signed / SUMS).write_text((signed / SUMS).read_text().replace("0", "1", 1))
    for message in (refusal(signer, signed), refusal(verify_signature, signed, public(key))):
        assert "is no signature of SHA256SUMS for seedproof (ssh-keygen: " in message
        assert "incorrect signature" in message


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"garbage\n",
        b"-----BEGIN SSH SIGNATURE-----\n-----END SSH SIGNATURE-----\n",
        b"-----BEGIN SSH SIGNATURE-----\nAAAA\n-----END SSH SIGNATURE-----\n",
        b"\x00\x1b[2J\xff" * 100,
    ],
    ids=["empty", "text", "nothing inside", "other bytes", "control characters"],
)
def test_garbage_is_no_signature(signed, key, content):
    (signed / SIGNATURE).write_bytes(content)
    assert "is no signature of SHA256SUMS" in refusal(verify_signature, signed, public(key))


def test_an_altered_signature_is_refused(signed, key):
    lines = (signed / SIGNATURE).read_text().splitlines()
    last = lines[-2]
    lines[-2] = ("A" if last[0] != "A" else "B") + last[1:]
    (signed / SIGNATURE).write_text("\n".join(lines) + "\n")
    assert "is no signature of SHA256SUMS" in refusal(verify_signature, signed, public(key))


def test_a_signature_by_another_key_is_refused_and_names_it(signed, tmp_path, key, other):
    allowed = allow(tmp_path / "allowed", f"me@example.org {public(other).read_text().strip()}")
    for keys in (public(other), allowed):
        message = refusal(verify_signature, signed, keys)
        assert f"is by {fingerprint(key)}, a key that {keys} does not have" in message


def test_a_signature_for_another_namespace_is_refused(release, key):
    assert ssh_keygen("-Y", "sign", "-n", "git", "-f", key, release / SUMS).returncode == 0
    message = refusal(verify_signature, release, public(key))
    assert "is no signature of SHA256SUMS for seedproof (ssh-keygen: " in message
    assert "namespace does not match" in message


def test_a_key_that_may_only_sign_other_things_is_refused(signed, tmp_path, key):
    allowed = allow(tmp_path / "allowed", f'me namespaces="git" {public(key).read_text().strip()}')
    assert "does not allow to sign releases" in refusal(verify_signature, signed, allowed)


def test_a_large_signature_is_not_even_read(signed, key):
    (signed / SIGNATURE).write_bytes((signed / SIGNATURE).read_bytes().ljust(LONGEST_SIGNATURE + 1, b"\n"))
    assert "has 16,385 bytes, so it is not a signature" in refusal(verify_signature, signed, public(key))


def test_what_is_no_key_is_refused(signed, tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    before = bytes_of(signed)
    (tmp_path / "large").write_bytes(b"x" * 1_000_001)
    assert "none: cannot be read" in refusal(sign, signed, tmp_path / "none")
    assert "ssh-keygen could not sign with it (" in refusal(sign, signed, tmp_path / "binary")
    assert "large: has 1,000,001 bytes, expected a key" in refusal(sign, signed, tmp_path / "large")
    assert "none: cannot be read" in refusal(verify_signature, signed, tmp_path / "none")
    assert "binary does not have" in refusal(verify_signature, signed, tmp_path / "binary")
    assert bytes_of(signed) == before


def test_a_private_key_is_not_what_a_signature_is_checked_with(signed, key):
    assert f"is a private key, expected the public one, most often {public(key)}" in refusal(
        verify_signature, signed, key
    )


@pytest.mark.parametrize("named", ["private", "public", "private but called public"])
def test_a_key_never_lies_in_the_repository(workplace, named):
    (workplace / "private").mkdir()
    inside = make_key(workplace / "private" / "key")
    if named == "private but called public":
        inside.rename(public(inside))
    given = inside if named == "private" else public(inside)
    before = bytes_of(workplace)
    done = run("sign", CUT, "--key", given)
    assert done.exit_code == 2
    assert f"{given}: a key never lies in the repository. Move it out of {workplace}" in done.output
    assert bytes_of(workplace) == before


@pytest.mark.parametrize("given", ["key", "key.pub"])
def test_a_link_to_a_key_in_the_repository_is_one(workplace, tmp_path_factory, given):
    outside = tmp_path_factory.mktemp("outside") / "key"
    make_key(outside)
    outside.rename(workplace / "key")
    outside.symlink_to(workplace / "key")
    done = run("sign", CUT, "--key", outside.with_name(given))
    assert f"{outside}: a key never lies in the repository" in done.output


def test_only_a_whole_release_is_signed(release, key):
    name = "jsonl/tiny/test.jsonl"
    (release / name).write_text('{"id":"c"}\n')
    assert f"{name}: is altered. Only a whole release is signed" in refusal(sign, release, key)
    (release / name).unlink()
    assert f"{name}: is missing" in refusal(sign, release, key)
    assert signature_of(release) is None


def test_a_key_that_does_not_serve_leaves_the_old_signature(signed, tmp_path, other):
    before = (signed / SIGNATURE).read_bytes()
    alone = tmp_path / "alone.pub"
    shutil.copy(public(other), alone)
    assert "ssh-keygen could not sign with it (No private key found" in refusal(sign, signed, alone)
    assert (signed / SIGNATURE).read_bytes() == before


def test_the_command_signs_and_says_how_it_is_checked(workplace, key):
    done = run("sign", CUT, "--key", key)
    assert done.exit_code == 0, done.output
    assert f"{CUT}/SHA256SUMS.sig: signed by {fingerprint(key)}" in done.output
    assert "ssh-keygen -Y verify -f allowed_signers -I IDENTITY -n seedproof" in done.output
    assert verify_signature(workplace / CUT, public(key)).fingerprint == fingerprint(key)


def test_a_signature_is_no_part_of_the_release_and_cut_keeps_it(workplace, key):
    assert run("sign", CUT, "--key", key).exit_code == 0
    signature = (workplace / CUT / SIGNATURE).read_bytes()
    assert SIGNATURE not in (workplace / CUT / SUMS).read_text()
    shutil.rmtree(workplace / CUT / "data")
    assert "2 files put in place" in run("cut", "missing_fact").output
    assert (workplace / CUT / SIGNATURE).read_bytes() == signature
    done = run("verify", CUT, "--sample", "1")
    assert SIGNATURE not in done.output


def test_without_openssh_it_says_what_to_install(release, key, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    assert "ssh-keygen is not here. Install OpenSSH's client" in refusal(sign, release, key)
