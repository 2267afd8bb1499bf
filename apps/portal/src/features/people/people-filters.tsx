import { Button, SelectField, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { officeStyles } from '../../shared/administration/office-page';
import { useSchoolChoices } from '../../shared/administration/school-choices';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { hrefOf, roleFilters, stateFilters, type Wanted } from './queries';

/** Whom to look for; a choice counts at once, words when they are sent. */
export function PeopleFilters({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTexts();
  const { navigate } = usePortal();
  const [q, setQ] = useState(wanted.q);
  const schools = useSchoolChoices().data?.schools ?? [];
  const look = (change: Partial<Wanted>) => navigate(hrefOf({ ...wanted, q: q.trim(), offset: 0, ...change }));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    look({});
  }
  return (
    <form className={officeStyles.filters} action={hrefOf({})} onSubmit={handleSubmit}>
      <TextField
        name="q"
        type="search"
        label={t('people.filters.q')}
        value={q}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      {schools.length > 1 && (
        <SelectField
          name="school"
          label={t('people.filters.school')}
          value={wanted.school}
          options={[
            { value: '', label: t('people.filters.everySchool') },
            ...schools.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => look({ school: event.currentTarget.value })}
        />
      )}
      <SelectField
        name="role"
        label={t('people.filters.role')}
        value={wanted.role}
        options={roleFilters.map((value) => ({ value, label: t(`people.filters.roles.${value}`) }))}
        onChange={({ currentTarget: { value } }) => look({ role: roleFilters.find((one) => one === value) ?? 'all' })}
      />
      <SelectField
        name="state"
        label={t('people.filters.state')}
        value={wanted.state}
        options={stateFilters.map((value) => ({ value, label: t(`people.filters.states.${value}`) }))}
        onChange={({ currentTarget: { value } }) => look({ state: stateFilters.find((one) => one === value) ?? 'all' })}
      />
      <span>
        <Button type="submit" look="plain" icon="search">
          {t('office.search')}
        </Button>
      </span>
    </form>
  );
}
