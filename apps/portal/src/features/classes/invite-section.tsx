import type { ClassDetail } from '@mediathek/contract';
import { SectionHead } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { classInvitationsQuery, useForgetClasses } from '../../shared/classes/queries';
import { InvitationList } from '../../shared/invitation-dialog/invitation-list';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './classes.module.css';
import { useClassActions } from './use-class-actions';

/** Links and QR codes with which pupils who have an account come into the class; for its teachers. */
export function InviteSection({ group: { id, rights } }: { readonly group: ClassDetail }) {
  const mayInvite = rights.codes && rights.edit;
  const { t } = useTexts();
  const portal = usePortal();
  const act = useClassActions();
  const forget = useForgetClasses();
  const titleId = useId();
  const { data } = useQuery({ ...classInvitationsQuery(portal, id), enabled: mayInvite });
  if (!mayInvite) return null;
  const revoke = (invitation: string) =>
    act(() => portal.call('DELETE /api/v1/invitations/{id}', { params: { id: invitation } }), {
      message: t('lists.invite.revoked'),
    });
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <SectionHead id={titleId} title={t('classes.invite.title')} />
      <p className={styles.muted}>{t('classes.invite.text')}</p>
      <div>
        <InvitationList
          to={{ classId: id }}
          invitations={data?.items ?? []}
          onMade={() => void forget()}
          onRevoke={(invitation) => void revoke(invitation)}
        />
      </div>
    </section>
  );
}
