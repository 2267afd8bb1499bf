import { isDistrictAdmin, isSchoolAdmin, linkTo } from '@mediathek/domain';
import { Button, SearchField, SectionHead, TextLink } from '@mediathek/ui';
import { useId, useState } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { useMembers } from './queries';
import styles from './school.module.css';
import { SchoolFailed, SchoolLoading } from './states';

/** The staff by name, for those who look after the school. */
export function MembersTab() {
  const { t } = useTexts();
  const { user } = useVisitor();
  if (!isSchoolAdmin(user) && !isDistrictAdmin(user)) return <p>{t('school.members.forAdmins')}</p>;
  return <Members />;
}

function Members() {
  const { t, lang } = useTexts();
  const titleId = useId();
  const [words, setWords] = useState('');
  const [q, setQ] = useState('');
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useMembers(q);
  if (isError && !data) return <SchoolFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
  const [first] = data?.pages ?? [];
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('school.members.title')}
        aside={<TextLink href={linkTo('admin-people')}>{t('school.members.manage')}</TextLink>}
      />
      <SearchField
        label={t('school.members.search')}
        placeholder={t('school.members.name')}
        value={words}
        onValueChange={setWords}
        onSearch={(text) => setQ(text.trim())}
        onReset={() => setQ('')}
        clearLabel={t('school.search.clear')}
        submitLabel={t('home.search.submit')}
        className={styles.search}
      />
      {!first && <SchoolLoading />}
      {first && members.length === 0 && <p>{t('school.members.empty')}</p>}
      {members.length > 0 && (
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t('school.members.name')}</th>
              <th scope="col">{t('school.members.email')}</th>
              <th scope="col">{t('school.members.classes')}</th>
              <th scope="col">{t('school.members.role')}</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, name, email, classes, isSchoolAdmin: runsSchool }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label={t('school.members.email')}>{email}</td>
                <td data-label={t('school.members.classes')}>{classes.join(', ') || '–'}</td>
                <td data-label={t('school.members.role')}>
                  {t(runsSchool ? 'school.members.admin' : 'school.members.teacher')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {first && (
        <p className={styles.remark}>
          {t('school.members.pupils', { count: first.pupils, amount: first.pupils.toLocaleString(lang) })}
        </p>
      )}
      {hasNextPage && (
        <Button look="plain" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('school.members.more')}
        </Button>
      )}
    </section>
  );
}
