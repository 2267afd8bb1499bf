import { Button, EmptyState, Section, Skeleton, SkeletonGroup, Wrap } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';
import { Chooser } from './chooser';
import { LaunchedMedium } from './launched-medium';
import { Nothing } from './nothing';
import { useLaunch } from './use-launch';

/** The page inside a learning platform: the one medium of a course, or choosing media for it. */
export function LtiPage() {
  const { t } = useTexts();
  const state = useLaunch();
  switch (state.kind) {
    case 'ready':
      return state.launch.kind === 'choice' ? (
        <Chooser session={state.launch.session} isMultiple={state.launch.isMultiple} />
      ) : (
        <LaunchedMedium session={state.launch.session} />
      );
    case 'waiting':
      return (
        <Section>
          <Wrap>
            <SkeletonGroup label={t('lti.loading')}>
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </SkeletonGroup>
          </Wrap>
        </Section>
      );
    case 'nothing':
      return <Nothing />;
    case 'failed':
      return (
        <Section>
          <Wrap>
            <div role="alert">
              <EmptyState
                headingLevel={1}
                title={t('lti.failed.title')}
                actions={
                  <Button icon="rotate-ccw" busy={state.isRetrying} onClick={state.retry}>
                    {t('forms.retry')}
                  </Button>
                }
              >
                {t('lti.failed.text')}
              </EmptyState>
            </div>
          </Wrap>
        </Section>
      );
  }
}
