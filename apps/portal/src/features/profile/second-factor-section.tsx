import type { SecondFactorState } from '@mediathek/contract';
import { Button, Notice } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { PasswordDialog } from './password-dialog';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges, useSecondFactor } from './queries';
import { RecoveryCodes } from './recovery-codes';

// The drawing of QR codes is needed once in a person's life.
const FactorSetUp = lazy(async () => ({ default: (await import('./factor-set-up')).FactorSetUp }));

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
    <ProfileSection id="second-factor" title={t('profile.factor.title')} lead={t('profile.factor.lead')}>
      {content()}
    </ProfileSection>
  );
}

interface FactorStateProps {
  readonly state: SecondFactorState;
  readonly onStep: (step: Step) => void;
}

type Question = 'start' | 'renew' | 'remove';

function FactorState({ state: { enabled, required, recoveryCodesLeft }, onStep }: FactorStateProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const { forget } = useProfileChanges();
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const dialog = (asked: Question) => ({
    title: t(`profile.factor.${asked}`),
    text: t(`profile.factor.${asked}Text`),
    refusals: { conflict: t('profile.factor.again') },
    onClose: close,
  });

  return (
    <>
      <p>{enabled ? t('profile.factor.on') : t('profile.factor.off')}</p>
      {enabled && <p>{t('profile.factor.left', { count: recoveryCodesLeft })}</p>}
      {enabled && required && <p className={styles.lead}>{t('profile.factor.dutyRemark')}</p>}
      <div className={styles.actions}>
        {enabled ? (
          <>
            <Button look="plain" onClick={() => setQuestion('renew')}>
              {t('profile.factor.renew')}
            </Button>
            {!required && (
              <Button look="danger" onClick={() => setQuestion('remove')}>
                {t('profile.factor.remove')}
              </Button>
            )}
          </>
        ) : (
          <Button look={required ? 'main' : 'plain'} icon="shield-check" onClick={() => setQuestion('start')}>
            {t('profile.factor.start')}
          </Button>
        )}
      </div>
      {question === 'start' && (
        <PasswordDialog
          {...dialog('start')}
          action={t('profile.factor.confirm')}
          work={(password) => call('POST /api/v1/profile/second-factor', { body: { password } })}
          onDone={({ secret, uri }) => onStep({ kind: 'set-up', secret, uri })}
        />
      )}
      {question === 'renew' && (
        <PasswordDialog
          {...dialog('renew')}
          action={t('profile.factor.renew')}
          work={(password) => call('POST /api/v1/profile/second-factor/recovery-codes', { body: { password } })}
          onDone={({ recoveryCodes }) => onStep({ kind: 'codes', codes: recoveryCodes })}
        />
      )}
      {question === 'remove' && (
        <PasswordDialog
          {...dialog('remove')}
          action={t('profile.factor.remove')}
          isDanger
          work={(password) => call('DELETE /api/v1/profile/second-factor', { body: { password } })}
          onDone={() => {
            events.emit('snackbar', { type: 'success', message: t('profile.factor.removed') });
            void forget();
          }}
        />
      )}
    </>
  );
}
