// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { ComponentSheet } from '../test/component-sheet';

test('no part breaks a rule of structure, naming or roles', async () => {
  const { container } = render(<ComponentSheet />);
  document.documentElement.lang = 'de';
  document.title = 'Bausteine';
  // Colours need a real browser; the journeys measure them there.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}, 30_000);
