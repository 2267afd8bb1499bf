import type { ImportKind } from '@mediathek/contract';
import { Button, Field, SelectField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { useSchoolChoices } from '../../../shared/administration/school-choices';
import { SubmissionNotice } from '../../../shared/submission/submission-notice';
import { useFieldFocus } from '../../../shared/submission/use-field-focus';
import { useTexts } from '../../../shared/use-texts';
import styles from './import.module.css';
import { type FileFault, readFile } from './import-file';
import type { Import } from './use-import';

const faultTexts = {
  missing: 'people.import.fileMissing',
  'too-large': 'people.import.fileTooLarge',
} as const satisfies Record<FileFault, string>;

/** Which file, what is in it, and for which school. */
export function FileForm({ work }: { readonly work: Import }) {
  const { t } = useTexts();
  const schools = useSchoolChoices().data?.schools ?? [];
  const { form, focusField } = useFieldFocus();
  const [kind, setKind] = useState<ImportKind>('people');
  const [role, setRole] = useState<'L' | 'S'>('L');
  const [school, setSchool] = useState('');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<FileFault>();
  const [isSchoolMissing, setIsSchoolMissing] = useState(false);
  const schoolId = school || (schools.length === 1 ? (schools[0]?.id ?? '') : '');
  const { isBusy, failure } = work.submission;

  async function check() {
    setIsSchoolMissing(schoolId === '');
    if (schoolId === '') return focusField('school');
    const read = await readFile(file);
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return focusField('file');
    work.check({ kind, role, schoolId, content: read.content });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void check();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <SelectField
          label={t('people.import.kind')}
          value={kind}
          options={(['people', 'classes'] as const).map((value) => ({
            value,
            label: t(`people.import.kinds.${value}`),
          }))}
          onChange={(event) => setKind(event.currentTarget.value === 'classes' ? 'classes' : 'people')}
        />
        {schools.length > 1 && (
          <SelectField
            name="school"
            label={t('people.import.school')}
            error={isSchoolMissing && t('people.import.schoolMissing')}
            value={school}
            options={[
              { value: '', label: t('office.chooseSchool') },
              ...schools.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              setSchool(event.currentTarget.value);
              setIsSchoolMissing(false);
            }}
          />
        )}
        {kind === 'people' && (
          <SelectField
            label={t('people.import.role')}
            value={role}
            options={(['L', 'S'] as const).map((value) => ({ value, label: t(`people.import.roles.${value}`) }))}
            onChange={(event) => setRole(event.currentTarget.value === 'S' ? 'S' : 'L')}
          />
        )}
      </div>
      <p className={styles.lead}>{t(kind === 'people' ? 'people.import.pupilsHint' : 'people.import.classesHint')}</p>
      <Field label={t('people.import.file')} hint={t('people.import.fileHint')} error={fault && t(faultTexts[fault])}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className={styles.file}
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0]);
              setFault(undefined);
            }}
          />
        )}
      </Field>
      {!work.checked && <SubmissionNotice failure={failure} onRetry={() => void check()} />}
      <span>
        <Button
          type="submit"
          look={work.checked ? 'plain' : 'main'}
          busy={isBusy}
          busyLabel={t('people.import.checking')}
        >
          {t('people.import.check')}
        </Button>
      </span>
    </form>
  );
}
