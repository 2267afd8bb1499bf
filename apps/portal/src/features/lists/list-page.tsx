import type { ListDetail } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Section, SkeletonText, TextLink, Wrap } from '@mediathek/ui';
import { LoadFailure } from '../../shared/load-failure';
import type { PageProps } from '../../shared/page';
import { useTexts } from '../../shared/use-texts';
import { ExpiringSection } from './expiring-section';
import { ListBar } from './list-bar';
import { ListHead } from './list-head';
import { ListItems } from './list-items';
import styles from './list-page.module.css';
import { useList } from './queries';
import { SharingPanel } from './sharing-panel';
import { useListActions } from './use-list-actions';

/** One list: what stands in it, in which order, with which notes, and who sees it. */
export function ListPage({ params }: Pick<PageProps<'medialist'>, 'params'>) {
  const { t, voiced } = useTexts();
  const state = useList(params.id);
  switch (state.kind) {
    case 'ready':
      return <ReadyList key={state.list.id} list={state.list} />;
    case 'loading':
      return (
        <Section>
          <Wrap>
            <SkeletonText label={t('lists.loading')} />
          </Wrap>
        </Section>
      );
    case 'gone':
      return (
        <Section>
          <Wrap>
            <EmptyState
              headingLevel={1}
              title={voiced('lists.gone.title')}
              actions={<Button href={linkTo('medialists')}>{t('lists.back')}</Button>}
            >
              {t('lists.gone.text')}
            </EmptyState>
          </Wrap>
        </Section>
      );
    case 'failed':
      return (
        <Section>
          <Wrap>
            <LoadFailure
              headingLevel={1}
              title={t('lists.failed.listTitle')}
              text={t('lists.failed.text')}
              isRetrying={state.isRetrying}
              onRetry={state.retry}
            />
          </Wrap>
        </Section>
      );
  }
}

function ReadyList({ list }: { readonly list: ListDetail }) {
  const { t } = useTexts();
  const actions = useListActions(list);
  return (
    <Wrap className={styles.page}>
      <p className={styles.back}>
        <TextLink href={linkTo('medialists')} icon="arrow-left">
          {t('lists.back')}
        </TextLink>
      </p>
      <div className={list.rights.share ? styles.split : undefined}>
        <div className={styles.main}>
          <ListHead list={list} />
          <ListBar list={list} actions={actions} />
          <ListItems list={list} actions={actions} />
        </div>
        {(list.rights.share || list.rights.edit) && (
          <aside className={styles.aside}>
            {list.rights.share && <SharingPanel list={list} actions={actions} />}
            {list.items.length > 0 && <ExpiringSection list={list} actions={actions} />}
          </aside>
        )}
      </div>
    </Wrap>
  );
}
