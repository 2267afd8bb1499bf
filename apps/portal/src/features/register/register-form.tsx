import { linkTo, passwordFault } from '@mediathek/domain';
import { Button, TextArea, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../shared/app-link';
import { formClass } from '../../shared/form-page/form-page';
import { NewPasswordField } from '../../shared/new-password/new-password-field';
import { useCommonPasswords } from '../../shared/new-password/use-common-passwords';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import {
  type ApplicationFault,
  type ApplicationField,
  applicationBody,
  applicationFaults,
  nothingTyped,
  type SchoolBy,
} from './application';
import styles from './register.module.css';
import { SchoolFields } from './school-fields';

/** Applies for an account. Whether the address is known already is told by mail only. */
export function RegisterForm() {
  const { t } = useTexts();
  const { call, navigate } = usePortal();
  const isCommon = useCommonPasswords();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus();
  const [application, setApplication] = useState(nothingTyped);
  const [schoolBy, setSchoolBy] = useState<SchoolBy>('schoolNumber');
  const [faults, setFaults] = useState<ReadonlyMap<ApplicationField, ApplicationFault>>(new Map());

  function change(field: ApplicationField, value: string) {
    setApplication((before) => ({ ...before, [field]: value }));
    setFaults((before) => new Map([...before].filter(([one]) => one !== field)));
    if (failure?.kind === 'refused') forgetFailure();
  }
  function changeSchoolBy(wanted: SchoolBy) {
    setSchoolBy(wanted);
    focusField(wanted);
  }
  function send() {
    const found = applicationFaults(
      application,
      schoolBy,
      (password) => passwordFault(password, isCommon) !== undefined,
    );
    setFaults(found);
    const [first] = found.keys();
    if (first) return focusField(first);
    void submit(
      () => call('POST /api/v1/register', { body: applicationBody(application, schoolBy) }),
      () => navigate(linkTo('register-success')),
      (problem) => {
        if (problem.kind === 'refused' && problem.problem === 'password-unfit') focusField('password');
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  const field = (name: 'vorname' | 'name' | 'email') => ({
    name,
    label: t(`register.${name}.label`),
    value: application[name],
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => change(name, event.currentTarget.value),
  });
  const emailFault = faults.get('email');

  return (
    <form ref={form} className={formClass} method="post" noValidate onSubmit={handleSubmit}>
      <SchoolFields
        {...{ schoolBy }}
        onSchoolBy={changeSchoolBy}
        number={application.schoolNumber}
        name={application.schoolName}
        fault={faults.get(schoolBy)}
        onChange={change}
      />
      <div className={styles.pair}>
        <TextField
          {...field('vorname')}
          error={faults.has('vorname') && t('register.vorname.missing')}
          maxLength={100}
          autoComplete="given-name"
        />
        <TextField
          {...field('name')}
          error={faults.has('name') && t('register.name.missing')}
          maxLength={100}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        hint={t('register.email.hint')}
        error={emailFault && t(emailFault === 'invalid' ? 'register.email.invalid' : 'register.email.missing')}
        maxLength={254}
        autoComplete="email"
      />
      <NewPasswordField
        name="password"
        label={t('register.password')}
        value={application.password}
        isChecked={faults.has('password')}
        isRefused={failure?.kind === 'refused' && failure.problem === 'password-unfit'}
        onChange={(value) => change('password', value)}
      />
      <TextArea
        name="message"
        label={t('register.message.label')}
        value={application.message}
        maxLength={1000}
        onChange={(event) => change('message', event.currentTarget.value)}
      />
      <p className={styles.privacy}>
        {t('register.privacyBefore')} <AppLink to="privacy">{t('register.privacyLink')}</AppLink>
      </p>
      <SubmissionNotice failure={failure} saidElsewhere={['password-unfit']} onRetry={send} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('register.busy')}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
