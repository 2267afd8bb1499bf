import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessCodeGuessingOdds, attemptLimits } from '@mediathek/domain';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8').replaceAll(/\s+/g, ' ');
const oneIn = (addresses: number) => 1 / accessCodeGuessingOdds({ addresses, days: 365, validCodes: 10_000 });

test('docs/security.md states the odds of guessing an access code at the limits in force', () => {
  const thousands = Math.round(oneIn(1000) / 1000);
  expect(text).toContain(`1 in ${Math.round(oneIn(1) / 1e6)} million from one address`);
  expect(text).toContain(`1 in ${thousands},000 from a thousand addresses at once`);
  expect(text).toContain(`fail ${attemptLimits['access-code'].address} times in a quarter of an hour`);
});
