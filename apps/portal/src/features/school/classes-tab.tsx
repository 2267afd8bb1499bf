import { findTopSubject, linkTo } from '@mediathek/domain';
import { SectionHead, TextLink } from '@mediathek/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import { useClasses } from './queries';
import styles from './school.module.css';
import { SchoolFailed, SchoolLoading } from './states';

/** The running classes of the school; whoever teaches one opens it from here. */
export function ClassesTab() {
  const { t, lang } = useTexts();
  const titleId = useId();
  const { data, isError, isFetching, refetch } = useClasses();
  if (isError && !data) return <SchoolFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SchoolLoading />;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('school.classes.title')}
        aside={<TextLink href={linkTo('classes')}>{t('school.classes.toClasses')}</TextLink>}
      />
      {data.items.length === 0 ? (
        <p>{t('school.classes.none')}</p>
      ) : (
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t('school.classes.name')}</th>
              <th scope="col">{t('school.classes.grade')}</th>
              <th scope="col">{t('school.classes.subject')}</th>
              <th scope="col">{t('school.classes.teachers')}</th>
              <th scope="col">{t('school.classes.pupils')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, name, grade, subject, teachers, pupils, isOwn }) => (
              <tr key={id}>
                <th scope="row">{isOwn ? <TextLink href={linkTo('class', { id })}>{name}</TextLink> : name}</th>
                <td data-label={t('school.classes.grade')}>{grade ?? '–'}</td>
                <td data-label={t('school.classes.subject')}>
                  {findTopSubject(subject)?.labels[lang === 'de' ? 'de' : 'en'] ?? '–'}
                </td>
                <td data-label={t('school.classes.teachers')}>{teachers.join(', ')}</td>
                <td data-label={t('school.classes.pupils')}>{pupils}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
