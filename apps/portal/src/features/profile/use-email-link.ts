import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useFragment } from '../../shared/use-fragment';
import { useTexts } from '../../shared/use-texts';
import { useProfileChanges } from './queries';

/** Whoever follows the link that was sent to a new e-mail address has confirmed it. */
export function useEmailLink(): void {
  const { t } = useTexts();
  const { call, events, state } = usePortal();
  const token = useFragment('email-token');
  const { submit } = useSubmission();
  const { forget } = useProfileChanges();

  const confirm = useEffectEvent((given: string) => {
    const say = (type: 'success' | 'error', message: string) => events.emit('snackbar', { type, message });
    void submit(
      async () => {
        await call('POST /api/v1/profile/email/confirm', { body: { token: given } });
        return call('GET /api/v1/user/userinfo');
      },
      (user) => {
        say('success', t('profile.email.confirmed'));
        state.set({ user });
        void forget();
      },
      (failure) => say('error', t(failure.kind === 'refused' ? 'profile.email.invalidLink' : 'forms.failed.title')),
    );
  });
  useEffect(() => {
    if (token) confirm(token);
  }, [token]);
}
