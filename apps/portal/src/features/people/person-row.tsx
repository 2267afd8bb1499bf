import type { PersonInOffice } from '@mediathek/contract';
import { Badge, Button } from '@mediathek/ui';
import { useState } from 'react';
import { OfficeRow } from '../../shared/administration/office-row';
import { useTexts } from '../../shared/use-texts';
import { PersonDialog } from './person-dialog';
import { personName } from './person-name';

/** One person with what they are, and the way to change it. */
export function PersonRow({ person }: { readonly person: PersonInOffice }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const name = personName(person);
  const offices = [
    t(`people.role.${person.role}`),
    ...(person.school_admin === 0 ? [] : [t('people.schoolAdmin')]),
    ...(person.district_admin === 1 ? [t('people.districtAdmin')] : []),
  ];
  return (
    <OfficeRow
      title={name}
      marks={
        <>
          {person.disabledAt && <Badge kind="locked">{t('people.disabled')}</Badge>}
          {person.isOneself && <Badge kind="few">{t('people.oneself')}</Badge>}
        </>
      }
      facts={
        <>
          {[person.login, person.email]
            .filter((text) => text !== '' && text !== name)
            .map((text) => (
              <span key={text}>{text}</span>
            ))}
          <span>{person.school?.name ?? t('people.noSchool')}</span>
        </>
      }
      actions={
        <Button look="plain" aria-label={`${t('people.edit')}: ${name}`} onClick={() => setIsOpen(true)}>
          {t('people.edit')}
        </Button>
      }
      dialog={isOpen && <PersonDialog person={person} onClose={() => setIsOpen(false)} />}
    >
      <p>{offices.join(', ')}</p>
    </OfficeRow>
  );
}
