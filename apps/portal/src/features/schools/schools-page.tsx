import { Button, EmptyState, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { History } from '../../shared/administration/history';
import { LoadState } from '../../shared/administration/load-state';
import { OfficePage, officeStyles } from '../../shared/administration/office-page';
import { Pager } from '../../shared/administration/pager';
import type { PageProps } from '../../shared/page';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { hrefOf, useSchools, views, type Wanted, wantedOf } from './queries';
import { SchoolDialog } from './school-dialog';
import { SchoolRow } from './school-row';

/** Where a district looks after its schools. */
export function SchoolsPage({ query }: Pick<PageProps<'admin-schools'>, 'query'>) {
  const { t } = useTexts();
  const wanted = wantedOf(query);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <OfficePage
      title={t('schools.title')}
      lead={t('schools.lead')}
      action={
        <Button icon="school" onClick={() => setIsAdding(true)}>
          {t('schools.add')}
        </Button>
      }
      tabsLabel={t('schools.tabs.label')}
      tabs={views.map((id) => ({ id, href: hrefOf({ view: id }), label: t(`schools.tabs.${id}`) }))}
      current={wanted.view}
    >
      {wanted.view === 'history' ? (
        <History offset={wanted.offset} hrefOf={(offset) => hrefOf({ view: 'history', offset: offset ?? 0 })} />
      ) : (
        <Schools key={wanted.view} wanted={wanted} onAdd={() => setIsAdding(true)} />
      )}
      {isAdding && <SchoolDialog onClose={() => setIsAdding(false)} />}
    </OfficePage>
  );
}

function Schools({ wanted, onAdd }: { readonly wanted: Wanted; readonly onAdd: () => void }) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useSchools(wanted);
  return (
    <>
      <SchoolSearch key={wanted.q} wanted={wanted} />
      {data ? (
        <>
          {data.schools.length === 0 ? (
            <NoSchools wanted={wanted} onAdd={onAdd} />
          ) : (
            <>
              <p className={officeStyles.count} role="status">
                {t('schools.found', { count: data.total })}
              </p>
              <ul className={officeStyles.rows}>
                {data.schools.map((school) => (
                  <SchoolRow key={school.id} school={school} />
                ))}
              </ul>
            </>
          )}
          <Pager
            total={data.total}
            offset={wanted.offset}
            hrefOf={(offset) => hrefOf({ ...wanted, offset: offset ?? 0 })}
          />
        </>
      ) : (
        <LoadState {...{ isError, isFetching }} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function SchoolSearch({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTexts();
  const { navigate } = usePortal();
  const [q, setQ] = useState(wanted.q);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    navigate(hrefOf({ view: wanted.view, q: q.trim() }));
  }
  return (
    <form className={officeStyles.filters} action={hrefOf({})} onSubmit={handleSubmit}>
      <TextField
        name="q"
        type="search"
        label={t('schools.search.label')}
        value={q}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <span>
        <Button type="submit" look="plain" icon="search">
          {t('office.search')}
        </Button>
      </span>
    </form>
  );
}

function NoSchools({ wanted: { q, view }, onAdd }: { readonly wanted: Wanted; readonly onAdd: () => void }) {
  const { t } = useTexts();
  if (q !== '')
    return (
      <EmptyState
        title={t('schools.empty.found')}
        actions={<Button href={hrefOf({ view })}>{t('schools.empty.showAll')}</Button>}
      >
        {t('schools.empty.foundText')}
      </EmptyState>
    );
  const state = view === 'archived' ? 'archived' : 'active';
  return (
    <EmptyState
      title={t(`schools.empty.${state}`)}
      actions={
        state === 'archived' ? (
          <Button href={hrefOf({})}>{t('schools.empty.showAll')}</Button>
        ) : (
          <Button onClick={onAdd}>{t('schools.add')}</Button>
        )
      }
    >
      {t(`schools.empty.${state}Text`)}
    </EmptyState>
  );
}
