import type { ListDetail } from '@mediathek/contract';
import { InvitationList } from '../../shared/invitation-dialog/invitation-list';
import { useListCache } from '../../shared/lists/queries';
import { useTexts } from '../../shared/use-texts';
import styles from './list-page.module.css';
import type { ListActions } from './use-list-actions';

interface InvitationsProps {
  readonly list: ListDetail;
  readonly actions: ListActions;
}

/** Links and QR codes with which others come to the list. */
export function Invitations({ list, actions }: InvitationsProps) {
  const { t } = useTexts();
  const cache = useListCache();
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t('lists.invite.title')}</h3>
      <p className={styles.partText}>{t('lists.invite.text')}</p>
      <InvitationList
        to={{ listId: list.id }}
        invitations={list.invitations}
        onMade={() => void cache.forget()}
        onRevoke={(id) => void actions.revoke(id)}
      />
    </div>
  );
}
