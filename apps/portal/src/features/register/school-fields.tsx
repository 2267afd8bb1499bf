import { Button, TextField } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import type { ApplicationFault, SchoolBy } from './application';
import { useSchoolName } from './use-school-name';

export interface SchoolFieldsProps {
  readonly schoolBy: SchoolBy;
  readonly onSchoolBy: (schoolBy: SchoolBy) => void;
  readonly number: string;
  readonly name: string;
  readonly fault: ApplicationFault | undefined;
  readonly onChange: (field: SchoolBy, value: string) => void;
}

/** The school, by its number with its name as an answer, or by its name. */
export function SchoolFields({ schoolBy, onSchoolBy, number, name, fault, onChange }: SchoolFieldsProps) {
  const { t } = useTexts();
  const found = useSchoolName(schoolBy === 'schoolNumber' ? number : '');

  if (schoolBy === 'schoolName') {
    return (
      <TextField
        name="schoolName"
        label={t('register.schoolName.label')}
        error={fault && t('register.schoolName.missing')}
        value={name}
        required
        maxLength={200}
        autoComplete="organization"
        aside={
          <Button look="quiet" size="small" onClick={() => onSchoolBy('schoolNumber')}>
            {t('register.schoolName.toNumber')}
          </Button>
        }
        onChange={(event) => onChange('schoolName', event.currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      name="schoolNumber"
      label={t('register.schoolNumber.label')}
      hint={found ? undefined : t(found === '' ? 'register.schoolNumber.unknown' : 'register.schoolNumber.hint')}
      answer={found}
      error={fault && t(fault === 'figures' ? 'register.schoolNumber.figures' : 'register.schoolNumber.missing')}
      value={number}
      required
      code
      maxLength={30}
      inputMode="numeric"
      autoComplete="off"
      aside={
        <Button look="quiet" size="small" onClick={() => onSchoolBy('schoolName')}>
          {t('register.schoolNumber.toName')}
        </Button>
      }
      onChange={(event) => onChange('schoolNumber', event.currentTarget.value)}
    />
  );
}
