"""Writes the model as the portal reads it, and vectors that prove it reads it rightly."""

import json

import numpy as np

from .evaluate import queries_and_texts
from .grams import GRAMS, Cutter, read_grams
from .normalise import normalise
from .table import embed
from .tokeniser import PIECES

# Raised with every new table that is put into the repository: vectors of two tables are never compared.
MODEL_ID = "mediathek-de-en-256-v2"

_golden = [
    "",
    "…",
    "Warum wird es im Winter so früh dunkel?",
    "who invented the printing press",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "STRASSE Straße strasse",
    "Soft\u00adhyphen and ﬁ ligature",
    "1848 – Märzrevolution (Paulskirche), 3. Teil",
    "Œuvre, naïve, Ångström, Łódź, 日本, привет",
    "Fledermeuse flihgen nahcts",
]


def export(whole: np.ndarray, weights: np.ndarray, folder) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    cutter = Cutter()
    tokeniser = cutter.tokeniser
    description = {"id": MODEL_ID, "dimensions": whole.shape[1], "pieces": PIECES, "grams": GRAMS}
    (folder / "model.json").write_text(json.dumps(description, indent=2) + "\n", encoding="utf-8")
    lines = [
        f"{tokeniser.id_to_piece(at)}\t{np.float32(tokeniser.get_score(at)):.9g}\n" for at in range(tokeniser.vocab_size())
    ]
    (folder / "pieces.tsv").write_text("".join(lines), encoding="utf-8")
    (folder / "grams.txt").write_text("".join(f"{gram}\n" for gram in read_grams()), encoding="utf-8")
    (folder / "table.bin").write_bytes(whole.tobytes() + weights.astype("<f4").tobytes())
    queries, texts = queries_and_texts()
    golden = []
    table = whole.astype(np.float64) * weights.astype(np.float64)[:, None]
    for text in [*_golden, *queries[::8], *texts[::12]]:
        pieces = [piece for piece in cutter.cut([normalise(text)])[0] if piece > 0]
        vector = np.zeros(whole.shape[1])
        if pieces:
            vector = embed(table, [np.array(pieces)])[0]
        golden.append({"text": text, "pieces": pieces, "vector": [round(float(cell), 6) for cell in vector]})
    lines = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in golden)
    (folder / "golden.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
