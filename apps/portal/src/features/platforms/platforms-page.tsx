import { Button, EmptyState } from '@mediathek/ui';
import { useState } from 'react';
import { History } from '../../shared/administration/history';
import { LoadState } from '../../shared/administration/load-state';
import { OfficePage, officeStyles } from '../../shared/administration/office-page';
import { Pager } from '../../shared/administration/pager';
import type { PageProps } from '../../shared/page';
import { useTexts } from '../../shared/use-texts';
import { InvitationDialog } from './invitation-dialog';
import { PlatformDialog } from './platform-dialog';
import { PlatformRow } from './platform-row';
import styles from './platforms.module.css';
import { hrefOf, usePlatforms, views, type Wanted, wantedOf } from './queries';
import { ToolAddresses } from './tool-addresses';

/** Where a district looks after the learning platforms of its schools. */
export function PlatformsPage({ query }: Pick<PageProps<'admin-platforms'>, 'query'>) {
  const { t } = useTexts();
  const wanted = wantedOf(query);
  const [opened, setOpened] = useState<'invitation' | 'platform'>();
  const actions = (
    <div className={styles.actions}>
      <Button icon="link" onClick={() => setOpened('invitation')}>
        {t('platforms.invite')}
      </Button>
      <Button look="plain" onClick={() => setOpened('platform')}>
        {t('platforms.add')}
      </Button>
    </div>
  );
  return (
    <OfficePage
      title={t('platforms.title')}
      lead={t('platforms.lead')}
      action={wanted.view === 'platforms' && actions}
      tabsLabel={t('platforms.tabs.label')}
      tabs={views.map((id) => ({ id, href: hrefOf({ view: id }), label: t(`platforms.tabs.${id}`) }))}
      current={wanted.view}
    >
      {wanted.view === 'platforms' && <Platforms wanted={wanted} />}
      {wanted.view === 'addresses' && <ToolAddresses />}
      {wanted.view === 'history' && (
        <History offset={wanted.offset} hrefOf={(offset) => hrefOf({ view: 'history', offset: offset ?? 0 })} />
      )}
      {opened === 'invitation' && <InvitationDialog onClose={() => setOpened(undefined)} />}
      {opened === 'platform' && <PlatformDialog onClose={() => setOpened(undefined)} />}
    </OfficePage>
  );
}

function Platforms({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = usePlatforms(wanted.offset);
  if (!data) return <LoadState {...{ isError, isFetching }} onRetry={() => void refetch()} />;
  if (data.platforms.length === 0)
    return <EmptyState title={t('platforms.empty.title')}>{t('platforms.empty.text')}</EmptyState>;
  return (
    <>
      <p className={officeStyles.count} role="status">
        {t('platforms.found', { count: data.total })}
      </p>
      <ul className={officeStyles.rows}>
        {data.platforms.map((platform) => (
          <PlatformRow key={platform.id} platform={platform} />
        ))}
      </ul>
      <Pager total={data.total} offset={wanted.offset} hrefOf={(offset) => hrefOf({ offset: offset ?? 0 })} />
    </>
  );
}
