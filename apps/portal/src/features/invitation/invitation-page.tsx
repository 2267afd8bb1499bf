import type { InvitationView } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Section, SkeletonText, Wrap } from '@mediathek/ui';
import { LoadFailure } from '../../shared/load-failure';
import type { PageProps } from '../../shared/page';
import { useTexts } from '../../shared/use-texts';
import { Offer } from './offer';
import { useInvitation } from './queries';

/** Who invites to what, and what the visitor can do about it. */
export function InvitationPage({ params }: Pick<PageProps<'invitation'>, 'params'>) {
  return (
    <Section>
      <Wrap>
        <Invitation id={params.id} />
      </Wrap>
    </Section>
  );
}

function Invitation({ id }: { readonly id: string }) {
  const { t, voiced } = useTexts();
  const state = useInvitation(id);
  switch (state.kind) {
    case 'ready':
      return <Ready view={state.view} />;
    case 'loading':
      return <SkeletonText label={t('invitation.loading')} />;
    case 'gone':
      return <Closed title={t('invitation.gone.title')} text={voiced('invitation.gone.text')} />;
    case 'failed':
      return (
        <LoadFailure
          headingLevel={1}
          title={t('invitation.failed.title')}
          text={t('invitation.failed.text')}
          isRetrying={state.isRetrying}
          onRetry={state.retry}
        />
      );
  }
}

const closedTexts = { expired: 'expired', revoked: 'revoked', 'used-up': 'usedUp' } as const;

function Ready({ view }: { readonly view: InvitationView }) {
  const { t, voice } = useTexts();
  if (view.state === 'open' || view.state === 'accepted') return <Offer view={view} />;
  const key = closedTexts[view.state];
  return (
    <Closed
      title={t(`invitation.${key}.title`)}
      text={t(`invitation.${key}.text`, { context: voice, name: view.offeredBy })}
    />
  );
}

function Closed({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTexts();
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      actions={<Button href={linkTo('homepage')}>{t('invitation.toHome')}</Button>}
    >
      {text}
    </EmptyState>
  );
}
