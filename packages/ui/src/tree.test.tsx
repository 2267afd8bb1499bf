// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure';
import { Tree, type TreeNode } from './tree';

const nodes: TreeNode[] = [
  {
    id: '220',
    label: 'Geographie',
    href: '/search?fach=220',
    children: [
      { id: '22001', label: 'Geologie', href: '/search?fach=22001' },
      { id: '22002', label: 'Europa', href: '/search?fach=22002' },
    ],
  },
  { id: '460', label: 'Physik', href: '/search?fach=460' },
];

function Page({ open = [] }: { open?: string[] }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(open));
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  return (
    <Tree
      label="Fächer"
      nodes={nodes}
      expanded={expanded}
      onToggle={toggle}
      toggleLabel={(label) => `Unter ${label}`}
    />
  );
}

const focused = () => document.activeElement?.textContent;
const arrow = () => screen.getByRole('button', { name: 'Unter Geographie' });

test('opens and closes a level with its arrow', async () => {
  render(<Page />);
  expect(arrow().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Geologie' })).toBeNull();
  await userEvent.click(arrow());
  expect(arrow().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Geologie' })).toBeTruthy();
  await userEvent.click(arrow());
  expect(screen.queryByRole('link', { name: 'Geologie' })).toBeNull();
});

test('has an arrow only where something lies below', () => {
  render(<Page />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('is walked with the Tab key like any list of links', async () => {
  render(<Page open={['220']} />);
  const stops: unknown[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? focused());
  }
  expect(stops).toEqual(['Unter Geographie', 'Geographie', 'Geologie', 'Europa', 'Physik']);
});

test('walks the visible entries with up, down, Home and End', async () => {
  render(<Page open={['220']} />);
  screen.getByRole('link', { name: 'Geographie' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Geologie');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Physik');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Physik');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Europa');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Geographie');
});

test('opens with right, enters with right again, goes up and closes with left', async () => {
  render(<Page />);
  screen.getByRole('link', { name: 'Geographie' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(arrow().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Geographie');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Geologie');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Geographie');
  await userEvent.keyboard('{ArrowLeft}');
  expect(arrow().getAttribute('aria-expanded')).toBe('false');
});

test('a disclosure opens by keyboard and keeps what was entered inside', async () => {
  render(
    <Disclosure title="Sprache">
      <input aria-label="Sprache suchen" />
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Sprache' });
  button.focus();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), 'Türkisch');
  await userEvent.click(button);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Türkisch');
});
