import { Section, Skeleton, SkeletonGroup, Wrap } from '@mediathek/ui';
import { LoadFailure } from '../../../shared/load-failure';
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
            <LoadFailure
              headingLevel={1}
              title={t('lti.failed.title')}
              text={t('lti.failed.text')}
              isRetrying={state.isRetrying}
              onRetry={state.retry}
            />
          </Wrap>
        </Section>
      );
  }
}
