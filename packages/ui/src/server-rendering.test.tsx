// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComponentSheet } from '../test/component-sheet';

const html = renderToString(<ComponentSheet />);

test('every part can be drawn by the server', () => {
  expect(html).toContain('Schulnummer');
});

test('no part writes inline styles or scripts, which the security policy forbids', () => {
  expect(html).not.toMatch(/\sstyle="|<style|<script|javascript:/);
});
