import type { ListDetail } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { TextLink } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '../../shared/lists/queries';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './list-pager.module.css';
import { listIdOf, type MediumProps, mediumIdOf } from './medium-context';

/** Previous and next medium of the list from which this one was opened. */
export function ListPager({ page }: { readonly page: MediumProps }) {
  const list = listIdOf(page);
  return list === undefined ? null : <Pager listId={list} mediumId={mediumIdOf(page)} />;
}

const mediaOf = (list: ListDetail) => list.items.flatMap(({ medium }) => medium ?? []);

function Pager({ listId, mediumId }: { readonly listId: string; readonly mediumId: string }) {
  const { t } = useTexts();
  const portal = usePortal();
  const { data } = useQuery({ ...listQuery(portal, listId), retryOnMount: false });
  const media = data ? mediaOf(data) : [];
  const at = media.findIndex(({ identifier }) => identifier === mediumId);
  if (!data || at === -1) return null;
  const [previous, next] = [media[at - 1], media[at + 1]];
  const hrefOf = (mediaId: string) => linkTo('medialist-media-detail', { id: listId, mediaId });
  return (
    <nav className={styles.pager} aria-label={t('medium.inList.label')}>
      <span className={styles.side}>
        {previous && (
          <TextLink href={hrefOf(previous.identifier)} icon="chevron-left">
            {t('medium.inList.previous', { title: previous.fn_titel })}
          </TextLink>
        )}
      </span>
      <span className={styles.place}>
        {t('medium.inList.place', { place: at + 1, count: media.length, list: data.title })}
      </span>
      <span className={styles.side}>
        {next && (
          <TextLink href={hrefOf(next.identifier)} icon="chevron-right">
            {t('medium.inList.next', { title: next.fn_titel })}
          </TextLink>
        )}
      </span>
    </nav>
  );
}
