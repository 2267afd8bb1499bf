import { describe, expect, it } from 'vitest';
import { checkClip } from './check-clip';

const form = { title: ' Magma ', start: '1:10', end: '1:20' };

describe('a clip', () => {
  it('has a title, a start and an end within the film', () => {
    expect(checkClip(form, 200)).toEqual({ kind: 'ready', clip: { title: 'Magma', start: 70, end: 80 } });
  });

  it.each([
    [{ title: '  ' }, { title: 'title' }],
    [{ start: 'eins' }, { start: 'start' }],
    [{ end: '' }, { end: 'end' }],
    [{ end: '1:10' }, { end: 'order' }],
    [{ end: '0:10' }, { end: 'order' }],
    [{ end: '9:00' }, { end: 'beyond' }],
    [
      { title: '', end: '9:00' },
      { title: 'title', end: 'beyond' },
    ],
  ])('with %j says what is wrong', (change, errors) => {
    expect(checkClip({ ...form, ...change }, 200)).toEqual({ kind: 'wrong', errors });
  });

  it('may end with the film, whose last second is not a whole one', () => {
    expect(checkClip({ ...form, end: '3:21' }, 200.4)).toEqual({
      kind: 'ready',
      clip: { title: 'Magma', start: 70, end: 200.4 },
    });
  });
});
