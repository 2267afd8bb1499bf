import type { MediaItem } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { CardGrid, SectionHead, TextLink } from '@mediathek/ui';
import { useId } from 'react';
import { MediumTile } from '../../shared/media/medium-tile';
import { useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';

interface MediaSectionProps {
  readonly title: string;
  readonly media: readonly MediaItem[];
}

/** One medium large and up to four beside it; absent when there are none. */
export function LeadSection({ title, media }: MediaSectionProps) {
  const titleId = useId();
  const [lead, ...others] = media;
  const isOpenNormal = media.every(({ isOpen }) => isOpen);
  if (!lead) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} />
      <CardGrid shape="lead">
        <MediumTile medium={lead} size="large" isOpenNormal={isOpenNormal} />
        {others.slice(0, 4).map((medium) => (
          <MediumTile key={medium.identifier} medium={medium} isOpenNormal={isOpenNormal} />
        ))}
      </CardGrid>
    </section>
  );
}

interface GridSectionProps extends MediaSectionProps {
  readonly className?: string | undefined;
  /** The way to all media at the right of the title. */
  readonly withAll?: boolean;
}

/** Media side by side; absent when there are none. */
export function GridSection({ title, media, className, withAll = false }: GridSectionProps) {
  const { t } = useTexts();
  const titleId = useId();
  const page = findSearchPage(useVisitor());
  const isOpenNormal = media.every(({ isOpen }) => isOpen);
  if (media.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        aside={withAll && page && <TextLink href={linkTo(page)}>{t('home.newest.all')}</TextLink>}
      />
      <CardGrid shape="three" className={className}>
        {media.map((medium) => (
          <MediumTile key={medium.identifier} medium={medium} isOpenNormal={isOpenNormal} />
        ))}
      </CardGrid>
    </section>
  );
}
