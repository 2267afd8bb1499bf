import type { ClassDetail } from '@mediathek/contract';
import { findTopSubject, formatSchoolYear, linkTo } from '@mediathek/domain';
import { Button, Heading, IconButton, MenuButton, type MenuEntry } from '@mediathek/ui';
import { useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { AsPupilDialog } from './as-pupil-dialog';
import { ClassFormDialog } from './class-form-dialog';
import styles from './classes.module.css';
import { useClassActions } from './use-class-actions';

/** What the class is called and what can be done with it as a whole. */
export function ClassHead({ group }: { readonly group: ClassDetail }) {
  const { t, lang, voice } = useTexts();
  const [opened, setOpened] = useState<'form' | 'as-pupil'>();
  const subject = findTopSubject(group.subject)?.labels[lang === 'de' ? 'de' : 'en'];
  const facts = [
    subject,
    group.grade === null ? undefined : t('classes.grade', { grade: group.grade }),
    t('classes.year', { year: formatSchoolYear(group.schoolYear) }),
    voice === 'pupil' ? group.teachers.map(({ name }) => name).join(', ') : undefined,
  ].filter(Boolean);
  const entries = useEntries(group, () => setOpened('form'));
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        <Heading level={1}>{group.name}</Heading>
        <p className={styles.lead}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {group.conferenceUrl && (
          <Button look="plain" icon="external-link" href={group.conferenceUrl} target="_blank" rel="noreferrer">
            {t('classes.actions.conference')}
          </Button>
        )}
        {group.rights.codes && (
          <Button look="plain" icon="eye" onClick={() => setOpened('as-pupil')}>
            {t('classes.actions.asPupil')}
          </Button>
        )}
        {entries.length > 0 && (
          <MenuButton label={t('classes.actions.menu')} entries={entries} align="end">
            {({ ref, ...trigger }) => (
              <IconButton {...trigger} ref={ref} icon="ellipsis" label={t('classes.actions.menu')} tooltipAlign="end" />
            )}
          </MenuButton>
        )}
      </div>
      {opened === 'form' && <ClassFormDialog group={group} onClose={() => setOpened(undefined)} />}
      {opened === 'as-pupil' && <AsPupilDialog id={group.id} name={group.name} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function useEntries({ id, name, isArchived, rights }: ClassDetail, onEdit: () => void): MenuEntry[] {
  const { t } = useTexts();
  const { call, navigate } = usePortal();
  const act = useClassActions();
  const params = { id };
  const archive = () => call('POST /api/v1/classes/{id}/archive', { params });
  const restore = () => call('POST /api/v1/classes/{id}/restore', { params });
  const entries: MenuEntry[] = [];
  if (rights.edit) entries.push({ kind: 'action', id: 'edit', label: t('classes.actions.edit'), onSelect: onEdit });
  if (rights.carryOver) {
    const carry = async () => {
      const next = await call('POST /api/v1/classes/{id}/carry-over', { params });
      navigate(linkTo('class', { id: next.id }));
    };
    const onSelect = () => void act(carry, { message: t('classes.done.carriedOver', { name }) });
    entries.push({ kind: 'action', id: 'carry-over', label: t('classes.actions.carryOver'), onSelect });
  }
  if (rights.archive && !isArchived) {
    const onSelect = () => void act(archive, { message: t('classes.done.archived', { name }), undo: restore });
    entries.push({ kind: 'action', id: 'archive', label: t('classes.actions.archive'), onSelect });
  }
  if (rights.archive && isArchived) {
    const onSelect = () => void act(restore, { message: t('classes.done.restored', { name }) });
    entries.push({ kind: 'action', id: 'restore', label: t('classes.actions.restore'), onSelect });
  }
  return entries;
}
