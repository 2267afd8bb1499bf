import type { SecondFactorState } from '@mediathek/contract';
import { Button, Notice } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { PasswordDialog } from './password-dialog';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges, useSecondFactor } from './queries';
import { RecoveryCodes } from './recovery-codes';
import { SignInAgain } from './sign-in-again';

// The drawing of QR codes is needed once in a person's life.
const FactorSetUp = lazy(async () => ({ default: (await import('./factor-set-up')).FactorSetUp }));

const section = 'second-factor';

/** What one is in the middle of. */
type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'set-up'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Setting up a second factor, renewing its recovery codes, taking it away. */
export function SecondFactorSection() {
  const { t } = useTexts();
  const { forget } = useProfileChanges();
  const { data, isError, isFetching, refetch } = useSecondFactor();
  const [step, setStep] = useState<Step>({ kind: 'rest' });

  function content() {
    if (step.kind === 'codes') {
      return (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            setStep({ kind: 'rest' });
            void forget();
          }}
        />
      );
    }
    if (step.kind === 'set-up') {
      return (
        <Suspense fallback={null}>
          <FactorSetUp
            secret={step.secret}
            uri={step.uri}
            onDone={(codes) => setStep({ kind: 'codes', codes })}
            onCancel={() => setStep({ kind: 'rest' })}
          />
        </Suspense>
      );
    }
    if (data) return <FactorState state={data} onStep={setStep} />;
    if (!isError) return null;
    return (
      <Notice
        kind="critical"
        live
        title={t('profile.factor.failed')}
        actions={
          <Button look="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('forms.retry')}
          </Button>
        }
      />
    );
  }

  return (
    <ProfileSection id={section} title={t('profile.factor.title')} lead={t('profile.factor.lead')}>
      {content()}
    </ProfileSection>
  );
}

interface FactorStateProps {
  readonly state: SecondFactorState;
  readonly onStep: (step: Step) => void;
}

type Question = 'start' | 'renew' | 'remove';

/** What each question does, with the password or, for whoever has none, without. */
function useFactorChanges(onStep: (step: Step) => void) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const { forget } = useProfileChanges();
  const body = (password: string | undefined) => (password === undefined ? {} : { password });
  return {
    start: async (password?: string) => {
      const { secret, uri } = await call('POST /api/v1/profile/second-factor', { body: body(password) });
      return () => onStep({ kind: 'set-up', secret, uri });
    },
    renew: async (password?: string) => {
      const { recoveryCodes } = await call('POST /api/v1/profile/second-factor/recovery-codes', {
        body: body(password),
      });
      return () => onStep({ kind: 'codes', codes: recoveryCodes });
    },
    remove: async (password?: string) => {
      await call('DELETE /api/v1/profile/second-factor', { body: body(password) });
      return () => {
        events.emit('snackbar', { type: 'success', message: t('profile.factor.removed') });
        void forget();
      };
    },
  } satisfies Record<Question, (password?: string) => Promise<() => void>>;
}

function FactorState({ state, onStep }: FactorStateProps) {
  const { enabled, required, recoveryCodesLeft, confirmBy } = state;
  const { t } = useTexts();
  const changes = useFactorChanges(onStep);
  const { isBusy, failure, submit } = useSubmission();
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const isStale = failure?.kind === 'refused' && failure.problem === 'sign-in-again';

  function ask(wished: Question) {
    if (confirmBy === 'password') setQuestion(wished);
    else void submit(changes[wished], (goOn) => goOn());
  }
  return (
    <>
      <p>{enabled ? t('profile.factor.on') : t('profile.factor.off')}</p>
      {enabled && <p>{t('profile.factor.left', { count: recoveryCodesLeft })}</p>}
      {enabled && required && <p className={styles.lead}>{t('profile.factor.dutyRemark')}</p>}
      <div className={styles.actions}>
        {enabled ? (
          <>
            <Button look="plain" busy={isBusy} onClick={() => ask('renew')}>
              {t('profile.factor.renew')}
            </Button>
            {!required && (
              <Button look="danger" busy={isBusy} onClick={() => ask('remove')}>
                {t('profile.factor.remove')}
              </Button>
            )}
          </>
        ) : (
          <Button look={required ? 'main' : 'plain'} icon="shield-check" busy={isBusy} onClick={() => ask('start')}>
            {t('profile.factor.start')}
          </Button>
        )}
      </div>
      {isStale && <SignInAgain section={section} />}
      <SubmissionNotice failure={failure} saidElsewhere={['sign-in-again']} />
      {question && (
        <PasswordDialog
          title={t(`profile.factor.${question}`)}
          text={t(`profile.factor.${question}Text`)}
          action={t(question === 'start' ? 'profile.factor.confirm' : `profile.factor.${question}`)}
          isDanger={question === 'remove'}
          refusals={{ conflict: t('profile.factor.again') }}
          work={changes[question]}
          onDone={(goOn) => goOn()}
          onClose={close}
        />
      )}
    </>
  );
}
