// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field';

function setUp() {
  render(
    <form aria-label="Anmelden" onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Passwort" showLabel="Passwort anzeigen" hideLabel="Passwort verbergen" />
    </form>,
  );
  return screen.getByLabelText<HTMLInputElement>('Passwort');
}

test('shows what was typed and hides it again', async () => {
  const field = setUp();
  await userEvent.type(field, 'geheim');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('geheim');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(field.type).toBe('password');
});

test('does not send the form when the eye is pressed, and hides the password when the form is sent', async () => {
  const field = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field.type).toBe('text');
  fireEvent.submit(screen.getByRole('form', { name: 'Anmelden' }));
  expect(field.type).toBe('password');
});
