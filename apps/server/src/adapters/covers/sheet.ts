/** A place on a sheet. */
export type Point = readonly [x: number, y: number];

/** Ends of a drawn line. */
export type LineEnd = 'flat' | 'round';

/** One decimal: a tenth of a pixel is finer than any screen shows and keeps covers small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The point at an angle (degrees, clockwise from the right) around a centre. */
export function around(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

const place = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** Where a quarter disc has its centre, clockwise from the upper left corner of its cell. */
const corners: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/**
 * A piece of paper on which the building blocks are laid. What would lie wholly outside is left away: patterns may
 * run over the edge without making the file larger.
 */
export class Sheet {
  private readonly parts: string[] = [];

  constructor(
    readonly w: number,
    readonly h: number,
    /** The size of one building block. */
    readonly u: number,
  ) {}

  /** The shorter side: the measure for a picture with one centre. */
  get m(): number {
    return Math.min(this.w, this.h);
  }

  toString(): string {
    return this.parts.join('');
  }

  /** Lays down finished markup made by another sheet. */
  markup(markup: string): void {
    this.parts.push(markup);
  }

  private lay(left: number, top: number, right: number, bottom: number, markup: string): void {
    const inside = right > 0.05 && bottom > 0.05 && left < this.w - 0.05 && top < this.h - 0.05;
    if (inside && right - left > 0.05 && bottom - top > 0.05) this.parts.push(markup);
  }

  box(x: number, y: number, w: number, h: number, fill: string): void {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    const [right, bottom] = [Math.min(this.w, x + w), Math.min(this.h, y + h)];
    const size = `width="${short(right - left)}" height="${short(bottom - top)}"`;
    this.lay(left, top, right, bottom, `<rect x="${short(left)}" y="${short(top)}" ${size} fill="${fill}"/>`);
  }

  pill(x: number, y: number, w: number, h: number, radius: number, fill: string): void {
    const size = `width="${short(w)}" height="${short(h)}" rx="${short(Math.min(radius, w / 2, h / 2))}"`;
    this.lay(x, y, x + w, y + h, `<rect x="${short(x)}" y="${short(y)}" ${size} fill="${fill}"/>`);
  }

  ball(x: number, y: number, r: number, fill: string): void {
    const circle = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`;
    this.lay(x - r, y - r, x + r, y + r, circle);
  }

  ring(x: number, y: number, r: number, width: number, ink: string): void {
    const far = r + width / 2;
    const circle = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"`;
    const stroke = `fill="none" stroke="${ink}" stroke-width="${short(width)}"/>`;
    this.lay(x - far, y - far, x + far, y + far, `${circle} ${stroke}`);
  }

  /** A straight-edged block. */
  shape(points: readonly Point[], fill: string): void {
    this.path(`M${points.map(place).join('L')}Z`, points, fill);
  }

  line(points: readonly Point[], width: number, ink: string, end: LineEnd = 'flat'): void {
    this.stroke(`M${points.map(place).join('L')}`, points, width, ink, end);
  }

  /** A curved line from one point to another, drawn towards a third. */
  bow(from: Point, towards: Point, to: Point, width: number, ink: string): void {
    const d = `M${place(from)}Q${place(towards)} ${place(to)}`;
    this.stroke(d, [from, towards, to], width, ink, 'round');
  }

  /** Part of a ring between two angles (degrees, clockwise from the right). */
  arc(cx: number, cy: number, r: number, from: number, to: number, width: number, ink: string): void {
    const large = to - from > 180 ? 1 : 0;
    const [start, end] = [around(cx, cy, r, from), around(cx, cy, r, to)];
    const d = `M${place(start)}A${short(r)} ${short(r)} 0 ${large} 1 ${place(end)}`;
    this.stroke(d, this.extent(cx, cy, r), width, ink, 'flat');
  }

  /** A slice of a disc between two angles. */
  slice(cx: number, cy: number, r: number, from: number, to: number, fill: string): void {
    const large = to - from > 180 ? 1 : 0;
    const [start, end] = [around(cx, cy, r, from), around(cx, cy, r, to)];
    const d = `M${place([cx, cy])}L${place(start)}A${short(r)} ${short(r)} 0 ${large} 1 ${place(end)}Z`;
    const middle = [from, (from + to) / 2, to].map((angle) => around(cx, cy, r, angle));
    this.path(d, [[cx, cy], ...middle], fill);
  }

  /** A tilted ellipse as a line. */
  orbit(cx: number, cy: number, rx: number, ry: number, tilt: number, width: number, ink: string): void {
    const [a, b] = [around(cx, cy, rx, tilt), around(cx, cy, rx, tilt + 180)];
    const half = `A${short(rx)} ${short(ry)} ${short(tilt)} 0 1`;
    const d = `M${place(a)}${half} ${place(b)}${half} ${place(a)}Z`;
    this.stroke(d, this.extent(cx, cy, Math.max(rx, ry)), width, ink, 'flat');
  }

  /** Quarter disc in a square cell; `turn` 0 to 3 names the corner that holds its centre, clockwise from upper left. */
  quarter(x: number, y: number, s: number, turn: number, fill: string): void {
    const corner = (at: number): string => {
      const [dx, dy] = corners[at % 4] ?? [0, 0];
      return place([x + dx * s, y + dy * s]);
    };
    const d = `M${corner(turn)}L${corner(turn + 1)}A${short(s)} ${short(s)} 0 0 1 ${corner(turn + 3)}Z`;
    this.lay(x, y, x + s, y + s, filled(d, fill));
  }

  /** Half disc standing on `y`. */
  dome(x: number, y: number, r: number, fill: string): void {
    const d = `M${place([x - r, y])}A${short(r)} ${short(r)} 0 0 1 ${place([x + r, y])}Z`;
    this.lay(x - r, y - r, x + r, y, filled(d, fill));
  }

  /** Half disc hanging from `y`. */
  bowl(x: number, y: number, r: number, fill: string): void {
    const d = `M${place([x - r, y])}A${short(r)} ${short(r)} 0 0 0 ${place([x + r, y])}Z`;
    this.lay(x - r, y, x + r, y + r, filled(d, fill));
  }

  /** A gate: a box with a half disc on top, `h` high in all. */
  gate(x: number, y: number, w: number, h: number, fill: string): void {
    const r = w / 2;
    const top = `A${short(r)} ${short(r)} 0 0 1 ${place([x + w, y + r])}`;
    const d = `M${place([x, y + h])}V${short(y + r)}${top}V${short(y + h)}Z`;
    this.lay(x, y, x + w, y + h, filled(d, fill));
  }

  /** A leaf between two opposite corners of a square cell; `falling` from the upper left to the lower right. */
  leaf(x: number, y: number, s: number, falling: boolean, fill: string): void {
    const [a, b] = falling ? [place([x, y]), place([x + s, y + s])] : [place([x + s, y]), place([x, y + s])];
    const half = `A${short(s)} ${short(s)} 0 0 1`;
    this.lay(x, y, x + s, y + s, filled(`M${a}${half} ${b}${half} ${a}Z`, fill));
  }

  /** A lens between two points, `width` thick in its middle: eyes, flames, petals. */
  lens(from: Point, to: Point, width: number, fill: string): void {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const r = (length * length + width * width) / (4 * width);
    const half = `A${short(r)} ${short(r)} 0 0 1`;
    const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const reach = Math.max(length, width) / 2;
    this.path(`M${place(from)}${half} ${place(to)}${half} ${place(from)}Z`, this.extent(cx, cy, reach), fill);
  }

  /** A comma or quotation mark: a disc of radius `r` with a curved tail. */
  comma(x: number, y: number, r: number, fill: string): void {
    const outer = `A${short(r * 2)} ${short(r * 2)} 0 0 1 ${place([x - r, y + r * 2.1])}`;
    const inner = `A${short(r * 1.4)} ${short(r * 1.4)} 0 0 0 ${place([x, y])}`;
    this.ball(x, y, r, fill);
    const d = `M${place([x + r, y])}${outer}L${place([x - r, y + r * 1.4])}${inner}Z`;
    this.lay(x - r, y, x + r, y + r * 2.1, filled(d, fill));
  }

  /** A regular block with `sides` corners, the first at `turn` degrees. */
  polygon(cx: number, cy: number, r: number, sides: number, turn: number, fill: string): void {
    const points = Array.from({ length: sides }, (_, i) => around(cx, cy, r, turn + (i * 360) / sides));
    this.shape(points, fill);
  }

  /**
   * Calls `draw` for square cells that fill the sheet: whole columns, and rows cut evenly at top and bottom, so that
   * no sliver of a cell is left at an edge.
   */
  cells(size: number, draw: (x: number, y: number, s: number, col: number, row: number) => void): void {
    const cols = Math.max(1, Math.round(this.w / size));
    const s = this.w / cols;
    const rows = Math.ceil(this.h / s - 0.05);
    const top = (this.h - rows * s) / 2;
    for (let row = 0; row < rows; row++) for (let col = 0; col < cols; col++) draw(col * s, top + row * s, s, col, row);
  }

  private extent(cx: number, cy: number, r: number): readonly Point[] {
    return [
      [cx - r, cy - r],
      [cx + r, cy + r],
    ];
  }

  private stroke(d: string, points: readonly Point[], width: number, ink: string, end: LineEnd): void {
    const caps = end === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
    const markup = `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${short(width)}"${caps}/>`;
    this.layWithin(points, width / 2, markup);
  }

  private path(d: string, points: readonly Point[], fill: string): void {
    this.layWithin(points, 0, filled(d, fill));
  }

  private layWithin(points: readonly Point[], margin: number, markup: string): void {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    this.lay(left, top, right, bottom, markup);
  }
}
