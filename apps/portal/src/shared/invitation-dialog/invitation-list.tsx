import type { InvitationSummary } from '@mediathek/contract';
import { formatDayMonth, lastDayBefore } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../use-texts';
import type { InvitedTo } from './invitation-dialog';
import styles from './invitation-dialog.module.css';

const InvitationDialog = lazy(async () => ({
  default: (await import('./invitation-dialog')).InvitationDialog,
}));

interface InvitationListProps {
  readonly to: InvitedTo;
  readonly invitations: readonly InvitationSummary[];
  readonly onMade: () => void;
  readonly onRevoke: (id: string) => void;
}

/** The invitations that were made, and the way to a new one. */
export function InvitationList({ to, invitations, onMade, onRevoke }: InvitationListProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState<InvitationSummary | 'new'>();
  return (
    <>
      {invitations.length > 0 && (
        <ul className={styles.invitations}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onShow={() => setShown(invitation)}
              onRevoke={() => onRevoke(invitation.id)}
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
            to={to}
            invitation={shown === 'new' ? undefined : shown}
            onMade={onMade}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
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
    expiresAt && t('lists.invite.ends', { day: formatDayMonth(lastDayBefore(new Date(expiresAt)), lang) }),
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
