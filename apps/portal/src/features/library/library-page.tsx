import type { Library, LibraryEntry, LibraryTab } from '@mediathek/contract';
import { isTeacher, linkTo } from '@mediathek/domain';
import {
  Button,
  Checkbox,
  EmptyState,
  Heading,
  SearchField,
  Section,
  SkeletonText,
  TabLinks,
  Wrap,
} from '@mediathek/ui';
import { useState } from 'react';
import { LoadFailure } from '../../shared/load-failure';
import type { PageProps } from '../../shared/page';
import { useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import { EntryList } from './entry-list';
import styles from './library.module.css';
import { ListRows } from './list-rows';
import { GiveListButton, TakeOutOfPool } from './pool-lists';
import { tabOf, tabsFor, useLibrary } from './queries';
import { RedeemForm } from './redeem-form';

const givenTabs: readonly LibraryTab[] = ['media', 'apps', 'books'];

/** Everything somebody was given, marked and used. */
export function LibraryPage({ params }: Pick<PageProps<'library'>, 'params'>) {
  const { t, voiced } = useTexts();
  const { user } = useVisitor();
  const tab = tabOf(params);
  return (
    <Section>
      <Wrap className={styles.page}>
        <Heading level={1}>{voiced('library.title')}</Heading>
        <TabLinks
          label={t('library.tabs.label')}
          current={tab}
          tabs={tabsFor(user).map((one) => ({
            id: one,
            href: linkTo('library', { tab: one === 'media' ? undefined : one }),
            label: t(`library.tabs.${one}`),
          }))}
        />
        {givenTabs.includes(tab) && isTeacher(user) && <RedeemForm />}
        {tab === 'pool' && <GiveListButton />}
        <Tab key={tab} tab={tab} />
      </Wrap>
    </Section>
  );
}

function Tab({ tab }: { readonly tab: LibraryTab }) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useLibrary(tab);
  if (data) return <Entries tab={tab} library={data} />;
  if (!isError) {
    return <SkeletonText label={t('library.loading')} />;
  }
  return (
    <LoadFailure
      title={t('library.failed.title')}
      text={t('library.failed.text')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** So few entries are seen at a glance and need no search. */
const fewEntries = 5;

function Entries({ tab, library }: { readonly tab: LibraryTab; readonly library: Library }) {
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const [isAllShown, setIsAllShown] = useState(false);
  const { items, expired, inactive, lists } = library;
  const count = items.length + expired.length + inactive.length + lists.length;
  if (count === 0) return <NothingHere tab={tab} />;
  const wanted = words.trim().toLowerCase();
  const isFound = (title: string) => title.toLowerCase().includes(wanted);
  const findIn = (entries: readonly LibraryEntry[]) => entries.filter(({ medium }) => isFound(medium.fn_titel));
  const [found, foundExpired] = [findIn(items), findIn(expired)];
  const foundInactive = isAllShown ? findIn(inactive) : [];
  const foundLists = lists.filter(({ title }) => isFound(title));
  const all = [...items, ...expired, ...inactive];
  const foundCount = found.length + foundExpired.length + foundInactive.length + foundLists.length;
  return (
    <div className={styles.page}>
      {count > fewEntries && (
        <>
          <SearchField
            label={t('library.search.label')}
            placeholder={t('library.search.placeholder')}
            value={words}
            onValueChange={setWords}
            onSearch={setWords}
            clearLabel={t('library.search.clear')}
            submitLabel={t('home.search.submit')}
            className={styles.search}
          />
          <p role="status" className={styles.remark}>
            {wanted && (foundCount > 0 ? t('library.found', { count: foundCount }) : t('library.noMatch', { words }))}
          </p>
        </>
      )}
      {tab === 'pool' && foundLists.length > 0 && (
        <ListRows
          title={t('library.lists.inPool')}
          lists={foundLists}
          actionOf={(list) => list.rights.share && <TakeOutOfPool list={list} />}
        />
      )}
      {tab === 'lists' && <ListRows title={t('library.tabs.lists')} lists={foundLists} withAll />}
      <EntryList
        title={tab === 'pool' ? t('library.mediaInPool') : t(`library.tabs.${tab}`)}
        tab={tab}
        entries={found}
        all={wanted ? undefined : all}
      />
      <EntryList
        title={t('library.expired')}
        note={t('library.expiredText')}
        tab={tab}
        entries={foundExpired}
        all={wanted || items.length > 0 ? undefined : all}
      />
      {inactive.length > 0 && (
        <div>
          <Checkbox
            label={t('library.showInactive')}
            checked={isAllShown}
            onChange={({ currentTarget }) => setIsAllShown(currentTarget.checked)}
          />
          {!isAllShown && <p className={styles.remark}>{t('library.hidden', { count: inactive.length })}</p>}
        </div>
      )}
      <EntryList
        title={t('library.inactive')}
        note={t('library.inactiveText')}
        tab={tab}
        entries={foundInactive}
        all={wanted || items.length + expired.length > 0 ? undefined : all}
      />
    </div>
  );
}

function NothingHere({ tab }: { readonly tab: LibraryTab }) {
  const { t, voiced } = useTexts();
  const page = findSearchPage(useVisitor());
  const text = tab === 'media' || tab === 'apps' || tab === 'books' ? 'given' : tab;
  return (
    <EmptyState
      title={t(`library.empty.${tab}`)}
      actions={page && tab !== 'loans' && <Button href={linkTo(page)}>{t('library.toSearch')}</Button>}
    >
      {voiced(`library.emptyText.${text}`)}
    </EmptyState>
  );
}
