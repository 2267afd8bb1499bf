import type { NewsTeaser } from '@mediathek/contract';
import { formatDayMonth, linkTo } from '@mediathek/domain';
import { Anchor, SectionHead, TextLink } from '@mediathek/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './news-section.module.css';

interface NewsSectionProps {
  readonly news: readonly NewsTeaser[];
  /** One below the other, or side by side where there is room. */
  readonly shape?: 'column' | 'row';
}

/** The latest news of the media centre, or that there is none. */
export function NewsSection({ news, shape = 'column' }: NewsSectionProps) {
  const { t, lang } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('home.news.title')}
        aside={news.length > 0 && <TextLink href={linkTo('news-list')}>{t('home.news.all')}</TextLink>}
      />
      {news.length === 0 && <p className={styles.none}>{t('home.news.empty')}</p>}
      <ul className={shape === 'row' ? styles.row : undefined}>
        {news.map(({ id, title, publishedOn }) => (
          <li key={id} className={styles.item}>
            <time className={styles.date} dateTime={publishedOn}>
              {formatDayMonth(publishedOn, lang)}
            </time>
            <h3 className={styles.title}>
              <Anchor href={linkTo('news', { id })} className={styles.link}>
                {title}
              </Anchor>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
