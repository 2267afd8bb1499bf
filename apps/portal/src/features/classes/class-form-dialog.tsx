import type { ClassDetail } from '@mediathek/contract';
import { lastGrade, linkTo, topSubjects } from '@mediathek/domain';
import { Notice, SelectField, TextField } from '@mediathek/ui';
import { useState } from 'react';
import { useForgetClasses } from '../../shared/classes/queries';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';

interface ClassFormDialogProps {
  /** The class to be changed; absent for a new one. */
  readonly group?: ClassDetail;
  readonly onClose: () => void;
}

const grades = Array.from({ length: lastGrade }, (_, place) => place + 1);
const saidHere = ['limit-reached', 'invalid-request'];

/** Name, grade and subject of a class, and its video conference where there is one. */
export function ClassFormDialog({ group, onClose }: ClassFormDialogProps) {
  const { t, lang } = useTexts();
  const { call, events, navigate } = usePortal();
  const forget = useForgetClasses();
  const submission = useSubmission();
  const { failure, submit } = submission;
  const { form, focusField } = useFieldFocus('name');
  const [name, setName] = useState(group?.name ?? '');
  const [grade, setGrade] = useState(group?.grade?.toString() ?? '');
  const [subject, setSubject] = useState(group?.subject ?? '');
  const [conferenceUrl, setConferenceUrl] = useState(group?.conferenceUrl ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const labels = lang === 'de' ? 'de' : 'en';
  const refused = failure?.kind === 'refused' ? failure.problem : '';

  function done(message: string, id?: string) {
    events.emit('snackbar', { type: 'success', message });
    void forget();
    onClose();
    if (id) navigate(linkTo('class', { id }));
  }
  function send() {
    const isEmpty = name.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return focusField('name');
    const body = { name, grade: grade === '' ? null : Number(grade), subject };
    if (!group) {
      void submit(
        () => call('POST /api/v1/classes', { body }),
        ({ id }) => done(t('classes.done.created', { name: name.trim() }), id),
      );
      return;
    }
    const conference = group.mayConfer ? { conferenceUrl: conferenceUrl.trim() } : {};
    void submit(
      () => call('PATCH /api/v1/classes/{id}', { params: { id: group.id }, body: { ...body, ...conference } }),
      () => done(t('classes.done.saved')),
    );
  }

  return (
    <FormDialog
      title={group ? t('classes.form.editTitle') : t('classes.form.createTitle')}
      submitLabel={group ? t('classes.form.save') : t('classes.create')}
      saidElsewhere={saidHere}
      onSubmit={send}
      {...{ form, submission, onClose }}
    >
      <TextField
        name="name"
        label={t('classes.form.name')}
        hint={t('classes.form.nameHint')}
        error={isMissing && t('classes.form.nameMissing')}
        value={name}
        required
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SelectField
        name="grade"
        label={t('classes.form.grade')}
        hint={t('classes.form.gradeHint')}
        value={grade}
        options={[
          { value: '', label: t('classes.form.gradeNone') },
          ...grades.map((one) => ({ value: String(one), label: t('classes.form.gradeOption', { grade: one }) })),
        ]}
        onChange={(event) => setGrade(event.currentTarget.value)}
      />
      <SelectField
        name="subject"
        label={t('classes.form.subject')}
        value={subject}
        options={[
          { value: '', label: t('classes.form.subjectNone') },
          ...topSubjects
            .filter(({ isLegacy, code }) => !isLegacy || code === subject)
            .map(({ code, labels: names }) => ({ value: code, label: names[labels].replaceAll('\u00ad', '') })),
        ]}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      {group?.mayConfer && (
        <TextField
          name="conference"
          type="url"
          label={t('classes.form.conference')}
          hint={t('classes.form.conferenceHint')}
          error={refused === 'invalid-request' && t('classes.form.conferenceWrong')}
          value={conferenceUrl}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setConferenceUrl(event.currentTarget.value)}
        />
      )}
      {refused === 'limit-reached' && (
        <Notice kind="critical" live>
          {t('classes.form.full')}
        </Notice>
      )}
    </FormDialog>
  );
}
