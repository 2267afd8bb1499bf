import { describe, expect, it } from 'vitest';
import { clampView, moveBy, wholeView, zoomAt } from './zoom-view';

const size = { width: 800, height: 400 };
const middle = { x: 0, y: 0 };

describe('zooming a picture', () => {
  it('keeps the middle where it is when zooming there', () => {
    expect(zoomAt(wholeView, 2, middle, size)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('keeps what lies under the pointer there', () => {
    const view = zoomAt(wholeView, 2, { x: 100, y: -50 }, size);
    // A place of the picture is seen at offset + scale * place; the one under the pointer was at (100, -50).
    expect([view.x + view.scale * 100, view.y + view.scale * -50]).toEqual([100, -50]);
  });

  it('goes no further than eight times, and never below the whole picture', () => {
    expect(zoomAt(wholeView, 100, middle, size).scale).toBe(8);
    expect(zoomAt({ scale: 2, x: 300, y: 100 }, 0.1, middle, size)).toEqual(wholeView);
  });

  it('moves a picture only as far as it is larger than its frame', () => {
    expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 5000, y: -5000 }, size)).toEqual({ scale: 2, x: 400, y: -200 });
    expect(moveBy(wholeView, { x: 10, y: 10 }, size)).toEqual(wholeView);
  });

  it('brings a picture back when its frame has become smaller', () => {
    expect(clampView({ scale: 2, x: 400, y: 200 }, { width: 400, height: 200 })).toEqual({ scale: 2, x: 200, y: 100 });
  });
});
