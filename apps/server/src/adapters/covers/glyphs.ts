import { markInk, sheetWhite } from './colour';
import type { FormName } from './form-of-type';
import { Sheet } from './sheet';

/** The signs of the media types, drawn into 28 x 28. */
const glyphs: Record<FormName, (s: Sheet, ink: string) => void> = {
  film: (s, ink) =>
    s.shape(
      [
        [10, 8],
        [10, 20],
        [20.5, 14],
      ],
      ink,
    ),
  audio: (s, ink) => {
    s.box(7, 11, 2.6, 6, ink);
    s.box(11.5, 7, 2.6, 14, ink);
    s.box(16, 9.5, 2.6, 9, ink);
    s.box(20.5, 12, 2.6, 4, ink);
  },
  document: (s, ink) => {
    s.box(8, 7, 12, 2.6, ink);
    s.box(8, 12.2, 12, 2.6, ink);
    s.box(8, 17.4, 7, 2.6, ink);
  },
  book: (s, ink) => {
    s.box(7, 8, 6.2, 12, ink);
    s.box(14.8, 8, 6.2, 12, ink);
  },
  app: (s, ink) => {
    s.box(7.5, 7.5, 5.6, 5.6, ink);
    s.box(14.9, 7.5, 5.6, 5.6, ink);
    s.box(7.5, 14.9, 5.6, 5.6, ink);
    s.ball(17.7, 17.7, 2.8, ink);
  },
  image: (s, ink) => {
    s.shape(
      [
        [6, 20],
        [12, 11],
        [16, 16],
        [18, 14],
        [22, 20],
      ],
      ink,
    );
    s.ball(18, 9.5, 2, ink);
  },
  package: (s, ink) => {
    s.box(7, 7, 14, 3.4, ink);
    s.box(8.5, 12, 11, 8.5, ink);
  },
  url: (s, ink) => {
    s.line(
      [
        [9, 19],
        [19, 9],
      ],
      2.5,
      ink,
    );
    s.line(
      [
        [11, 8.6],
        [19.4, 8.6],
        [19.4, 17],
      ],
      2.5,
      ink,
    );
  },
  h5p: (s, ink) => {
    s.box(7, 7, 6, 6, ink);
    s.box(7, 15, 6, 6, ink);
    s.box(15, 15, 6, 6, ink);
    s.ring(18, 10, 2.4, 1.8, ink);
  },
  disc: (s, ink) => s.ring(14, 14, 5, 4.4, ink),
  cassette: (s, ink) => {
    s.box(6, 8, 16, 12, ink);
    s.ball(10.6, 14, 2.2, sheetWhite);
    s.ball(17.4, 14, 2.2, sheetWhite);
  },
  device: (s, ink) => {
    s.box(7.5, 8, 13, 9, ink);
    s.box(5.5, 18.4, 17, 2.4, ink);
  },
};

/** The small mark of the media type in the lower left corner, for prints, exports and shared links. */
export function markOf(form: FormName): string {
  const sheet = new Sheet(28, 28, 28);
  glyphs[form](sheet, markInk);
  const tab = `<path d="M0 0H24A4 4 0 0 1 28 4V28H0Z" fill="${sheetWhite}"/>`;
  return `<g transform="translate(0 198)">${tab}${sheet}</g>`;
}
