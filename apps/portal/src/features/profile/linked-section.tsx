import type { LinkedAccountList } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Button, Notice } from '@mediathek/ui';
import { useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { PasswordDialog } from './password-dialog';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useLinkedAccounts, useProfileChanges } from './queries';

/** Accounts of other providers that one comes in with: seeing them, ending one, linking one. */
export function LinkedSection() {
  const { t, voiced } = useTexts();
  const { data, isError, isFetching, refetch } = useLinkedAccounts();
  if (!data && !isError) return null;
  if (data && data.identities.length === 0 && !data.rights.link) return null;
  return (
    <ProfileSection id="linked-accounts" title={t('profile.linked.title')} lead={voiced('profile.linked.lead')}>
      {data && <Linked list={data} />}
      {isError && (
        <Notice
          kind="critical"
          live
          title={t('profile.linked.failed')}
          actions={
            <Button look="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
              {t('forms.retry')}
            </Button>
          }
        />
      )}
    </ProfileSection>
  );
}

type Question = { readonly kind: 'link' } | { readonly kind: 'unlink'; readonly id: string; readonly name: string };

function Linked({ list: { identities, provider, rights } }: { readonly list: LinkedAccountList }) {
  const { t, lang } = useTexts();
  const [question, setQuestion] = useState<Question>();
  const day = (moment: string) => formatDate(new Date(moment), lang, 'long');
  return (
    <>
      {identities.length === 0 && <p>{t('profile.linked.none')}</p>}
      {identities.length > 0 && (
        <ul className={styles.sessions}>
          {identities.map(({ id, name, linkedAt, lastUsedAt }) => (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.device}>{name}</p>
                <p className={styles.lead}>
                  {t('profile.linked.since', { day: day(linkedAt), used: day(lastUsedAt) })}
                </p>
              </div>
              {rights.unlink && (
                <Button
                  look="quiet"
                  aria-label={t('profile.linked.unlinkNamed', { name })}
                  onClick={() => setQuestion({ kind: 'unlink', id, name })}
                >
                  {t('profile.linked.unlink')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {identities.length > 0 && !rights.unlink && <p className={styles.lead}>{t('profile.linked.onlyWayIn')}</p>}
      {rights.link && provider && (
        <div className={styles.actions}>
          <Button look="plain" icon="link" onClick={() => setQuestion({ kind: 'link' })}>
            {t('profile.linked.link', { name: provider.name })}
          </Button>
        </div>
      )}
      {question && (
        <Confirmation question={question} name={provider?.name ?? ''} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}

interface ConfirmationProps {
  readonly question: Question;
  readonly name: string;
  readonly onClose: () => void;
}

function Confirmation({ question, name, onClose }: ConfirmationProps) {
  const { t, voice } = useTexts();
  const { call, events } = usePortal();
  const { forget } = useProfileChanges();

  async function work(password: string): Promise<() => void> {
    const body = { password };
    if (question.kind === 'link') {
      const { location } = await call('POST /api/v1/profile/identities', { body });
      return () => window.location.assign(location);
    }
    await call('DELETE /api/v1/profile/identities/{id}', { params: { id: question.id }, body });
    return () => {
      events.emit('snackbar', { type: 'success', message: t('profile.linked.unlinked') });
      void forget();
    };
  }
  const linked = question.kind === 'link' ? name : question.name;
  return (
    <PasswordDialog
      title={t(question.kind === 'link' ? 'profile.linked.link' : 'profile.linked.unlinkNamed', { name: linked })}
      text={t(`profile.linked.${question.kind}Text`, { context: voice, name: linked })}
      action={t(question.kind === 'link' ? 'profile.factor.confirm' : 'profile.linked.unlink')}
      isDanger={question.kind === 'unlink'}
      refusals={{ conflict: t('profile.linked.changed'), 'not-found': t('profile.linked.changed') }}
      work={work}
      onDone={(goOn) => goOn()}
      onClose={onClose}
    />
  );
}
