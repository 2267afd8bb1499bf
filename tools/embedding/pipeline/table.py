"""The model itself: a text's vector is the sum of its pieces' vectors, made one long."""

import numpy as np


class Ragged:
    """Lists of piece numbers, kept in two arrays."""

    def __init__(self, lists: list[list[int]]):
        self.starts = np.zeros(len(lists) + 1, dtype=np.int64)
        np.cumsum([len(one) for one in lists], out=self.starts[1:])
        self.pieces = np.fromiter((piece for one in lists for piece in one), dtype=np.int32, count=self.starts[-1])

    def __getitem__(self, at: int) -> np.ndarray:
        return self.pieces[self.starts[at] : self.starts[at + 1]]


def embed(table: np.ndarray, lists: list[np.ndarray]) -> np.ndarray:
    """Unit vectors; a text without any piece has none and stays zero."""
    vectors = np.zeros((len(lists), table.shape[1]), dtype=table.dtype)
    for row, pieces in enumerate(lists):
        if len(pieces) > 0:
            vectors[row] = table[pieces].sum(axis=0)
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
