import type { LicenceCode } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Button, SectionHead, TextLink } from '@mediathek/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import { CodeEnd, CodeState } from './code-words';
import styles from './school.module.css';

interface CodesTableProps {
  readonly title: string;
  readonly codes: readonly LicenceCode[];
  readonly onGive: (code: LicenceCode) => void;
}

const columns = ['medium', 'total', 'given', 'remaining', 'returns', 'validTo', 'state', 'actions'] as const;

/** Codes with their counts; each leads to its history. */
export function CodesTable({ title, codes, onGive }: CodesTableProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} />
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {t(`school.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <CodeRow key={code.codeId} code={code} onGive={onGive} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CodeRow({ code, onGive }: { readonly code: LicenceCode; readonly onGive: (code: LicenceCode) => void }) {
  const { t } = useTexts();
  const { codeId, medium, isUnlimited } = code;
  const count = (value: number) => (isUnlimited ? t('school.unlimited') : value);
  return (
    <tr>
      <th scope="row" className={styles.medium}>
        <TextLink href={linkTo('school-media-detail', { mediaId: medium.identifier, codeId })}>
          {medium.fn_titel}
        </TextLink>
        <span className={styles.codeId}>{codeId}</span>
      </th>
      <td data-label={t('school.columns.total')}>{count(code.total)}</td>
      <td data-label={t('school.columns.given')}>{code.given}</td>
      <td data-label={t('school.columns.remaining')}>{count(code.remaining)}</td>
      <td data-label={t('school.columns.returns')}>{isUnlimited ? '–' : code.returns}</td>
      <td data-label={t('school.columns.validTo')}>
        <CodeEnd code={code} />
      </td>
      <td data-label={t('school.columns.state')}>
        <CodeState code={code} />
      </td>
      <td className={styles.actions}>
        {code.rights.give && (
          <Button
            look="plain"
            size="small"
            aria-label={`${t('school.give')}: ${medium.fn_titel}`}
            onClick={() => onGive(code)}
          >
            {t('school.give')}
          </Button>
        )}
      </td>
    </tr>
  );
}
