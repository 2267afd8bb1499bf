import { type PasswordFault, passwordFault, passwordLength, passwordStrength } from '@mediathek/domain';
import { classNames, PasswordField } from '@mediathek/ui';
import { useTexts } from '../use-texts';
import styles from './new-password-field.module.css';
import { useCommonPasswords } from './use-common-passwords';

export interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The form was sent: what is wrong is now said as an error. */
  readonly isChecked: boolean;
  /** The server did not take it. */
  readonly isRefused?: boolean;
}

const marks = ['weak', 'fair', 'good', 'strong'] as const;

/** A password to be chosen, with a meter that says while typing how hard it is to guess. */
export function NewPasswordField({ name, label, value, onChange, isChecked, isRefused }: NewPasswordFieldProps) {
  const { t, voiced } = useTexts();
  const isCommon = useCommonPasswords();
  const fault = passwordFault(value, isCommon);
  const strength = passwordStrength(value, isCommon);
  const mark = marks[strength - 1];

  function faultText(found: PasswordFault): string {
    if (found === 'too-short' && value === '') return voiced('forms.newPassword.missing');
    return voiced(`forms.newPassword.faults.${found}`);
  }
  function remark(): string {
    if (value === '') return '';
    if (fault === 'too-short') return t('forms.newPassword.more', { count: passwordLength.least - [...value].length });
    if (fault) return isChecked ? '' : faultText(fault);
    return mark ? t(`forms.newPassword.strength.${mark}`) : '';
  }
  function errorText() {
    if (isChecked && fault) return faultText(fault);
    return isRefused && voiced('forms.newPassword.refused');
  }

  return (
    <div className={styles.field}>
      <PasswordField
        name={name}
        label={label}
        hint={voiced('forms.newPassword.hint')}
        showLabel={t('forms.password.show')}
        hideLabel={t('forms.password.hide')}
        value={value}
        required
        autoComplete="new-password"
        onChange={(event) => onChange(event.currentTarget.value)}
        error={errorText()}
      />
      <div className={styles.meter} hidden={value === ''}>
        <span className={styles.bars} aria-hidden="true">
          {marks.map((step, place) => (
            <span key={step} className={classNames(styles.bar, place < strength && mark && styles[mark])} />
          ))}
        </span>
        <span className={styles.words} role="status">
          {remark()}
        </span>
      </div>
    </div>
  );
}
