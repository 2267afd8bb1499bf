import type { Profile } from '@mediathek/contract';
import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges } from './queries';

/** Who one is here. Pupils with a code have no name, so there is nothing to show but the school. */
export function AccountSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts();
  const facts = [
    [t('profile.account.login'), profile.login],
    [t('profile.account.school'), profile.schulname],
  ].filter(([, value]) => value);
  if (facts.length === 0 && !profile.mayChange.name) return null;
  return (
    <ProfileSection title={t('profile.account.title')}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {profile.mayChange.name && <NameForm profile={profile} />}
    </ProfileSection>
  );
}

function NameForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts();
  const { call, events, state } = usePortal();
  const { keep } = useProfileChanges();
  const { isBusy, failure, submit } = useSubmission();
  const { form, focusField } = useFieldFocus();
  const [vorname, setVorname] = useState(profile.vorname);
  const [name, setName] = useState(profile.name);
  const [isMissing, setIsMissing] = useState(false);

  function send() {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return focusField('name');
    void submit(
      () => call('PATCH /api/v1/profile', { body: { vorname: vorname.trim(), name: name.trim() } }),
      (changed) => {
        keep(changed);
        const { user } = state.get();
        if (user) state.set({ user: { ...user, vorname: changed.vorname, name: changed.name } });
        events.emit('snackbar', { type: 'success', message: t('profile.saved') });
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <div className={styles.pair}>
        <TextField
          name="vorname"
          label={t('profile.account.vorname')}
          value={vorname}
          maxLength={100}
          autoComplete="given-name"
          onChange={(event) => setVorname(event.currentTarget.value)}
        />
        <TextField
          name="name"
          label={t('profile.account.name')}
          error={isMissing && t('profile.account.nameMissing')}
          value={name}
          required
          maxLength={100}
          autoComplete="family-name"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
      </div>
      <SubmissionNotice failure={failure} onRetry={send} />
      <div className={styles.actions}>
        <Button type="submit" look="plain" busy={isBusy}>
          {t('profile.account.save')}
        </Button>
      </div>
    </form>
  );
}
