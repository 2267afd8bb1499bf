"""all-MiniLM-L6-v2, the English sentence model our table learns from, run on the CPU."""


import numpy as np
import onnxruntime
from tokenizers import Tokenizer

from .places import TEACHER


class Teacher:
    def __init__(self, threads: int):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(
            str(TEACHER / "onnx/model_quantized.onnx"), options, providers=["CPUExecutionProvider"]
        )
        self._tokeniser = Tokenizer.from_file(str(TEACHER / "tokenizer.json"))
        self._tokeniser.no_padding()
        self._tokeniser.enable_truncation(64)

    def embed(self, texts: list[str], report=None) -> np.ndarray:
        """Unit vectors, the mean over a text's tokens."""
        encoded = [encoding.ids for encoding in self._tokeniser.encode_batch(texts)]
        vectors = np.zeros((len(texts), 384), dtype=np.float16)
        # Texts of one length stand together, so that no time goes into padding.
        order = sorted(range(len(texts)), key=lambda at: len(encoded[at]))
        for start in range(0, len(order), 256):
            batch = order[start : start + 256]
            length = max(len(encoded[at]) for at in batch)
            ids = np.zeros((len(batch), length), dtype=np.int64)
            mask = np.zeros((len(batch), length), dtype=np.int64)
            for row, at in enumerate(batch):
                ids[row, : len(encoded[at])] = encoded[at]
                mask[row, : len(encoded[at])] = 1
            (states,) = self._session.run(
                ["last_hidden_state"],
                {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)},
            )
            pooled = (states * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
            vectors[batch] = pooled / np.linalg.norm(pooled, axis=1, keepdims=True)
            if report and start % (256 * 100) == 0:
                report(start, len(order))
        return vectors


