/** An element of an SVG document with the offset of all groups around it. */
export interface SvgElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The names of the elements around it, the outermost first. */
  within: readonly string[];
  offset: readonly [x: number, y: number];
}

const opening = /^<([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/;
const closing = /^<\/([A-Za-z]+)>/;
const attribute = /([A-Za-z][\w:-]*)="([^"<]*)"/g;
const wrongReference = /&(?!#\d+;)/;
const wrongCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

function attributesOf(markup: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of markup.matchAll(attribute)) {
    if (found.has(name)) throw new Error(`attribute ${name} stands twice`);
    if (wrongReference.test(value)) throw new Error(`bare ampersand in ${name}`);
    found.set(name, value);
  }
  return found;
}

function offsetOf(transform: string | undefined): [number, number] {
  if (transform === undefined) return [0, 0];
  const match = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(transform);
  if (!match) throw new Error(`unexpected transform ${transform}`);
  return [Number(match[1]), Number(match[2])];
}

/** All elements of a document, or an error where it is not well-formed XML without text. */
export function readSvg(svg: string): SvgElement[] {
  if (wrongCharacter.test(svg)) throw new Error('character that XML does not allow');
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  let rest = svg;
  while (rest) {
    const end = closing.exec(rest);
    const start = opening.exec(rest);
    const parent = open.at(-1);
    if (end) {
      if (open.pop()?.name !== end[1]) throw new Error(`unexpected ${end[0]}`);
      rest = rest.slice(end[0].length);
    } else if (start) {
      if (!parent && elements.length) throw new Error('second root element');
      const [markup, name = '', inner = '', empty] = start;
      const attributes = attributesOf(inner);
      const [dx, dy] = offsetOf(attributes.get('transform'));
      const [x, y] = parent?.offset ?? [0, 0];
      const element = { name, attributes, within: open.map((each) => each.name), offset: [x + dx, y + dy] as const };
      elements.push(element);
      if (!empty) open.push(element);
      rest = rest.slice(markup.length);
    } else throw new Error(`not markup: ${rest.slice(0, 40)}`);
  }
  if (open.length) throw new Error('an element is not closed');
  return elements;
}

/** Left, top, right and bottom. */
export type Extent = readonly [number, number, number, number];

const parameters: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 };

/** The places a path goes through; arcs count with their radius in every direction, so the extent is never too small. */
function pathExtent(d: string): Extent {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (numbers.length !== parameters[command] || numbers.some(Number.isNaN)) throw new Error(`bad path ${d}`);
    if (command === 'Z') continue;
    const reach = command === 'A' ? Math.max(numbers[0] ?? 0, numbers[1] ?? 0) : 0;
    if (command === 'Q') [xs, ys].forEach((all, i) => void all.push(numbers[i] ?? 0));
    if (command === 'H') x = numbers[0] ?? 0;
    else if (command === 'V') y = numbers[0] ?? 0;
    else [x = 0, y = 0] = numbers.slice(-2);
    xs.push(x - reach, x + reach);
    ys.push(y - reach, y + reach);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The space that a shape takes on the page; groups and clip paths take none of their own. */
export function extentOf({ name, attributes, offset: [dx, dy] }: SvgElement): Extent | undefined {
  const value = (key: string): number => Number(attributes.get(key) ?? 0);
  const half = value('stroke-width') / 2;
  const grown = ([left, top, right, bottom]: Extent): Extent => [
    left - half + dx,
    top - half + dy,
    right + half + dx,
    bottom + half + dy,
  ];
  if (name === 'rect')
    return grown([value('x'), value('y'), value('x') + value('width'), value('y') + value('height')]);
  if (name === 'circle') {
    const [cx, cy, r] = [value('cx'), value('cy'), value('r')];
    return grown([cx - r, cy - r, cx + r, cy + r]);
  }
  return name === 'path' ? grown(pathExtent(attributes.get('d') ?? '')) : undefined;
}
