import type { ImportPreview, ImportRequest } from '@mediathek/contract';
import { Button, Checkbox, Heading, Notice } from '@mediathek/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { SubmissionNotice } from '../../../shared/submission/submission-notice';
import { useTexts } from '../../../shared/use-texts';
import styles from './import.module.css';
import type { Import } from './use-import';

type Line = ImportPreview['lines'][number];
const outcomes = ['create', 'change', 'same', 'refuse'] as const;
/** What was refused comes first: it is what one has to look at. */
const order = { refuse: 0, change: 1, create: 2, same: 3 };
const shownAtFirst = 50;

interface PreviewPartProps {
  readonly work: Import;
  readonly request: ImportRequest;
  readonly preview: ImportPreview;
}

/** What happens to one line, with the reason where it is refused. */
function explain(t: TFunction, { outcome, changes, reasons }: Line): string {
  const what = t(`people.import.outcomes.${outcome}`);
  const fields = changes.map((field) => t(`people.import.fields.${field as 'name'}`)).join(', ');
  const why = reasons.map((reason) => t(`people.import.reasons.${reason}`)).join(' ');
  return [what, fields || why].filter(Boolean).join(': ');
}

/** Line by line what the file would do, and the button that does it. */
export function PreviewPart({ work, request, preview }: PreviewPartProps) {
  const { t } = useTexts();
  const [invites, setInvites] = useState(true);
  const { counts, fault } = preview;
  const written = counts.create + counts.change;
  const mayInvite = request.kind === 'people' && counts.create > 0;
  if (fault)
    return (
      <Notice kind="critical" live>
        {t(`people.import.faults.${fault}`)}
      </Notice>
    );
  return (
    <section className={styles.step}>
      <Heading level={2}>{t('people.import.result')}</Heading>
      <p className={styles.counts} role="status">
        {outcomes.map((outcome) => (
          <span key={outcome}>{t(`people.import.counts.${outcome}`, { count: counts[outcome] })}</span>
        ))}
      </p>
      {work.isOutdated && (
        <Notice kind="caution" live>
          {t('people.import.conflict')}
        </Notice>
      )}
      <Lines lines={preview.lines} />
      {mayInvite && (
        <Checkbox
          label={t('people.import.invite')}
          hint={t('people.import.inviteHint')}
          checked={invites}
          onChange={(event) => setInvites(event.currentTarget.checked)}
        />
      )}
      <SubmissionNotice failure={work.submission.failure} />
      <span>
        <Button
          icon="check"
          busy={work.submission.isBusy}
          unavailable={written === 0 ? t('people.import.nothing') : undefined}
          onClick={() => work.carryOut(mayInvite && invites)}
        >
          {t('people.import.submit', { count: written })}
        </Button>
      </span>
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = lines.toSorted((a, b) => order[a.outcome] - order[b.outcome] || a.line - b.line);
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('people.import.line')}</th>
            <th scope="col">{t('people.import.who')}</th>
            <th scope="col">{t('people.import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line} className={line.outcome === 'refuse' ? styles.refused : undefined}>
              <td>{line.line}</td>
              <td>{line.name || '–'}</td>
              <td>{explain(t, line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <span>
          <Button look="plain" onClick={() => setIsWhole(true)}>
            {t('people.import.more', { count: lines.length })}
          </Button>
        </span>
      )}
    </>
  );
}
