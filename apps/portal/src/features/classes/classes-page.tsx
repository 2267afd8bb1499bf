import type { ClassSummary } from '@mediathek/contract';
import { findTopSubject, formatSchoolYear, linkTo } from '@mediathek/domain';
import { Anchor, Button, EmptyState, Heading, Section, SectionHead, SkeletonText, Wrap } from '@mediathek/ui';
import { useId, useState } from 'react';
import { useClasses } from '../../shared/classes/queries';
import { LoadFailure } from '../../shared/load-failure';
import { useTexts } from '../../shared/use-texts';
import { ClassFormDialog } from './class-form-dialog';
import styles from './classes.module.css';

/** All classes of a person: for teachers a place to work, for pupils the way to their boards. */
export function ClassesPage() {
  const { t, voiced } = useTexts();
  const { data } = useClasses();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Section>
      <Wrap className={styles.page}>
        <div className={styles.top}>
          <div className={styles.head}>
            <Heading level={1}>{voiced('classes.title')}</Heading>
            <p className={styles.lead}>{voiced('classes.lead')}</p>
          </div>
          {data?.mayCreate && data.items.length > 0 && (
            <Button icon="users" onClick={() => setIsCreating(true)}>
              {t('classes.create')}
            </Button>
          )}
        </div>
        <Overview onCreate={() => setIsCreating(true)} />
        {isCreating && <ClassFormDialog onClose={() => setIsCreating(false)} />}
      </Wrap>
    </Section>
  );
}

function Overview({ onCreate }: { readonly onCreate: () => void }) {
  const { t, voice } = useTexts();
  const { data, isError, isFetching, refetch } = useClasses();
  if (isError && !data) {
    return (
      <LoadFailure
        title={t('classes.failed.title')}
        text={t('classes.failed.text')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return <SkeletonText label={t('classes.loading')} />;
  }
  if (data.items.length === 0) {
    const isPupil = voice === 'pupil';
    return (
      <EmptyState
        title={isPupil ? t('classes.empty.pupil') : t('classes.empty.title')}
        actions={data.mayCreate && <Button onClick={onCreate}>{t('classes.create')}</Button>}
      >
        {isPupil ? t('classes.empty.pupilText') : t('classes.empty.text')}
      </EmptyState>
    );
  }
  const running = data.items.filter(({ isArchived }) => !isArchived);
  const own = running.filter(({ isOwn }) => isOwn);
  const others = running.filter(({ isOwn }) => !isOwn);
  const archived = data.items.filter(({ isArchived }) => isArchived);
  return (
    <>
      <Group title={others.length > 0 || archived.length > 0 ? t('classes.own') : undefined} classes={own} />
      <Group title={t('classes.ofSchool')} classes={others} />
      <Group title={t('classes.archived')} classes={archived} />
    </>
  );
}

function Group({ title, classes }: { readonly title: string | undefined; readonly classes: readonly ClassSummary[] }) {
  const id = useId();
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby={title ? id : undefined} className={styles.group}>
      {title && <SectionHead id={id} title={title} />}
      <ul className={styles.tiles}>
        {classes.map((one) => (
          <li key={one.id}>
            <Tile group={one} headingLevel={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ group, headingLevel }: { readonly group: ClassSummary; readonly headingLevel: 2 | 3 }) {
  const { t, lang, voice } = useTexts();
  const subject = findTopSubject(group.subject)?.labels[lang === 'de' ? 'de' : 'en'];
  const facts = [
    subject,
    group.grade === null ? undefined : t('classes.grade', { grade: group.grade }),
    t('classes.year', { year: formatSchoolYear(group.schoolYear) }),
  ].filter(Boolean);
  const count = group.pupilCount;
  return (
    <Anchor href={linkTo('class', { id: group.id })} className={styles.tile}>
      <Heading level={headingLevel} size="row" className={styles.tileTitle}>
        {group.name}
      </Heading>
      <span className={styles.muted}>{facts.join(' · ')}</span>
      <span className={styles.muted}>{group.teachers.map(({ name }) => name).join(', ')}</span>
      <span>
        {voice === 'adult' && `${count === 0 ? t('classes.noPupils') : t('classes.pupils', { count })} · `}
        {group.shareCount === 0 ? t('classes.noEntries') : t('classes.entries', { count: group.shareCount })}
      </span>
    </Anchor>
  );
}
