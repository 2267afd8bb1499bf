import type { ImportField, ImportMapping, ImportPreview, ImportRequest } from '@mediathek/contract';
import { Checkbox, Heading, SelectField } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';
import styles from './import.module.css';
import type { Import } from './use-import';

const encodings = ['utf-8', 'windows-1252', 'utf-16le'] as const;
const separators = [
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
] as const;
const fieldsOf = {
  people: ['role', 'vorname', 'name', 'email', 'login', 'password', 'borrowerCode', 'class'],
  classes: ['class', 'grade', 'teachers'],
} as const satisfies Record<ImportRequest['kind'], readonly ImportField[]>;

interface ReadingPartProps {
  readonly work: Import;
  readonly request: ImportRequest;
  readonly preview: ImportPreview;
}

/** One column means one thing: whoever chooses a meaning for a column takes it from another. */
function withMeaning(mapping: ImportMapping, column: number, field: string, fields: readonly ImportField[]) {
  const kept = fields.filter((one) => one !== field && mapping[one] !== undefined && mapping[one] !== column);
  const chosen = fields.find((one) => one === field);
  return Object.fromEntries([
    ...kept.map((one) => [one, mapping[one]] as const),
    ...(chosen ? [[chosen, column] as const] : []),
  ]) satisfies ImportMapping;
}

/** How the file was read, and how it is put right where that is wrong. */
export function ReadingPart({ work, request, preview }: ReadingPartProps) {
  const { t } = useTexts();
  const { mapping, columns, encoding, separator, hasHeader } = preview;
  const fields = fieldsOf[request.kind];
  const meaningOf = (column: number) => fields.find((field) => mapping[field] === column) ?? '';
  return (
    <section className={styles.step}>
      <Heading level={2}>{t('people.import.recognised')}</Heading>
      <div className={styles.fields}>
        <SelectField
          label={t('people.import.encoding')}
          value={encoding}
          options={encodings.map((value) => ({ value, label: t(`people.import.encodings.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            work.adjust({ encoding: encodings.find((one) => one === value), mapping: undefined })
          }
        />
        <SelectField
          label={t('people.import.separator')}
          value={separator}
          options={separators.map(([value, name]) => ({ value, label: t(`people.import.separators.${name}`) }))}
          onChange={({ currentTarget: { value } }) =>
            work.adjust({
              separator: separators.find(([one]) => one === value)?.[0],
              mapping: undefined,
              hasHeader: undefined,
            })
          }
        />
      </div>
      <Checkbox
        label={t('people.import.header')}
        checked={hasHeader}
        onChange={(event) => work.adjust({ hasHeader: event.currentTarget.checked, mapping })}
      />
      <Heading level={3} size="row">
        {t('people.import.columns')}
      </Heading>
      <ul className={styles.columns}>
        {columns.map(({ title, samples }, column) => (
          // Columns have no name of their own: their place is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a column is its identity
          <li key={column}>
            <SelectField
              label={title || t('people.import.column', { number: column + 1 })}
              hint={meaningOf(column) === 'password' ? undefined : samples.filter(Boolean).join(' · ')}
              value={meaningOf(column)}
              options={[
                { value: '', label: t('people.import.ignored') },
                ...fields.map((field) => ({ value: field, label: t(`people.import.fields.${field}`) })),
              ]}
              onChange={(event) =>
                work.adjust({
                  hasHeader,
                  mapping: withMeaning(mapping, column, event.currentTarget.value, fields),
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
