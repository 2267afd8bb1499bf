/** A vector's direction; zeros stay zeros. */
export function toUnitLength(vector: ArrayLike<number>): Float32Array {
  const unit = Float32Array.from(vector);
  let squares = 0;
  for (let at = 0; at < vector.length; at++) squares += (vector[at] ?? 0) ** 2;
  if (squares === 0) return unit;
  const factor = 1 / Math.sqrt(squares);
  for (let at = 0; at < unit.length; at++) unit[at] = (vector[at] ?? 0) * factor;
  return unit;
}
