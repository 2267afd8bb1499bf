import { SkeletonGroup, Spinner } from '@mediathek/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../shared/use-texts';
import type { FileStageProps } from './image-stage';
import styles from './pdf-stage.module.css';

const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer')).PdfViewer }));

/** A document inside the page. Its viewer is large, so it is fetched only where there is a document, and never by the server. */
export function PdfStage(props: FileStageProps) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return (
    <div className={styles.stage}>
      {isBrowser ? (
        <Suspense fallback={<Waiting />}>
          <PdfViewer {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useTexts();
  return (
    <SkeletonGroup label={t('medium.pdf.loading')}>
      <div className={styles.waiting}>
        <Spinner />
      </div>
    </SkeletonGroup>
  );
}
