/**
 * A module written by hand, instruction by instruction: `dots(row, query, sums, count, stride)` multiplies the query with
 * `count` rows of whole numbers of one byte, sixteen at a time, and lays each sum down in four bytes. `stride` is a row's
 * length, a multiple of sixteen; all places are byte offsets in the memory `e.m`.
 */

const [row, query, sums, count, stride, at, total, cells, asked] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const [i32, v128] = [0x7f, 0x7b] as const;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value];
const add = [0x6a];
const subtract = [0x6b];
const isZero = [0x45];
const isLess = [0x49];
const leaveIf = (depth: number) => [0x0d, depth];
const again = (depth: number) => [0x0c, depth];
const end = [0x0b];
const block = (...body: number[][]) => [0x02, 0x40, ...body.flat(), ...end];
const loop = (...body: number[][]) => [0x03, 0x40, ...body.flat(), ...end];

const loadSixteen = [0xfd, 0x00, 0x00, 0x00];
const sixteenZeros = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
const multiplyLow = [0xfd, 0x9c, 0x01];
const multiplyHigh = [0xfd, 0x9d, 0x01];
const addNeighbours = [0xfd, 0x7e];
const addFour = [0xfd, 0xae, 0x01];
const lane = (number: number) => [0xfd, 0x1b, number];
const store = [0x36, 0x02, 0x00];

const multiply = (half: number[]) => [get(cells), get(asked), half, addNeighbours, addFour].flat();

const body = [
  // One i32 and three vectors beside the parameters.
  [0x02, 0x01, i32, 0x03, v128],
  block(
    loop(
      get(count),
      isZero,
      leaveIf(1),
      sixteenZeros,
      set(total),
      constant(0),
      set(at),
      loop(
        [...get(row), ...get(at), ...add, ...loadSixteen, ...set(cells)],
        [...get(query), ...get(at), ...add, ...loadSixteen, ...set(asked)],
        [...get(total), ...multiply(multiplyLow), ...multiply(multiplyHigh), ...set(total)],
        [...get(at), ...constant(16), ...add, ...tee(at), ...get(stride), ...isLess, ...leaveIf(0)],
      ),
      get(sums),
      [...get(total), ...lane(0), ...get(total), ...lane(1), ...add],
      [...get(total), ...lane(2), ...add, ...get(total), ...lane(3), ...add],
      store,
      [...get(row), ...get(stride), ...add, ...set(row)],
      [...get(sums), ...constant(4), ...add, ...set(sums)],
      [...get(count), ...constant(1), ...subtract, ...set(count)],
      again(0),
    ),
  ),
  end,
].flat();

/** Numbers above 127 take more than one byte, the lowest seven bits first. */
function leb(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...leb(Math.floor(value / 128))];
}
const sized = (bytes: number[]) => [...leb(bytes.length), ...bytes];
const section = (number: number, bytes: number[]) => [number, ...sized(bytes)];
const name = (text: string) => sized([...text].map((letter) => letter.charCodeAt(0)));

const mostPages = 65_536;

export const dotModule = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...section(1, [1, 0x60, 5, i32, i32, i32, i32, i32, 0]),
  // A shared memory of at least one page.
  ...section(2, [1, ...name('e'), ...name('m'), 0x02, 0x03, 1, ...leb(mostPages)]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('dots'), 0x00, 0]),
  ...section(10, [1, ...sized(body)]),
]);
