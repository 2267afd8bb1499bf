import { PasswordField } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';

/** What is wrong with the password that was given to confirm something. */
export type OwnPasswordFault = 'missing' | 'wrong';

export interface OwnPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly fault: OwnPasswordFault | undefined;
  readonly onChange: (value: string) => void;
}

/** One's own password, asked for again before something that matters. */
export function OwnPasswordField({ name, label, value, fault, onChange }: OwnPasswordFieldProps) {
  const { t, voiced } = useTexts();
  return (
    <PasswordField
      name={name}
      label={label}
      showLabel={t('forms.password.show')}
      hideLabel={t('forms.password.hide')}
      error={fault && voiced(`profile.password.${fault}`)}
      value={value}
      required
      autoComplete="current-password"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
