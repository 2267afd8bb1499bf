import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { formOf, linkTo } from '@mediathek/domain';
import { Button, VisuallyHidden } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';
import { downloadHref } from '../download-href';
import { CoverStage } from './cover-stage';

interface StageOf {
  readonly medium: MediaDetail;
}

function useSubject({ medium }: StageOf): string {
  const { t } = useTexts();
  return t(`medium.subjects.${formOf(medium)}`);
}

/** Something that lives elsewhere: whose it is, and the way there in a new tab. */
export function WebStage({ medium, file }: StageOf & { readonly file: MediaFile }) {
  const { t } = useTexts();
  const form = formOf(medium);
  const label = form === 'app' ? t('medium.web.start') : form === 'book' ? t('medium.web.read') : t('medium.web.open');
  return (
    <CoverStage
      medium={medium}
      title={t('medium.web.title', { host: file.host ?? '' })}
      actions={
        <Button href={file.href} target="_blank" rel="noopener noreferrer" iconEnd="external-link">
          {label}
          <VisuallyHidden> {t('medium.web.newTab')}</VisuallyHidden>
        </Button>
      }
    >
      <p>{t('medium.web.text')}</p>
    </CoverStage>
  );
}

/** A package: its parts stand on the page as cards of their own. */
export function PackageStage({ medium }: StageOf) {
  const { t } = useTexts();
  const { parts } = medium;
  return (
    <CoverStage
      medium={medium}
      title={parts.length > 0 ? t('medium.parts.count', { count: parts.length }) : t('media.forms.package')}
    >
      {parts.length > 0 && <p>{t('medium.package.text')}</p>}
    </CoverStage>
  );
}

/** A file that no page can show. */
export function FileStage({ medium }: StageOf) {
  const { t } = useTexts();
  return (
    <CoverStage
      medium={medium}
      title={t(`media.forms.${formOf(medium)}`)}
      actions={
        medium.use.mayDownload && (
          <Button icon="download" href={downloadHref(medium.identifier)}>
            {t('medium.actions.download')}
          </Button>
        )
      }
    />
  );
}

/** What lies on a shelf at the media centre. */
export function LentStage({ medium }: StageOf) {
  const { t, voice } = useTexts();
  const subject = useSubject({ medium });
  return (
    <CoverStage
      medium={medium}
      title={t('medium.lent.title')}
      actions={
        voice === 'adult' && (
          <Button look="plain" href={linkTo('contact')}>
            {t('medium.lent.action')}
          </Button>
        )
      }
    >
      <p>{t('medium.lent.text', { subject, context: voice })}</p>
    </CoverStage>
  );
}

/** Catalogued, but its file has not come yet. */
export function MissingStage({ medium }: StageOf) {
  const { t } = useTexts();
  const subject = useSubject({ medium });
  return (
    <CoverStage medium={medium} title={t('medium.missing.title')}>
      <p>{t('medium.missing.text', { subject })}</p>
    </CoverStage>
  );
}

/** An offer shows its cover; the rest of its page describes it. */
export function OfferStage({ medium }: StageOf) {
  return <CoverStage medium={medium} />;
}
