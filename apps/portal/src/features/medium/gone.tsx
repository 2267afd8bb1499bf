import { linkTo } from '@mediathek/domain';
import { Button, CardGrid, EmptyState, Section, SectionHead } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MediumTile } from '../../shared/media/medium-tile';
import { usePortal, useVisitor } from '../../shared/portal';
import { findSearchPage, searchHref } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import { formerTitle } from './former-title';
import styles from './medium-page.module.css';

const mostNear = 4;
const calls = { search: 'GET /api/v1/media/search', csearch: 'GET /api/v1/media/catalogue/search' } as const;

/** There is no such medium, or none any more: says so and offers what comes near, by the title it had. */
export function Gone({ id }: { readonly id: string }) {
  const { t, voiced } = useTexts();
  const { queries } = usePortal();
  const page = findSearchPage(useVisitor());
  const title = formerTitle(queries, id);
  return (
    <>
      <Section>
        <EmptyState
          headingLevel={1}
          title={t('medium.gone.title')}
          actions={
            <>
              {page && (
                <Button href={searchHref(page, title ?? '')}>
                  {title ? t('medium.gone.searchFor', { title }) : t('medium.gone.search')}
                </Button>
              )}
              <Button look="plain" href={linkTo('homepage')}>
                {t('medium.gone.home')}
              </Button>
            </>
          }
        >
          {voiced('medium.gone.text')}
        </EmptyState>
      </Section>
      {page && title && <NearMedia page={page} title={title} goneId={id} />}
    </>
  );
}

interface NearMediaProps {
  readonly page: keyof typeof calls;
  readonly title: string;
  readonly goneId: string;
}

/** Other media with the words of its title; nothing while they load and where there are none. */
function NearMedia({ page, title, goneId }: NearMediaProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const titleId = useId();
  const { data } = useQuery({
    queryKey: ['medium', goneId, 'near', page],
    queryFn: () => call(calls[page], { query: { q: title.slice(0, 200), limit: mostNear + 1 } }),
  });
  const near = (data?.items ?? []).filter(({ identifier }) => identifier !== goneId).slice(0, mostNear);
  if (near.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('medium.gone.near')} />
      <CardGrid shape="scroll" className={styles.row}>
        {near.map((one) => (
          <MediumTile key={one.identifier} medium={one} />
        ))}
      </CardGrid>
    </section>
  );
}
