import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TimeSlider, timeSliderTarget } from './time-slider';

const place = { value: 50, min: 0, max: 200, marks: [0, 40, 120] };

describe('the keys of a time bar', () => {
  it.each([
    ['ArrowRight', 55],
    ['ArrowUp', 55],
    ['ArrowLeft', 45],
    ['ArrowDown', 45],
    ['PageUp', 120],
    ['PageDown', 40],
    ['Home', 0],
    ['End', 200],
    ['a', undefined],
  ])('%s leads to %s', (key, target) => {
    expect(timeSliderTarget(key, place)).toBe(target);
  });

  it('never leave the medium', () => {
    expect(timeSliderTarget('ArrowRight', { ...place, value: 198 })).toBe(200);
    expect(timeSliderTarget('ArrowLeft', { ...place, value: 3 })).toBe(0);
  });

  it('go a tenth of the way where there are no chapters', () => {
    expect(timeSliderTarget('PageUp', { ...place, marks: [] })).toBe(70);
    expect(timeSliderTarget('PageDown', { ...place, marks: [] })).toBe(30);
  });
});

it('says where it stands and seeks where it is moved to', () => {
  const seek = vi.fn();
  render(
    <TimeSlider
      label="Stelle im Film"
      value={50}
      max={200}
      marks={place.marks}
      valueText="50 Sekunden von 3 Minuten 20 Sekunden"
      describe={(value) => `${Math.round(value)} s`}
      onSeek={seek}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Stelle im Film' });
  expect(slider.getAttribute('aria-valuetext')).toBe('50 Sekunden von 3 Minuten 20 Sekunden');
  fireEvent.change(slider, { target: { value: '90' } });
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(seek.mock.calls).toEqual([[90], [55]]);
});
