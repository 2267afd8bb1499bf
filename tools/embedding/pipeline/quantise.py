"""One byte a number: each piece's vector becomes whole numbers from -127 to 127 and one weight."""

import numpy as np


def quantise(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    weights = (np.abs(table).max(axis=1) / 127).astype(np.float32)
    whole = np.rint(table / np.maximum(weights, 1e-12)[:, None]).astype(np.int8)
    # The first piece stands for unknown letters, which mean nothing.
    whole[0], weights[0] = 0, 0
    return whole, weights


def restore(whole: np.ndarray, weights: np.ndarray) -> np.ndarray:
    return whole.astype(np.float32) * weights[:, None]
