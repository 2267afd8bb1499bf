import type { MediaDetail } from '@mediathek/contract';
import { formOf, isPublisher, isTeacher } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { ShareWithClassButton } from '../../shared/class-sharing/share-with-class-button';
import { AddToListButton } from '../../shared/list-adding/add-to-list-button';
import { useBookmark } from '../../shared/media/use-bookmark';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { downloadHref } from './download-href';
import styles from './medium-page.module.css';
import { PoolButton } from './pool-button';

const films = new Set(['film', 'audio']);

/** What can be done with a medium beside looking at it. */
export function MediumActions({ medium }: { readonly medium: MediaDetail }) {
  const { t, voiced } = useTexts();
  const { user, config } = useVisitor();
  const hasFile = medium.files.some(({ role, host }) => role === 'main' && host === null);
  const maySave = medium.use.mayDownload && hasFile;
  // Where a download could be expected, its absence is said; elsewhere nobody misses it.
  const isMissed = medium.use.mayUse && hasFile && !maySave && (isPublisher(config) || films.has(formOf(medium)));
  if (!maySave && !isMissed && user === false) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
    <div role="group" className={styles.actions} aria-label={voiced('medium.actions.label')}>
      {maySave && (
        <Button icon="download" look="plain" href={downloadHref(medium.identifier)}>
          {t('medium.actions.download')}
        </Button>
      )}
      {isMissed && (
        <Button icon="download" look="plain" unavailable={t('medium.actions.noDownload')}>
          {t('medium.actions.download')}
        </Button>
      )}
      <AddToListButton thing={{ identifier: medium.identifier }} title={medium.fn_titel} shape="words" />
      <ShareWithClassButton thing={{ identifier: medium.identifier }} title={medium.fn_titel} />
      {user !== false && <BookmarkButton medium={medium} />}
      {isTeacher(user) && medium.use.mayUse && <PoolButton identifier={medium.identifier} title={medium.fn_titel} />}
    </div>
  );
}

function BookmarkButton({ medium }: { readonly medium: MediaDetail }) {
  const { t } = useTexts();
  const { isMarked, toggle } = useBookmark(medium, medium.fn_titel);
  return (
    <Button icon="bookmark" look="plain" aria-pressed={isMarked} onClick={toggle}>
      {isMarked ? t('medium.actions.bookmarked') : t('medium.actions.bookmark')}
    </Button>
  );
}
