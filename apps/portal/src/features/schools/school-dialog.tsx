import type { School } from '@mediathek/contract';
import { TextField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetSchools } from './queries';

export interface SchoolDialogProps {
  /** The one that is changed; absent for a new one. */
  readonly school?: School;
  readonly onClose: () => void;
}

/** Name and number of a school. */
export function SchoolDialog({ school, onClose }: SchoolDialogProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetSchools();
  const submission = useSubmission();
  const { failure, submit, forgetFailure } = submission;
  const { form, focusField } = useFieldFocus('name');
  const [name, setName] = useState(school?.name ?? '');
  const [number, setNumber] = useState(school?.schoolNumber ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const body = { name: name.trim(), schoolNumber: number.replaceAll(/\s/g, '') };
  const isNameMissing = body.name.length < 2;
  const isNumberWrong = !/^\d{1,20}$/.test(body.schoolNumber);
  const isTaken = failure?.kind === 'refused' && failure.problem === 'number-taken';

  const save = async () => {
    if (school) await call('PUT /api/v1/admin/schools/{id}', { params: { id: school.id }, body });
    else await call('POST /api/v1/admin/schools', { body });
  };
  function send() {
    setIsChecked(true);
    if (isNameMissing) return focusField('name');
    if (isNumberWrong) return focusField('number');
    void submit(
      save,
      () => {
        forget();
        events.emit('snackbar', {
          type: 'success',
          message: t(school ? 'schools.changed' : 'schools.added', { name: body.name }),
        });
        onClose();
      },
      () => focusField('number'),
    );
  }
  const numberError = () => {
    if (isTaken) return t('schools.dialog.numberTaken');
    return isChecked && isNumberWrong && t('schools.dialog.numberWrong');
  };

  return (
    <FormDialog
      title={school ? t('schools.dialog.edit', { name: school.name }) : t('schools.dialog.add')}
      submitLabel={t(school ? 'schools.dialog.submitEdit' : 'schools.dialog.submitAdd')}
      submission={submission}
      saidElsewhere={['number-taken']}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('schools.dialog.name')}
        error={isChecked && isNameMissing && t('schools.dialog.nameMissing')}
        value={name}
        required
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        name="number"
        label={t('schools.dialog.number')}
        hint={t('schools.dialog.numberHint')}
        error={numberError()}
        value={number}
        required
        code
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        onChange={(event) => {
          setNumber(event.currentTarget.value);
          forgetFailure();
        }}
      />
    </FormDialog>
  );
}
