import type { LicenceCode, PlaceReceivers } from '@mediathek/contract';
import { Checkbox, SelectField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetSchool, useReceivers } from './queries';
import styles from './school.module.css';
import { SchoolLoading } from './states';

type Kind = 'wholeClass' | 'pupils' | 'teachers';
const kinds: readonly Kind[] = ['wholeClass', 'pupils', 'teachers'];
const saidHere = ['no-places-left', 'licence-ended'];

interface GiveDialogProps {
  readonly code: LicenceCode;
  readonly onClose: () => void;
}

/** Places for a whole class, for single pupils or for teachers: all who are chosen get one, or nobody does. */
export function GiveDialog({ code, onClose }: GiveDialogProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetSchool();
  const submission = useSubmission();
  const { failure, submit, forgetFailure } = submission;
  const [kind, setKind] = useState<Kind>('wholeClass');
  const [classId, setClassId] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setIsMissing] = useState(false);
  // One key for what stands in the dialog: pressed again after a lost answer, nothing is given twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data } = useReceivers(code.codeId, kind === 'pupils' && classId ? classId : undefined);

  function change(work: () => void) {
    work();
    setKey(crypto.randomUUID());
    setIsMissing(false);
    forgetFailure();
  }
  function send() {
    const hasChosen = kind === 'wholeClass' ? classId !== '' : chosen.size > 0;
    setIsMissing(!hasChosen);
    if (!hasChosen) return;
    const body = kind === 'wholeClass' ? { classId } : { userIds: [...chosen] };
    void submit(
      () =>
        call(
          'POST /api/v1/school/licences/{codeId}/places',
          { params: { codeId: code.codeId }, body },
          { idempotencyKey: key },
        ),
      ({ given }) => {
        const message = given > 0 ? t('school.said.given', { count: given }) : t('school.said.alreadyHad');
        events.emit('snackbar', { type: 'success', message });
        onClose();
        void forget();
      },
    );
  }
  const refusal = failure?.kind === 'refused' && saidHere.includes(failure.problem) ? failure.problem : undefined;
  const free = code.isUnlimited
    ? t('school.giveDialog.freeUnlimited')
    : t('school.giveDialog.free', { count: code.remaining });

  return (
    <FormDialog
      title={t('school.giveDialog.title')}
      submitLabel={t('school.giveDialog.submit')}
      saidElsewhere={saidHere}
      onSubmit={send}
      {...{ submission, onClose }}
    >
      <p>{t('school.giveDialog.text', { medium: code.medium.fn_titel, places: free })}</p>
      <SelectField
        label={t('school.giveDialog.kind')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(`school.giveDialog.${one}`) }))}
        onChange={({ currentTarget }) =>
          change(() => {
            setKind(currentTarget.value as Kind);
            setChosen(new Set());
          })
        }
      />
      {data ? (
        <Receivers
          {...{ kind, classId, chosen, data, isMissing }}
          onClass={(id) =>
            change(() => {
              setClassId(id);
              setChosen(new Set());
            })
          }
          onChosen={(people) => change(() => setChosen(people))}
        />
      ) : (
        <SchoolLoading />
      )}
      {refusal && (
        <p role="alert" className={styles.error}>
          {t(refusal === 'no-places-left' ? 'school.giveDialog.tooFew' : 'school.giveDialog.ended')}
        </p>
      )}
    </FormDialog>
  );
}

interface ReceiversProps {
  readonly kind: Kind;
  readonly classId: string;
  readonly chosen: ReadonlySet<string>;
  readonly data: PlaceReceivers;
  readonly isMissing: boolean;
  readonly onClass: (id: string) => void;
  readonly onChosen: (people: ReadonlySet<string>) => void;
}

function Receivers({ kind, classId, chosen, data, isMissing, onClass, onChosen }: ReceiversProps) {
  const { t } = useTexts();
  const missing = isMissing && t('school.giveDialog.choose');
  if (kind !== 'teachers' && data.classes.length === 0) return <p>{t('school.giveDialog.noClasses')}</p>;
  return (
    <>
      {kind !== 'teachers' && (
        <SelectField
          label={t('school.giveDialog.class')}
          value={classId}
          error={kind === 'wholeClass' && missing}
          options={[
            { value: '', label: t('school.giveDialog.chooseClass') },
            ...data.classes.map(({ id, name, without }) => ({
              value: id,
              label: t('school.giveDialog.classOption', { name, missing: without }),
            })),
          ]}
          onChange={({ currentTarget }) => onClass(currentTarget.value)}
        />
      )}
      {kind !== 'wholeClass' && (
        <People
          people={kind === 'teachers' ? data.teachers : classId ? data.pupils : []}
          chosen={chosen}
          onChosen={onChosen}
        />
      )}
      {kind !== 'wholeClass' && missing && (
        <p role="alert" className={styles.error}>
          {missing}
        </p>
      )}
    </>
  );
}

interface PeopleProps {
  readonly people: PlaceReceivers['teachers'];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (people: ReadonlySet<string>) => void;
}

/** People to tick; whoever has a place already cannot be chosen again. Pupils without a nickname are counted through. */
function People({ people, chosen, onChosen }: PeopleProps) {
  const { t } = useTexts();
  if (people.length === 0) return null;
  return (
    <fieldset className={styles.people}>
      <legend>{t('school.giveDialog.people')}</legend>
      {people.map(({ id, name, hasPlace }, index) => (
        <Checkbox
          key={id}
          dense
          label={name || t('school.giveDialog.pupilNumber', { number: index + 1 })}
          end={hasPlace ? t('school.giveDialog.hasPlace') : undefined}
          disabled={hasPlace}
          checked={chosen.has(id)}
          onChange={({ currentTarget }) => {
            const next = new Set(chosen);
            if (currentTarget.checked) next.add(id);
            else next.delete(id);
            onChosen(next);
          }}
        />
      ))}
    </fieldset>
  );
}
