import type { ListSummary } from '@mediathek/contract';
import { formatDayMonth, linkTo } from '@mediathek/domain';
import { Anchor, Badge } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import styles from './lists-page.module.css';

/** A list in the overview: up to four covers, its name, how much is in it and whose it is. */
export function ListTile({ list }: { readonly list: ListSummary }) {
  const { t, lang } = useTexts();
  const { title, covers, itemCount, owner, origin, visibility, updatedAt } = list;
  return (
    <article className={styles.tile}>
      <div className={styles.covers} data-count={Math.min(covers.length, 4)} aria-hidden="true">
        {covers.map((cover) => (
          <img key={cover} src={cover} alt="" loading="lazy" width={400} height={226} />
        ))}
      </div>
      <h3 className={styles.name}>
        <Anchor href={linkTo('medialist', { id: list.id })} className={styles.link}>
          {title}
        </Anchor>
      </h3>
      <p className={styles.meta}>
        {[
          t('lists.count', { count: itemCount }),
          origin === 'own'
            ? t('lists.changed', { day: formatDayMonth(new Date(updatedAt), lang) })
            : t('lists.by', { name: owner.name }),
        ].join(' · ')}
      </p>
      {origin === 'own' && visibility !== 'private' && (
        <Badge kind={visibility === 'school' ? 'open' : 'few'}>{t(`lists.badges.${visibility}`)}</Badge>
      )}
    </article>
  );
}
