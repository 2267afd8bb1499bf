import type { MediaDetail } from '@mediathek/contract';
import { formatDate, formOf, isStudent, linkTo } from '@mediathek/domain';
import { Heading, Icon, Notice, TextLink, VisuallyHidden } from '@mediathek/ui';
import { useId } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './licence-box.module.css';
import { licenceLines } from './licence-lines';

/** What may be done with the medium in plain words, until when and by whose licence. */
export function LicenceBox({ medium }: { readonly medium: MediaDetail }) {
  const { t, voice } = useTexts();
  const titleId = useId();
  const lines = licenceLines(medium, useVisitor());
  if (!lines) return null;
  const thing = t(`medium.things.${formOf(medium)}`);
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <Heading level={2} id={titleId} className={styles.title}>
        {t('medium.licence.title', { thing, context: voice })}
      </Heading>
      <ul className={styles.lines}>
        {lines.allowed.map((line) => (
          <li key={line} className={styles.line}>
            <Icon name="check" className={styles.yes} />
            <span>
              <VisuallyHidden>{t('medium.licence.yes')} </VisuallyHidden>
              {t(line)}
            </span>
          </li>
        ))}
        <li className={styles.line}>
          <Icon name="x" className={styles.no} />
          <span>
            <VisuallyHidden>{t('medium.licence.no')} </VisuallyHidden>
            {t(lines.denied)}
          </span>
        </li>
      </ul>
      <Warning medium={medium} />
      <End medium={medium} />
    </section>
  );
}

/** From 28 days before the end. */
function Warning({ medium }: { readonly medium: MediaDetail }) {
  const { t, voice } = useTexts();
  const { daysLeft } = medium.use;
  if (daysLeft === null) return null;
  const subject = t(`medium.subjects.${formOf(medium)}`);
  return (
    <div className={styles.warning}>
      <Notice
        kind="caution"
        title={daysLeft === 0 ? t('medium.licence.endsToday') : t('medium.licence.endsIn', { count: daysLeft })}
      >
        {t('medium.licence.endsText', { subject, context: voice })}
      </Notice>
    </div>
  );
}

function End({ medium }: { readonly medium: MediaDetail }) {
  const { t, lang } = useTexts();
  const { user } = useVisitor();
  const { use, licensedBy, licenceLabel, isOpen } = medium;
  const isPupil = isStudent(user);
  const date = use.until && formatDate(use.until, lang, 'long');
  const until = date && t(isPupil ? 'medium.licence.untilPupil' : 'medium.licence.until', { date });
  const whose = licensedBy && t(`medium.licence.of.${licensedBy.kind}`, { name: licensedBy.name });
  return (
    <div className={styles.end}>
      <Icon name={isOpen ? 'circle-check' : 'clock'} />
      <div>
        <strong className={styles.until}>
          {isOpen ? t('medium.licence.openToAll') : until || t('medium.licence.unlimited')}
        </strong>
        {!isPupil && whose && <p className={styles.whose}>{whose}</p>}
        {licenceLabel && <p className={styles.whose}>{t('medium.licence.label', { label: licenceLabel })}</p>}
        {!isPupil && <TextLink href={linkTo('terms')}>{t('medium.licence.terms')}</TextLink>}
      </div>
    </div>
  );
}
