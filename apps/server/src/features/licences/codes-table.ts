import type { LicenceCode } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { createTexts } from '@mediathek/i18n';
import { baseTexts } from '@mediathek/i18n/base-texts';

interface CodeWithHolders {
  code: LicenceCode;
  /** Names of teachers and of classes, one for each place. */
  holders: readonly string[];
}

/** A spreadsheet takes what begins with one of these for a formula and would run it. */
const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** How many places each teacher or class holds, most first. */
function holdersInWords(holders: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of holders) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(', ');
}

/** The codes of a school as a table for a spreadsheet: semicolons and a mark for umlauts, as German ones expect it. */
export function codesTable(codes: readonly CodeWithHolders[], lang: 'de' | 'en'): string {
  const { t } = createTexts(lang, baseTexts[lang]);
  const heads = (
    ['code', 'medium', 'number', 'total', 'given', 'remaining', 'returns', 'validTo', 'state', 'holders'] as const
  ).map((name) => t(`school.columns.${name}`));
  const rows = codes.map(({ code, holders }) => [
    code.codeId,
    code.medium.fn_titel,
    code.medium.identifier,
    code.isUnlimited ? t('school.unlimited') : code.total,
    code.given,
    code.isUnlimited ? t('school.unlimited') : code.remaining,
    code.isUnlimited ? '' : code.returns,
    code.validTo ? formatDate(code.validTo, lang, 'short') : '',
    t(`school.states.${code.state}`),
    holdersInWords(holders),
  ]);
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
