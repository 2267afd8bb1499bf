import { isAdvancedView, isSchoolAdmin } from '@mediathek/domain';
import { Checkbox, SelectField } from '@mediathek/ui';
import { schemeChoices, usePortal, usePortalState } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useLanguages } from '../../shared/use-languages';
import { useTexts } from '../../shared/use-texts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges } from './queries';

/** The language of the portal and of mails, light or dark, and for school administrators the view. */
export function LookSection() {
  const { t, lang, voiced } = useTexts();
  const { session, call } = usePortal();
  const { user, scheme } = usePortalState();
  const { keep } = useProfileChanges();
  const { failure, submit } = useSubmission();
  const languages = useLanguages();

  function changeLanguage(value: string) {
    const language = languages.find((one) => one === value);
    if (!language) return;
    void session.changeLanguage(language);
    void submit(() => call('PATCH /api/v1/profile', { body: { language } }), keep);
  }

  return (
    <ProfileSection title={voiced('profile.look.title')}>
      <div className={styles.form}>
        {languages.length > 1 && (
          <SelectField
            label={voiced('profile.look.language')}
            hint={voiced('profile.look.languageHint')}
            value={lang}
            options={languages.map((value) => ({ value, label: t(`shell.languages.${value}`) }))}
            onChange={(event) => changeLanguage(event.currentTarget.value)}
          />
        )}
        <SelectField
          label={t('profile.look.appearance')}
          value={scheme}
          options={schemeChoices.map((value) => ({ value, label: t(`shell.scheme.${value}`) }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            session.changeScheme(schemeChoices.find((choice) => choice === value) ?? 'auto');
          }}
        />
        {isSchoolAdmin(user) && (
          <Checkbox
            label={t('profile.look.view')}
            hint={t('profile.look.viewHint')}
            checked={isAdvancedView(user)}
            onChange={() => void session.changeView({ opensMenu: false })}
          />
        )}
        <SubmissionNotice failure={failure} />
      </div>
    </ProfileSection>
  );
}
