import type { MediaDetail } from '@mediathek/contract';
import { toParagraphs } from '@mediathek/domain';
import styles from './medium-page.module.css';

/** What it is about: the short text large, the long one below it unless it says the same again. */
export function MediumTexts({ medium }: { readonly medium: Pick<MediaDetail, 'fn_kurztext' | 'fn_text'> }) {
  const intro = toParagraphs(medium.fn_kurztext);
  const text = toParagraphs(medium.fn_text).filter((paragraph) => !intro.includes(paragraph));
  if (intro.length === 0 && text.length === 0) return null;
  return (
    <div className={styles.texts}>
      {intro.map((paragraph) => (
        <p key={paragraph} className={styles.intro}>
          {paragraph}
        </p>
      ))}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
