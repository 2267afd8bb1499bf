import type { LibraryList } from '@mediathek/contract';
import { formatDate, linkTo } from '@mediathek/domain';
import { Anchor, SectionHead, TextLink } from '@mediathek/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './library.module.css';

interface ListRowsProps {
  readonly title: string;
  readonly lists: readonly LibraryList[];
  readonly withAll?: boolean;
  /** What can be done with a list, beside opening it. */
  readonly actionOf?: (list: LibraryList) => ReactNode;
}

/** Media lists by name, with whose they are. */
export function ListRows({ title, lists, withAll = false, actionOf }: ListRowsProps) {
  const { t, lang } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        aside={withAll && <TextLink href={linkTo('medialists')}>{t('library.lists.toLists')}</TextLink>}
      />
      <ul className={styles.rows}>
        {lists.map((list) => (
          <li key={list.id} className={styles.listRow}>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Anchor href={linkTo('medialist', { id: list.id })} className={styles.link}>
                  {list.title}
                </Anchor>
              </h3>
              <p className={styles.remark}>
                {[
                  t('library.lists.items', { count: list.items }),
                  list.owner,
                  formatDate(new Date(list.updatedAt), lang, 'short'),
                ].join(' · ')}
              </p>
            </div>
            {actionOf?.(list)}
          </li>
        ))}
      </ul>
    </section>
  );
}
