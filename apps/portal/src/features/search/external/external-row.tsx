import type { RemoteMedium } from '@mediathek/contract';
import { formOf } from '@mediathek/domain';
import { Anchor, Button, CoverImage, Icon, TypeTab, VisuallyHidden } from '@mediathek/ui';
import { AddToListButton } from '../../../shared/list-adding/add-to-list-button';
import { formIcons } from '../../../shared/media/medium-facts';
import { useTexts } from '../../../shared/use-texts';
import rowStyles from '../result-row.module.css';
import styles from './external.module.css';

/** Outside nobody learns which page of the portal somebody came from. */
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Something that lies outside: what it is, whose it is and on which terms; it opens by itself, or goes into a list. */
export function ExternalRow({ medium }: { readonly medium: RemoteMedium }) {
  const { t } = useTexts();
  const { fn_titel: title, fn_kurztext: text, fn_prodname: creators, address, source, licence, published } = medium;
  const form = formOf(medium);
  return (
    <article className={rowStyles.row}>
      <Anchor href={address} className={rowStyles.cover} tabIndex={-1} aria-hidden="true" {...outside}>
        <CoverImage src={medium.cover}>
          <TypeTab icon={formIcons[form]} label={t('media.outside.kind')} />
        </CoverImage>
      </Anchor>
      <div className={rowStyles.body}>
        <h2 className={rowStyles.title}>
          <Anchor href={address} className={rowStyles.link} {...outside}>
            {title}
            <VisuallyHidden> {t('media.outside.opensNew')}</VisuallyHidden>
          </Anchor>
        </h2>
        <p className={rowStyles.meta}>{[creators, published].filter(Boolean).join(' · ')}</p>
        <p className={rowStyles.text}>{text}</p>
      </div>
      <div className={rowStyles.foot}>
        <p className={styles.origin}>
          <span className={styles.source}>
            <Icon name="globe" />
            <VisuallyHidden>{t('search.external.source')} </VisuallyHidden>
            {source.name}
          </span>
          <span>
            <VisuallyHidden>{t('search.external.licence')} </VisuallyHidden>
            {licence || t('search.external.noLicence')}
          </span>
        </p>
        <div className={rowStyles.actions}>
          <Button
            look="quiet"
            size="small"
            iconEnd="external-link"
            href={address}
            className={rowStyles.details}
            {...outside}
          >
            {t('search.external.open')}
            <VisuallyHidden>{`: ${title} ${t('media.outside.opensNew')}`}</VisuallyHidden>
          </Button>
          <AddToListButton thing={{ link: { title, address, source: source.name, licence } }} title={title} />
        </div>
      </div>
    </article>
  );
}
