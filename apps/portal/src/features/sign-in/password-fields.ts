import type { FrontendConfig } from '@mediathek/domain';

/** What the password form can ask for, in the order it asks. */
export const passwordFields = ['schoolNumber', 'login', 'password', 'borrowerCode'] as const;
export type PasswordFieldName = (typeof passwordFields)[number];
export type PasswordValues = Readonly<Record<PasswordFieldName, string>>;

/** Everyone gives a name and a password; school number and borrower code only where the deployment asks for them. */
export function askedFields(config: FrontendConfig | false): readonly PasswordFieldName[] {
  return passwordFields.filter((name) => {
    if (name === 'schoolNumber') return config !== false && config.LoginSchulnummer;
    if (name === 'borrowerCode') return config !== false && config.LoginEntleiherCode;
    return true;
  });
}

/** Spaces around a name or number come from pasting; in a password they may be meant. */
function isEmpty(name: PasswordFieldName, values: PasswordValues): boolean {
  return name === 'password' ? values.password === '' : values[name].trim() === '';
}

/** The fields that were left empty although they are asked for. */
export function missingFields(asked: readonly PasswordFieldName[], values: PasswordValues): PasswordFieldName[] {
  return asked.filter((name) => isEmpty(name, values));
}

/** What is sent: nothing that was not asked for. */
export function passwordBody(asked: readonly PasswordFieldName[], values: PasswordValues) {
  const { login, password, schoolNumber, borrowerCode } = values;
  return {
    login: login.trim(),
    password,
    ...(asked.includes('schoolNumber') ? { schoolNumber: schoolNumber.trim() } : {}),
    ...(asked.includes('borrowerCode') ? { borrowerCode: borrowerCode.trim() } : {}),
  };
}
