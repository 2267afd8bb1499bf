import type { LibraryEntry, OwnHome } from '@mediathek/contract';
import { findTopSubject, isAdvancedView, linkTo } from '@mediathek/domain';
import { Anchor, Button, CardGrid, IconButton, SectionHead, TextLink } from '@mediathek/ui';
import { type ReactNode, useId } from 'react';
import { useRemoval } from '../../shared/library/use-removal';
import { MediumTile } from '../../shared/media/medium-tile';
import { PlayedBar } from '../../shared/media/played-bar';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './own-home.module.css';

/** What somebody began and used last: it goes on from where they were. */
export function ContinueSection({ own }: { readonly own: OwnHome | undefined }) {
  const { t } = useTexts();
  const titleId = useId();
  const { removeAll } = useRemoval('history');
  const entries = [...(own?.continued ?? []), ...(own?.recent ?? [])].slice(0, 3);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('home.own.continue')}
        aside={
          <span className={styles.aside}>
            <TextLink href={linkTo('library', { tab: 'history' })}>{t('home.own.history')}</TextLink>
            <Button look="quiet" size="small" onClick={() => void removeAll(t('home.own.cleared'))}>
              {t('home.own.clear')}
            </Button>
          </span>
        }
      />
      <CardGrid shape="three">
        {entries.map((entry) => (
          <Continued key={entry.medium.identifier} entry={entry} />
        ))}
      </CardGrid>
    </section>
  );
}

function Continued({ entry: { medium, position, duration } }: { readonly entry: LibraryEntry }) {
  const { t } = useTexts();
  const { remove } = useRemoval('history');
  const forget = (
    <IconButton
      icon="x"
      label={t('home.own.forget', { title: medium.fn_titel })}
      tooltipAlign="end"
      onClick={() => remove(medium.identifier, t('home.own.forgotten', { title: medium.fn_titel }))}
    />
  );
  return (
    <div className={styles.continued}>
      <MediumTile medium={medium} startAt={position ?? undefined} isOpenNormal action={forget} />
      {position !== null && <PlayedBar position={position} duration={duration} />}
    </div>
  );
}

/** The ways to one's own classes and lists, and licences that end soon. */
export function OwnThings({ own }: { readonly own: OwnHome | undefined }) {
  const { t, lang } = useTexts();
  const { user } = useVisitor();
  if (!own) return null;
  const language = lang === 'de' ? 'de' : 'en';
  return (
    <>
      {isAdvancedView(user) && (
        <Links title={t('home.own.classes')} all={linkTo('classes')}>
          {own.classes.map(({ id, name, subject }) => (
            <OwnLink
              key={id}
              href={linkTo('class', { id })}
              text={t('home.own.class', { name })}
              remark={findTopSubject(subject)?.labels[language]}
            />
          ))}
        </Links>
      )}
      <Links title={t('home.own.lists')} all={linkTo('medialists')}>
        {own.lists.map(({ id, title, items }) => (
          <OwnLink
            key={id}
            href={linkTo('medialist', { id })}
            text={title}
            remark={t('home.own.items', { count: items })}
          />
        ))}
      </Links>
      <Links title={t('home.own.expiring')} all={isAdvancedView(user) ? linkTo('school') : undefined}>
        {own.expiring.map(({ medium, codeId, daysLeft }) => (
          <OwnLink
            key={`${medium.identifier} ${codeId}`}
            href={
              codeId && isAdvancedView(user)
                ? linkTo('school-media-detail', { mediaId: medium.identifier, codeId })
                : linkTo('media', { id: medium.identifier })
            }
            text={medium.fn_titel}
            remark={daysLeft === 0 ? t('home.own.endsToday') : t('home.own.daysLeft', { count: daysLeft })}
          />
        ))}
      </Links>
    </>
  );
}

interface LinksProps {
  readonly title: string;
  readonly all: string | undefined;
  readonly children: readonly ReactNode[];
}

/** A few links under a title; absent where there are none. */
function Links({ title, all, children }: LinksProps) {
  const { t } = useTexts();
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} aside={all && <TextLink href={all}>{t('home.own.all')}</TextLink>} />
      <ul className={styles.links}>{children}</ul>
    </section>
  );
}

function OwnLink({
  href,
  text,
  remark,
}: {
  readonly href: string;
  readonly text: string;
  readonly remark?: string | undefined;
}) {
  return (
    <li className={styles.item}>
      <Anchor href={href} className={styles.link}>
        {text}
      </Anchor>
      {remark && <span className={styles.remark}>{remark}</span>}
    </li>
  );
}
