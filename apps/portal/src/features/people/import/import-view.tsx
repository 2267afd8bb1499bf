import { Button, Heading, Notice } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';
import { hrefOf } from '../queries';
import { FileForm } from './file-form';
import styles from './import.module.css';
import { PreviewPart } from './preview-part';
import { ReadingPart } from './reading-part';
import { useImport } from './use-import';

/** Brings in a file: choose it, see how it was read and what would happen, then do it. */
export function ImportView() {
  const { t } = useTexts();
  const work = useImport();
  const { checked, done } = work;
  if (done) {
    const { create, change } = done.counts;
    return (
      <Notice
        kind="positive"
        live
        title={t('people.import.done', { school: done.school, create, change })}
        actions={
          <>
            <Button look="plain" href={hrefOf({})}>
              {t('people.import.toPeople')}
            </Button>
            <Button look="plain" onClick={work.startAnew}>
              {t('people.import.again')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <div className={styles.steps}>
      <section className={styles.step}>
        <div>
          <Heading level={2}>{t('people.import.title')}</Heading>
          <p className={styles.lead}>{t('people.import.lead')}</p>
        </div>
        <FileForm work={work} />
      </section>
      {checked && (
        <>
          <ReadingPart work={work} {...checked} />
          <PreviewPart key={checked.preview.fingerprint} work={work} {...checked} />
        </>
      )}
    </div>
  );
}
