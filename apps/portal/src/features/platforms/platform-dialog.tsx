import type { LearningPlatform } from '@mediathek/contract';
import { TextField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetPlatforms } from './queries';
import { SchoolField } from './school-field';

export interface PlatformDialogProps {
  /** The one that is changed; absent for a new one. */
  readonly platform?: LearningPlatform;
  readonly onClose: () => void;
}

const fields = ['name', 'issuer', 'clientId', 'deploymentIds', 'authUrl', 'tokenUrl', 'jwksUrl'] as const;
type FieldName = (typeof fields)[number];
type Entries = Readonly<Record<FieldName, string>>;

const longest: Entries = {
  ...{ name: '120', issuer: '400', clientId: '255', deploymentIds: '2000' },
  ...addresses('1000'),
};
const hints = { name: 'platforms.dialog.nameHint', deploymentIds: 'platforms.dialog.deploymentIdsHint' } as const;
const hasHint = (name: FieldName): name is keyof typeof hints => Object.hasOwn(hints, name);

function addresses<Value>(value: Value) {
  return { authUrl: value, tokenUrl: value, jwksUrl: value };
}

const entriesOf = (platform: LearningPlatform | undefined): Entries => ({
  name: platform?.name ?? '',
  issuer: platform?.issuer ?? '',
  clientId: platform?.clientId ?? '',
  deploymentIds: platform?.deploymentIds.join(', ') ?? '',
  authUrl: platform?.authUrl ?? '',
  tokenUrl: platform?.tokenUrl ?? '',
  jwksUrl: platform?.jwksUrl ?? '',
});

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function faultIn(name: FieldName, text: string): 'missing' | 'noAddress' | undefined {
  if (text.trim() === '') return 'missing';
  return name.endsWith('Url') && !/^https?:\/\/[^\s/]+/.test(text.trim()) ? 'noAddress' : undefined;
}

/** What a learning platform is known by. */
export function PlatformDialog({ platform, onClose }: PlatformDialogProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPlatforms();
  const submission = useSubmission();
  const { failure, submit, forgetFailure } = submission;
  const { form, focusField } = useFieldFocus('name');
  const [entries, setEntries] = useState(entriesOf(platform));
  const [schoolId, setSchoolId] = useState(platform?.schoolId ?? null);
  const [isChecked, setIsChecked] = useState(false);
  const isTaken = failure?.kind === 'refused' && failure.problem === 'conflict';

  const save = () => {
    const { deploymentIds, ...texts } = entries;
    const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
    const body = { ...(trimmed as typeof texts), deploymentIds: listOf(deploymentIds), schoolId };
    return platform
      ? call('PUT /api/v1/admin/lti/platforms/{id}', { params: { id: platform.id }, body })
      : call('POST /api/v1/admin/lti/platforms', { body });
  };
  function send() {
    setIsChecked(true);
    const wrong = fields.find((name) => faultIn(name, entries[name]));
    if (wrong) return focusField(wrong);
    void submit(
      save,
      ({ name }) => {
        forget();
        const message = t(platform ? 'platforms.done.changed' : 'platforms.done.added', { name });
        events.emit('snackbar', { type: 'success', message });
        onClose();
      },
      () => focusField('clientId'),
    );
  }
  function errorAt(name: FieldName) {
    const fault = isChecked && faultIn(name, entries[name]);
    if (fault) return t(`platforms.dialog.${fault}`);
    return isTaken && name === 'clientId' && t('platforms.dialog.taken');
  }

  return (
    <FormDialog
      title={platform ? t('platforms.dialog.edit', { name: platform.name }) : t('platforms.dialog.add')}
      submitLabel={t(platform ? 'platforms.dialog.submitEdit' : 'platforms.dialog.submitAdd')}
      submission={submission}
      saidElsewhere={['conflict']}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('platforms.dialog.lead')}</p>
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`platforms.dialog.${name}`)}
          hint={hasHint(name) && t(hints[name])}
          error={errorAt(name)}
          value={entries[name]}
          required
          code={name !== 'name'}
          inputMode={name.endsWith('Url') ? 'url' : 'text'}
          spellCheck={name === 'name'}
          maxLength={Number(longest[name])}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setEntries((before) => ({ ...before, [name]: value }));
            forgetFailure();
          }}
        />
      ))}
      <SchoolField value={schoolId} onChange={setSchoolId} />
    </FormDialog>
  );
}
