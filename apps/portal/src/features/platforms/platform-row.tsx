import type { LearningPlatform } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Badge, Button } from '@mediathek/ui';
import { useState } from 'react';
import { OfficeRow } from '../../shared/administration/office-row';
import { useSchoolChoices } from '../../shared/administration/school-choices';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { PlatformDialog } from './platform-dialog';
import { useForgetPlatforms } from './queries';

/** One learning platform, and what may be done with it. */
export function PlatformRow({ platform }: { readonly platform: LearningPlatform }) {
  const { t, lang } = useTexts();
  const { failure, isBusy, act } = usePlatformActions(platform);
  const [isEditing, setIsEditing] = useState(false);
  const schools = useSchoolChoices().data?.schools ?? [];
  const { name, rights, schoolId } = platform;
  const school = schools.find(({ id }) => id === schoolId)?.name ?? schoolId;
  const named = (label: string) => ({ 'aria-label': `${label}: ${name}`, children: label });

  return (
    <OfficeRow
      title={name}
      marks={platform.disabledAt && <Badge kind="locked">{t('platforms.disabled')}</Badge>}
      facts={
        <>
          <span>{platform.issuer}</span>
          <span>{t('platforms.client', { id: platform.clientId })}</span>
          <span>{t('platforms.deployments', { count: platform.deploymentIds.length })}</span>
          <span>{t('platforms.since', { day: formatDate(new Date(platform.createdAt), lang, 'long') })}</span>
        </>
      }
      notice={<SubmissionNotice failure={failure} />}
      actions={
        <>
          {rights.change && <Button look="plain" {...named(t('platforms.edit'))} onClick={() => setIsEditing(true)} />}
          {(['disable', 'enable', 'remove'] as const).map(
            (action) =>
              rights[action] && (
                <Button
                  key={action}
                  look="quiet"
                  busy={isBusy}
                  {...named(t(`platforms.${action}`))}
                  onClick={() => act(action)}
                />
              ),
          )}
        </>
      }
      dialog={isEditing && <PlatformDialog platform={platform} onClose={() => setIsEditing(false)} />}
    >
      <p>{school ?? t('platforms.wholeDistrict')}</p>
    </OfficeRow>
  );
}

const opposites = { disable: 'enable', enable: 'disable', remove: 'restore', restore: 'remove' } as const;
const messages = { disable: 'disabled', enable: 'enabled', remove: 'removed', restore: 'restored' } as const;
type Act = keyof typeof opposites;

/** Blocking and removing, each with the way back. */
function usePlatformActions({ id, name }: LearningPlatform) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetPlatforms();
  const { isBusy, failure, submit } = useSubmission();
  const params = { id };
  const work: Record<Act, () => Promise<unknown>> = {
    disable: () => call('POST /api/v1/admin/lti/platforms/{id}/disable', { params }),
    enable: () => call('POST /api/v1/admin/lti/platforms/{id}/enable', { params }),
    remove: () => call('DELETE /api/v1/admin/lti/platforms/{id}', { params }),
    restore: () => call('POST /api/v1/admin/lti/platforms/{id}/restore', { params }),
  };
  const undo = (done: Act) => void work[opposites[done]]().then(forget, forget);
  return {
    isBusy,
    failure,
    act(wished: Act) {
      void submit(work[wished], () => {
        forget();
        events.emit('snackbar', {
          type: 'success',
          message: t(`platforms.done.${messages[wished]}`, { name }),
          action: { label: t('office.undo'), onAction: () => undo(wished) },
        });
      });
    },
  };
}
