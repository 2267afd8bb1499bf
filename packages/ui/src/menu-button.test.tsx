// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';
import { MenuButton } from './menu-button';
import type { MenuEntry } from './menu-entries';

function setUp() {
  const called = vi.fn();
  const entries: MenuEntry[] = [
    { kind: 'text', id: 'who', title: 'Anna Sommer' },
    { kind: 'link', id: 'profile', label: 'Profil', icon: 'user', href: '/profile' },
    { kind: 'switch', id: 'view', label: 'Erweiterte Ansicht', checked: true, onChange: called },
    {
      kind: 'choice',
      id: 'scheme',
      label: 'Darstellung',
      value: 'light',
      onChange: called,
      options: [
        { value: 'light', label: 'Hell' },
        { value: 'dark', label: 'Dunkel' },
      ],
    },
    { kind: 'line', id: 'line' },
    { kind: 'action', id: 'out', label: 'Abmelden', onSelect: () => called('out') },
  ];
  render(
    <MenuButton label="Konto" entries={entries}>
      {(trigger) => <Button {...trigger}>AS</Button>}
    </MenuButton>,
  );
  return { called, button: screen.getByRole('button', { name: 'AS' }) };
}

test('opens on press and says that it is open', async () => {
  const { button } = setUp();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(await screen.findByRole('menu', { name: 'Konto' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('begins at the first entry when opened by keyboard, and Escape leads back to the button', async () => {
  const { button } = setUp();
  button.focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Profil' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test.each([
  ['menuitem', 'Abmelden', 'out'],
  ['menuitemcheckbox', 'Erweiterte Ansicht', false],
  ['menuitemradio', 'Dunkel', 'dark'],
])('a %s does its work and closes the menu', async (role, name, expected) => {
  const { called, button } = setUp();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole(role, { name }));
  expect(called).toHaveBeenCalledExactlyOnceWith(expected);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('marks what is chosen', async () => {
  const { button } = setUp();
  await userEvent.click(button);
  const light = await screen.findByRole('menuitemradio', { name: 'Hell' });
  expect(light.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'Profil' }).getAttribute('href')).toBe('/profile');
});
