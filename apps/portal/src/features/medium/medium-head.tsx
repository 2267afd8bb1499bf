import type { MediaDetail } from '@mediathek/contract';
import { formOf, labelIn } from '@mediathek/domain';
import { Breadcrumbs, Heading, TextLink } from '@mediathek/ui';
import { Fragment } from 'react';
import { audienceOf } from '../../shared/media/medium-facts';
import { signSrc } from '../../shared/media/subject-sign';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { searchLink } from './medium-context';
import styles from './medium-page.module.css';

/** Where the medium stands among the subjects, its title, and one line about it. */
export function MediumHead({ medium }: { readonly medium: MediaDetail }) {
  const { t, lang } = useTexts();
  const visitor = useVisitor();
  const [path] = medium.subjectPaths;
  return (
    <header className={styles.head}>
      {path && path.length > 0 && (
        <Breadcrumbs
          label={t('medium.path')}
          signSrc={signSrc(path[0]?.code ?? '')}
          items={path.map(({ code, labels }) => ({
            label: labelIn(labels, lang),
            href: searchLink(visitor, { geb: code }),
          }))}
        />
      )}
      <Heading level={1}>{medium.fn_titel}</Heading>
      <MetaLine medium={medium} />
    </header>
  );
}

function MetaLine({ medium }: { readonly medium: MediaDetail }) {
  const { t, lang } = useTexts();
  const producerHref = searchLink(useVisitor(), { producer: medium.fn_prodname });
  const audience = audienceOf(medium, lang);
  const form = t(`media.forms.${formOf(medium)}`);
  const length = medium.duration !== null && medium.duration > 0 && t('medium.minutes', { count: medium.duration });
  const parts = [
    [form, length].filter(Boolean).join(', '),
    audience?.kind === 'group' && audience.name,
    audience?.kind === 'years' &&
      (audience.from === audience.to
        ? t('medium.year', { year: audience.from })
        : t('medium.years', { from: audience.from, to: audience.to })),
    medium.fn_prodname &&
      (producerHref ? <TextLink href={producerHref}>{medium.fn_prodname}</TextLink> : medium.fn_prodname),
  ].filter(Boolean);
  return (
    <p className={styles.meta}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never change their places
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
