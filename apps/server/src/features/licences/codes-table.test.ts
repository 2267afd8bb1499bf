import type { LicenceCode } from '@mediathek/contract';
import { expect, test } from 'vitest';
import { codesTable } from './codes-table';

const code = (fields: object): LicenceCode =>
  ({
    ...{ codeId: 'RS-1', isUnlimited: false, total: 30, given: 12, remaining: 18, returns: 4, validTo: '2027-07-31' },
    ...{ holderCount: 3, daysLeft: null, state: 'active' },
    medium: { identifier: 'M-1', fn_titel: 'Vulkane' },
    rights: {},
    ...fields,
  }) as unknown as LicenceCode;

test('the table has one line for each code, classes with their number of places', () => {
  const [head, line] = codesTable([{ code: code({}), holders: ['7b', 'Amira Sander', '7b'] }], 'de').split('\r\n');
  expect(head?.split(';')).toHaveLength(10);
  expect(line).toMatch(/^RS-1;Vulkane;M-1;30;12;18;4;31\.07\.2027;[^;]+;7b \(2\), Amira Sander$/);
});

test('no cell can become a formula or break the table', () => {
  const medium = { identifier: 'M-1', fn_titel: '=HYPERLINK("https://evil.example";"x")' };
  const [, line] = codesTable([{ code: code({ medium }), holders: ['@cmd'] }], 'en').split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")"`);
  expect(line?.endsWith(";'@cmd")).toBe(true);
});
