import type { ClassDetail } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Notice, Section, SkeletonText, TextLink, Wrap } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { ClassBoard } from '../../shared/class-board/class-board';
import { classQuery, meansMissing } from '../../shared/classes/queries';
import { LoadFailure } from '../../shared/load-failure';
import type { PageProps } from '../../shared/page';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { BoardSection } from './board-section';
import { ClassHead } from './class-head';
import styles from './classes.module.css';
import { InviteSection } from './invite-section';
import { MembersSection } from './members-section';
import { TeachersSection } from './teachers-section';

/** One class: its board, and for its teachers everything around it. */
export function ClassPage({ params }: Pick<PageProps<'class'>, 'params'>) {
  const { t, voiced } = useTexts();
  const { data, error, isFetching, refetch } = useQuery({
    ...classQuery(usePortal(), params.id),
    retryOnMount: false,
  });
  if (data) return <ReadyClass key={data.id} group={data} />;
  if (meansMissing(error)) {
    return (
      <Section>
        <Wrap>
          <EmptyState
            headingLevel={1}
            title={t('classes.missing.title')}
            actions={<Button href={linkTo('classes')}>{t('classes.back')}</Button>}
          >
            {voiced('classes.missing.text')}
          </EmptyState>
        </Wrap>
      </Section>
    );
  }
  return (
    <Section>
      <Wrap>
        {error ? (
          <LoadFailure
            headingLevel={1}
            title={t('classes.failed.title')}
            text={t('classes.failed.text')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonText label={t('classes.loading')} />
        )}
      </Wrap>
    </Section>
  );
}

function ReadyClass({ group }: { readonly group: ClassDetail }) {
  const { t, voice } = useTexts();
  return (
    <Section>
      <Wrap className={styles.page}>
        <p>
          <TextLink href={linkTo('classes')} icon="arrow-left">
            {t('classes.back')}
          </TextLink>
        </p>
        <ClassHead group={group} />
        {group.isArchived && <Notice kind="caution">{t('classes.archivedNotice')}</Notice>}
        {voice === 'pupil' ? (
          <PupilBoard group={group} />
        ) : (
          <div className={styles.split}>
            <BoardSection group={group} />
            <div className={styles.side}>
              <MembersSection group={group} />
              <InviteSection group={group} />
              <TeachersSection group={group} />
            </div>
          </div>
        )}
      </Wrap>
    </Section>
  );
}

function PupilBoard({ group: { id, board } }: { readonly group: ClassDetail }) {
  const { t } = useTexts();
  if (board.length > 0) return <ClassBoard classId={id} board={board} headingLevel={2} />;
  return (
    <EmptyState
      title={t('classes.board.emptyPupil')}
      actions={<Button href={linkTo('homepage')}>{t('pages.placeholder.toHomepage')}</Button>}
    >
      {t('classes.board.emptyPupilText')}
    </EmptyState>
  );
}
