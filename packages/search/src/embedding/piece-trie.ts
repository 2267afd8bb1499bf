/** Reads pieces letter by letter. */
export interface PieceTrie {
  /** The node one letter further, or -1 where no piece goes on so; reading begins at node 0. */
  step(node: number, letter: number): number;
  /** The number of the piece that ends at a node, or -1. */
  pieceAt(node: number): number;
}

const letterBits = 14;

/** All edges lie in one hash table of numbers: forty thousand pieces cost a few megabytes and no objects. */
export function buildPieceTrie(pieces: readonly string[]): PieceTrie {
  const most = pieces.reduce((sum, piece) => sum + piece.length, 1);
  const size = 2 ** Math.ceil(Math.log2(most * 2));
  const keys = new Float64Array(size).fill(-1);
  const targets = new Int32Array(size);
  const ends = new Int32Array(most).fill(-1);
  let nodes = 1;

  const slotOf = (key: number): number => {
    let slot = Math.imul((key % 0x1_0000_0000) | 0, 0x9e37_79b1) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (size - 1);
    while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) & (size - 1);
    return slot;
  };
  const keyOf = (node: number, letter: number): number => node * 2 ** letterBits + letter;

  for (const [number, piece] of pieces.entries()) {
    let node = 0;
    for (let at = 0; at < piece.length; at++) {
      const slot = slotOf(keyOf(node, piece.charCodeAt(at)));
      if (keys[slot] === -1) {
        keys[slot] = keyOf(node, piece.charCodeAt(at));
        targets[slot] = nodes++;
      }
      node = targets[slot] ?? 0;
    }
    ends[node] = number;
  }

  return {
    step: (node, letter) => {
      const slot = slotOf(keyOf(node, letter));
      return keys[slot] === -1 ? -1 : (targets[slot] ?? -1);
    },
    pieceAt: (node) => ends[node] ?? -1,
  };
}
