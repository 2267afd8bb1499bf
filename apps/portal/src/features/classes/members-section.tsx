import type { ClassDetail, ClassPupil } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import {
  Badge,
  type BadgeKind,
  Button,
  EmptyState,
  IconButton,
  MenuButton,
  type MenuEntry,
  SectionHead,
} from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { codesQuery } from '../../shared/classes/queries';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './classes.module.css';
import type { MemberTask } from './member-dialogs';

const MemberDialogs = lazy(async () => ({ default: (await import('./member-dialogs')).MemberDialogs }));

const kinds: Record<'valid' | 'expired' | 'revoked', BadgeKind> = {
  valid: 'open',
  expired: 'ended',
  revoked: 'locked',
};

/** The cards open beside the page, ready for the browser's own printing. */
const cardsHref = (id: string, lang: string, pupil?: string): string =>
  `/api/v1/classes/${id}/cards.pdf?lang=${lang === 'de' ? 'de' : 'en'}${pupil ? `&pupil=${pupil}` : ''}`;

/** Who learns in the class, by nickname and code; the codes are shown when they are asked for. */
export function MembersSection({ group }: { readonly group: ClassDetail }) {
  const { t, lang } = useTexts();
  const titleId = useId();
  const [task, setTask] = useState<MemberTask>();
  const [isShown, setIsShown] = useState(false);
  const { id, pupils, rights } = group;
  const mayAdd = rights.codes && rights.edit;
  const { data } = useQuery({ ...codesQuery(usePortal(), id), enabled: isShown && rights.codes });
  const clear = new Map(isShown ? data?.items.map(({ pupilId, code }) => [pupilId, code]) : []);
  const hasCards = pupils.some(({ code }) => code?.state === 'valid');
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <SectionHead id={titleId} title={t('classes.members.title')} />
      <div className={styles.actions}>
        {mayAdd && (
          <Button icon="key-round" onClick={() => setTask({ kind: 'add' })}>
            {t('classes.members.add')}
          </Button>
        )}
        {rights.codes && hasCards && (
          <>
            <Button look="plain" icon="qr-code" href={cardsHref(id, lang)} target="_blank">
              {t('classes.members.cards')}
            </Button>
            <Button look="plain" icon={isShown ? 'eye-off' : 'eye'} onClick={() => setIsShown(!isShown)}>
              {isShown ? t('classes.members.hide') : t('classes.members.show')}
            </Button>
          </>
        )}
        {mayAdd && (
          <Button look="plain" icon="user" onClick={() => setTask({ kind: 'account' })}>
            {t('classes.members.addAccount')}
          </Button>
        )}
      </div>
      {pupils.length === 0 ? (
        <EmptyState headingLevel={3} title={t('classes.members.empty')}>
          {mayAdd && t('classes.members.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.plainRows} aria-labelledby={titleId}>
          {pupils.map((pupil) => (
            <PupilRow key={pupil.id} {...{ group, pupil, onTask: setTask }} code={clear.get(pupil.id)} />
          ))}
        </ul>
      )}
      {rights.codes && <p className={styles.muted}>{t('classes.members.private')}</p>}
      {task && (
        <Suspense>
          <MemberDialogs group={group} task={task} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface PupilRowProps {
  readonly group: ClassDetail;
  readonly pupil: ClassPupil;
  readonly code: string | undefined;
  readonly onTask: (task: MemberTask) => void;
}

function PupilRow({ group, pupil, code, onTask }: PupilRowProps) {
  const { t, lang } = useTexts();
  const account = pupil.login
    ? t('classes.members.account', { login: pupil.login })
    : t('classes.members.accountUnnamed');
  const name = pupil.nickname || pupil.login || t('classes.members.unnamed');
  const day = pupil.code ? formatDate(pupil.code.validTo, lang, 'short') : '';
  return (
    <li className={styles.pupil}>
      <div className={styles.words}>
        <strong>{name}</strong>
        {code && <span className={styles.code}>{code}</span>}
        {pupil.code ? (
          <Badge kind={kinds[pupil.code.state]}>{t(`classes.members.${pupil.code.state}`, { day })}</Badge>
        ) : (
          <span className={styles.muted}>{account}</span>
        )}
      </div>
      {group.rights.codes && <PupilMenu {...{ group, pupil, name, onTask }} />}
    </li>
  );
}

function PupilMenu({ group, pupil, name, onTask }: Omit<PupilRowProps, 'code'> & { readonly name: string }) {
  const { t, lang } = useTexts();
  const entry = (kind: 'rename' | 'renew' | 'revoke' | 'remove', danger = false): MenuEntry => ({
    kind: 'action',
    id: kind,
    label: t(`classes.members.${kind}`),
    danger,
    onSelect: () => onTask({ kind, pupil, name }),
  });
  const card: MenuEntry = {
    kind: 'action',
    id: 'card',
    label: t('classes.members.card'),
    onSelect: () => void window.open(cardsHref(group.id, lang, pupil.id), '_blank', 'noopener'),
  };
  const isValid = pupil.code?.state === 'valid';
  return (
    <MenuButton
      label={t('classes.members.menu', { name })}
      align="end"
      entries={[
        entry('rename'),
        ...(isValid ? [card] : []),
        ...(pupil.code ? [entry('renew')] : []),
        ...(isValid ? [entry('revoke', true)] : []),
        entry('remove', true),
      ]}
    >
      {({ ref, ...trigger }) => (
        <IconButton
          {...trigger}
          ref={ref}
          icon="ellipsis"
          label={t('classes.members.menu', { name })}
          tooltipAlign="end"
        />
      )}
    </MenuButton>
  );
}
