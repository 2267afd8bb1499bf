import type { ListDetail } from '@mediathek/contract';
import { Button, Checkbox, IconButton, TextField, VisuallyHidden } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import type { ListActions } from './use-list-actions';

interface ColleaguesProps {
  readonly list: ListDetail;
  readonly actions: ListActions;
}

/** Colleagues of the own school: let in, let edit, let go. */
export function Colleagues({ list, actions }: ColleaguesProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const [name, setName] = useState('');
  const part = useDeferredValue(name.trim());
  const { data } = useQuery({
    queryKey: ['colleagues', part],
    queryFn: () => call('GET /api/v1/colleagues', { query: { q: part } }),
    enabled: part.length > 1,
    staleTime: 60_000,
  });
  const known = new Set(list.sharedWith.map(({ person }) => person.id));
  const found = part.length > 1 ? (data?.items.filter(({ id }) => !known.has(id)) ?? []) : [];
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t('lists.colleagues.title')}</h3>
      {list.sharedWith.length > 0 && (
        <ul className={styles.people}>
          {list.sharedWith.map(({ person, mayEdit }) => (
            <li key={person.id} className={styles.person}>
              <span className={styles.personName}>{person.name}</span>
              <Checkbox
                dense
                label={
                  <>
                    <span aria-hidden="true">{t('lists.colleagues.mayEdit')}</span>
                    <VisuallyHidden>{t('lists.colleagues.mayEditOf', { name: person.name })}</VisuallyHidden>
                  </>
                }
                checked={mayEdit}
                onChange={(event) => void actions.share(person.id, event.currentTarget.checked)}
              />
              <IconButton
                icon="x"
                label={t('lists.colleagues.remove', { name: person.name })}
                tooltipAlign="end"
                onClick={() => void actions.endShare(person.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        className={styles.wide}
        label={t('lists.colleagues.search')}
        value={name}
        maxLength={100}
        autoComplete="off"
        answer={data && part.length > 1 && data.items.length === 0 ? t('lists.colleagues.none') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((person) => (
            <li key={person.id}>
              <Button
                look="quiet"
                size="small"
                icon="user"
                onClick={() => {
                  setName('');
                  void actions.share(person.id, false);
                }}
              >
                {t('lists.colleagues.add', { name: person.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
