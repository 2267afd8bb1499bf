import type { ListSummary } from '@mediathek/contract';
import { isStudent, isTeacher, type ListOrigin, linkTo } from '@mediathek/domain';
import { Button, EmptyState, Heading, Section, SectionHead, SkeletonText, TextField, Wrap } from '@mediathek/ui';
import { type FormEvent, useId, useState } from 'react';
import { useListCache, useLists } from '../../shared/lists/queries';
import { LoadFailure } from '../../shared/load-failure';
import { usePortal, useVisitor } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { ListTile } from './list-tile';
import styles from './lists-page.module.css';

/** All lists of a person: their own, those shared with them, their school's and their classes'. */
export function ListsPage() {
  const { t, voiced } = useTexts();
  const { user } = useVisitor();
  return (
    <Section>
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{t('lists.title')}</Heading>
          <p className={styles.lead}>{voiced('lists.lead')}</p>
        </div>
        {isTeacher(user) && <NewList />}
        <Groups />
      </Wrap>
    </Section>
  );
}

function NewList() {
  const { t } = useTexts();
  const { call, navigate } = usePortal();
  const cache = useListCache();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isFull = failure?.kind === 'refused' && failure.problem === 'limit-reached';

  function make(event: FormEvent) {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return focusField('title');
    void submit(
      () => call('POST /api/v1/lists', { body: { title: name.trim() } }),
      (list) => {
        setName('');
        void cache.forget();
        navigate(linkTo('medialist', { id: list.id }));
      },
    );
  }
  return (
    <form ref={form} className={styles.create} noValidate onSubmit={make}>
      <TextField
        name="title"
        label={t('lists.create.label')}
        error={(isMissing && t('lists.create.missing')) || (isFull && t('lists.create.full'))}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setIsMissing(false);
          forgetFailure();
        }}
      />
      <Button type="submit" busy={isBusy}>
        {t('lists.create.submit')}
      </Button>
      <SubmissionNotice failure={failure} saidElsewhere={['limit-reached']} />
    </form>
  );
}

function Groups() {
  const { t } = useTexts();
  const { user } = useVisitor();
  const { data, isError, isFetching, refetch } = useLists();
  if (isError && !data) {
    return (
      <LoadFailure
        title={t('lists.failed.title')}
        text={t('lists.failed.text')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return <SkeletonText label={t('lists.loading')} />;
  }
  if (isStudent(user) && data.items.length === 0) {
    return <EmptyState title={t('lists.empty.pupil')}>{t('lists.empty.pupilText')}</EmptyState>;
  }
  const of = (origin: ListOrigin) => data.items.filter((list) => list.origin === origin);
  return (
    <>
      {isTeacher(user) && <Group origin="own" lists={of('own')} isShownEmpty />}
      {isTeacher(user) && <Group origin="shared" lists={of('shared')} isShownEmpty />}
      {isTeacher(user) && <Group origin="school" lists={of('school')} isShownEmpty />}
      <Group origin="class" lists={of('class')} />
      {!isTeacher(user) && <Group origin="shared" lists={of('shared')} />}
    </>
  );
}

interface GroupProps {
  readonly origin: ListOrigin;
  readonly lists: readonly ListSummary[];
  readonly isShownEmpty?: boolean;
}

function Group({ origin, lists, isShownEmpty = false }: GroupProps) {
  const { t } = useTexts();
  const titleId = useId();
  if (lists.length === 0 && (!isShownEmpty || origin === 'class')) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t(`lists.groups.${origin}`)} />
      {lists.length > 0 ? (
        <ul className={styles.grid}>
          {lists.map((list) => (
            <li key={list.id}>
              <ListTile list={list} />
            </li>
          ))}
        </ul>
      ) : (
        origin !== 'class' && (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t(`lists.empty.${origin}`)}</p>
            <p>{t(`lists.empty.${origin}Text`)}</p>
          </div>
        )
      )}
    </section>
  );
}
