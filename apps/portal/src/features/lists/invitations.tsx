import type { InvitationSummary, ListDetail } from '@mediathek/contract';
import { formatDayMonth } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { useListCache } from '../../shared/lists/queries';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import type { ListActions } from './use-list-actions';

const InvitationDialog = lazy(async () => ({
  default: (await import('../../shared/invitation-dialog/invitation-dialog')).InvitationDialog,
}));

interface InvitationsProps {
  readonly list: ListDetail;
  readonly actions: ListActions;
}

/** Links and QR codes with which others come to the list. */
export function Invitations({ list, actions }: InvitationsProps) {
  const { t } = useTexts();
  const cache = useListCache();
  const [shown, setShown] = useState<InvitationSummary | 'new'>();
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t('lists.invite.title')}</h3>
      <p className={styles.partText}>{t('lists.invite.text')}</p>
      {list.invitations.length > 0 && (
        <ul className={styles.people}>
          {list.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onShow={() => setShown(invitation)}
              onRevoke={() => void actions.revoke(invitation.id)}
            />
          ))}
        </ul>
      )}
      <Button look="plain" size="small" icon="qr-code" onClick={() => setShown('new')}>
        {t('lists.invite.make')}
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <InvitationDialog
            listId={list.id}
            invitation={shown === 'new' ? undefined : shown}
            onMade={() => void cache.forget()}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface RowProps {
  readonly invitation: InvitationSummary;
  readonly onShow: () => void;
  readonly onRevoke: () => void;
}

function InvitationRow({ invitation, onShow, onRevoke }: RowProps) {
  const { t, lang } = useTexts();
  const { state, accepted, most, expiresAt } = invitation;
  const facts = [
    t(`lists.invite.state.${state}`),
    most === null
      ? t('lists.invite.accepted', { count: accepted })
      : t('lists.invite.acceptedOf', { count: accepted, most }),
    expiresAt && t('lists.invite.ends', { day: formatDayMonth(new Date(expiresAt), lang) }),
  ].filter(Boolean);
  return (
    <li className={styles.invitation}>
      <span>{facts.join(' · ')}</span>
      <span className={styles.buttons}>
        {state === 'open' && (
          <Button look="quiet" size="small" onClick={onShow}>
            {t('lists.invite.show')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onRevoke}>
          {t('lists.invite.revoke')}
        </Button>
      </span>
    </li>
  );
}
