// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button';
import { MediaCard } from './media-card';

test('is one link, carried by the title', () => {
  render(
    <MediaCard
      href="/media/1"
      title="Vulkane"
      coverSrc="/covers/v1/1.svg"
      typeIcon="play"
      typeLabel="Film"
      duration="28 min"
      meta="Geographie · Klasse 7–10"
      badge={{ kind: 'open', label: 'Frei für alle' }}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Vulkane' }).getAttribute('href')).toBe('/media/1');
  expect(screen.getByRole('heading', { level: 3, name: 'Vulkane' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Film, 28 min');
});

test.each([
  [true, 'eager'],
  [false, 'lazy'],
])('keeps the cover’s place; seen at once %s means loading %s', (coverFirst, loading) => {
  render(<MediaCard href="/m" title="T" coverSrc="/c.svg" coverFirst={coverFirst} typeIcon="play" typeLabel="Film" />);
  const cover = screen.getByRole('presentation');
  expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['400', '226']);
  expect(cover.getAttribute('loading')).toBe(loading);
});

test('an icon alone has a name and says whether it is on', () => {
  render(<IconButton label="Merken" icon="bookmark" pressed />);
  const button = screen.getByRole('button', { name: 'Merken' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
});
