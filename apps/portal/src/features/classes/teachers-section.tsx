import type { ClassDetail, Person } from '@mediathek/contract';
import { Button, IconButton, SectionHead, TextField } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './classes.module.css';
import { useClassActions } from './use-class-actions';

/** Who teaches the class; more of them share its codes and its board. */
export function TeachersSection({ group }: { readonly group: ClassDetail }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const act = useClassActions();
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const change = (method: 'PUT' | 'DELETE', { id: user }: Person) =>
    call(`${method} /api/v1/classes/{id}/teachers/{user}`, { params: { id: group.id, user } });
  const add = (person: Person) =>
    act(() => change('PUT', person), { message: t('classes.staff.added', { name: person.name }) });
  const remove = (person: Person) =>
    act(() => change('DELETE', person), {
      message: t('classes.staff.removed', { name: person.name }),
      undo: () => change('PUT', person),
    });
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <SectionHead id={titleId} title={t('classes.teachers')} />
      <ul className={styles.plainRows}>
        {group.teachers.map((person) => (
          <li key={person.id} className={styles.person}>
            <span>{person.name}</span>
            {group.rights.edit && group.teachers.length > 1 && (
              <IconButton
                icon="x"
                label={t('classes.staff.remove', { name: person.name })}
                tooltipAlign="end"
                onClick={() => void remove(person)}
              />
            )}
          </li>
        ))}
      </ul>
      {group.rights.edit && (
        <div className={styles.actions}>
          <Button look="plain" icon="user" onClick={() => setIsAdding(true)}>
            {t('classes.staff.add')}
          </Button>
        </div>
      )}
      {isAdding && (
        <TeacherDialog
          known={group.teachers}
          onTake={(person) => {
            setIsAdding(false);
            void add(person);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}

interface TeacherDialogProps {
  readonly known: readonly Person[];
  readonly onTake: (person: Person) => void;
  readonly onClose: () => void;
}

function TeacherDialog({ known, onTake, onClose }: TeacherDialogProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const [name, setName] = useState('');
  const part = useDeferredValue(name.trim());
  const { data } = useQuery({
    queryKey: ['colleagues', part],
    queryFn: () => call('GET /api/v1/colleagues', { query: { q: part } }),
    staleTime: 60_000,
  });
  const ids = new Set(known.map(({ id }) => id));
  const found = data?.items.filter(({ id }) => !ids.has(id)).slice(0, 20) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('classes.staff.dialog.title')}
      closeLabel={t('forms.close')}
    >
      <div className={styles.form}>
        <p>{t('classes.staff.dialog.text')}</p>
        <TextField
          label={t('classes.staff.dialog.search')}
          value={name}
          maxLength={100}
          autoComplete="off"
          hint={data && found.length === 0 ? t('classes.staff.dialog.none') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ul className={styles.plainRows}>
          {found.map((person) => (
            <li key={person.id} className={styles.person}>
              <span>{person.name}</span>
              <Button
                look="plain"
                size="small"
                aria-label={`${t('classes.staff.dialog.take')}: ${person.name}`}
                onClick={() => onTake(person)}
              >
                {t('classes.staff.dialog.take')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
