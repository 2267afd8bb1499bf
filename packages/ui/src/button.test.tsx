// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type LinkProps, LinkProvider } from './anchor';
import { Button } from './button';

function RouterLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

test('does what it says once per press', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Anmelden</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('ignores further presses while the first is being worked on, and keeps label and focus', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Anmelden
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Anmelden' });
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('sends its form only once when the answer is slow', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Senden
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('says aloud that work has begun', () => {
  const { rerender } = render(<Button busyLabel="Wird angemeldet">Anmelden</Button>);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(
    <Button busy busyLabel="Wird angemeldet">
      Anmelden
    </Button>,
  );
  expect(screen.getByRole('status').textContent).toBe('Wird angemeldet');
});

test('says why something cannot be done instead of going grey', async () => {
  const onClick = vi.fn();
  render(
    <Button unavailable="Keine Plätze frei" onClick={onClick}>
      Vergeben
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Keine Plätze frei' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('Vergeben')).toBeNull();
});

test('is a link when it leads somewhere', () => {
  render(<Button href="/login">Anmelden</Button>);
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['/search', true],
  ['/', true],
  ['https://example.org/', false],
  ['//example.org/', false],
  ['mailto:info@example.org', false],
  ['#main', false],
])('opens %s through the router: %s', (href, throughRouter) => {
  render(
    <LinkProvider value={RouterLink}>
      <Button href={href}>Weiter</Button>
    </LinkProvider>,
  );
  expect(screen.getByRole('link').hasAttribute('data-router')).toBe(throughRouter);
});
