// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { SelectField } from './select-field';
import { TextField } from './text-field';

function remarksOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

test('ties hint and error to the field, the error first', () => {
  render(<TextField label="Schulnummer" hint="Acht Ziffern" error="Es fehlt noch eine Ziffer." />);
  const field = screen.getByLabelText('Schulnummer');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(remarksOf(field)).toBe('Es fehlt noch eine Ziffer. Acht Ziffern');
});

test.each([undefined, null, '', false])('is not marked as wrong when the error is %j', (error) => {
  render(<TextField label="Schulnummer" error={error} />);
  const field = screen.getByLabelText('Schulnummer');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('reads an answer aloud when it arrives', () => {
  const { rerender } = render(<TextField label="Schulnummer" />);
  const region = screen.getByRole('status');
  rerender(<TextField label="Schulnummer" answer="Realschule am Stadtgarten" />);
  expect(region.textContent).toBe('Realschule am Stadtgarten');
});

test('chooses from the browser’s own list', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'de', label: 'Deutsch' },
    { value: 'en', label: 'English' },
  ];
  render(<SelectField label="Sprache" options={options} onChange={(event) => onChange(event.target.value)} />);
  await userEvent.selectOptions(screen.getByLabelText('Sprache'), 'English');
  expect(onChange).toHaveBeenCalledWith('en');
});

test('is ticked by its words too', async () => {
  render(<Checkbox label="Film" end="21" />);
  await userEvent.click(screen.getByText('Film'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('is half ticked while only something below it is chosen', () => {
  const { rerender } = render(<Checkbox label="Geographie" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  rerender(<Checkbox label="Geographie" />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
});
