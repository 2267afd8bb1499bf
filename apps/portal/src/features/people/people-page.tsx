import { Button, EmptyState } from '@mediathek/ui';
import { History } from '../../shared/administration/history';
import { LoadState } from '../../shared/administration/load-state';
import { OfficePage, officeStyles } from '../../shared/administration/office-page';
import { Pager } from '../../shared/administration/pager';
import type { PageProps } from '../../shared/page';
import { useTexts } from '../../shared/use-texts';
import { ImportView } from './import/import-view';
import { PeopleFilters } from './people-filters';
import { PersonRow } from './person-row';
import { hrefOf, usePeople, views, type Wanted, wantedOf } from './queries';

/** Where administrators look after people: their rights, whether they come in, and files of them. */
export function PeoplePage({ query }: Pick<PageProps<'admin-people'>, 'query'>) {
  const { t } = useTexts();
  const wanted = wantedOf(query);
  return (
    <OfficePage
      title={t('people.title')}
      lead={t('people.lead')}
      tabsLabel={t('people.tabs.label')}
      tabs={views.map((id) => ({ id, href: hrefOf({ view: id }), label: t(`people.tabs.${id}`) }))}
      current={wanted.view}
    >
      {wanted.view === 'people' && <People wanted={wanted} />}
      {wanted.view === 'import' && <ImportView />}
      {wanted.view === 'history' && (
        <History offset={wanted.offset} hrefOf={(offset) => hrefOf({ view: 'history', offset: offset ?? 0 })} />
      )}
    </OfficePage>
  );
}

function People({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = usePeople(wanted);
  return (
    <>
      <PeopleFilters key={hrefOf(wanted)} wanted={wanted} />
      {!data && <LoadState {...{ isError, isFetching }} onRetry={() => void refetch()} />}
      {data?.people.length === 0 && (
        <EmptyState
          title={t('people.empty.title')}
          actions={<Button href={hrefOf({})}>{t('people.empty.showAll')}</Button>}
        >
          {t('people.empty.text')}
        </EmptyState>
      )}
      {data && data.people.length > 0 && (
        <>
          <p className={officeStyles.count} role="status">
            {t('people.found', { count: data.total })}
          </p>
          <ul className={officeStyles.rows}>
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        </>
      )}
      {data && (
        <Pager
          total={data.total}
          offset={wanted.offset}
          hrefOf={(offset) => hrefOf({ ...wanted, offset: offset ?? 0 })}
        />
      )}
    </>
  );
}
