import { SelectField } from '@mediathek/ui';
import { useSchoolChoices } from '../../shared/administration/school-choices';
import { useTexts } from '../../shared/use-texts';

export interface SchoolFieldProps {
  /** None for a platform of the whole district. */
  readonly value: string | null;
  readonly onChange: (schoolId: string | null) => void;
}

/** Whose platform it is: the district's, or one school's. */
export function SchoolField({ value, onChange }: SchoolFieldProps) {
  const { t } = useTexts();
  const schools = useSchoolChoices().data?.schools ?? [];
  return (
    <SelectField
      name="school"
      label={t('platforms.dialog.school')}
      hint={t('platforms.dialog.schoolHint')}
      value={value ?? ''}
      options={[
        { value: '', label: t('platforms.wholeDistrict') },
        ...schools.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
