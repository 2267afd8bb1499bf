import type { MediaFile } from '@mediathek/contract';
import { Button, Icon, SectionHead, TextLink } from '@mediathek/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import { useFileSize } from './use-file-size';
import styles from './worksheets.module.css';

/** What belongs to the medium on paper. */
export function Worksheets({ files }: { readonly files: readonly MediaFile[] }) {
  const { t } = useTexts();
  const titleId = useId();
  const sizeOf = useFileSize();
  const sheets = files.filter(({ role }) => role === 'worksheet');
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('medium.worksheets.title')} />
      <ul className={styles.list}>
        {sheets.map((file) => (
          <li key={file.id} className={styles.item}>
            <Icon name="file-text" className={styles.sign} />
            <div>
              <TextLink href={file.href} target="_blank" rel="noopener" externalLabel={t('medium.worksheets.opensNew')}>
                {file.name}
              </TextLink>
              {file.size !== null && <span className={styles.size}>{sizeOf(file.size)}</span>}
            </div>
            {file.downloadHref && (
              <Button
                look="quiet"
                icon="download"
                href={file.downloadHref}
                aria-label={t('medium.worksheets.save', { name: file.name })}
              >
                {t('medium.actions.download')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
