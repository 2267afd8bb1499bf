import type { MediaClip, MediaDetail } from '@mediathek/contract';
import { linkTo } from '@mediathek/domain';
import { Anchor, Icon, IconButton, VisuallyHidden } from '@mediathek/ui';
import { logProblem } from '../../../shared/log';
import { formatTime } from '../../../shared/media/format-time';
import { usePortal } from '../../../shared/portal';
import { useTexts } from '../../../shared/use-texts';
import type { Player } from '../player/create-player';
import { useClipChange } from '../queries';
import styles from './clips.module.css';

interface ClipListProps {
  readonly medium: MediaDetail;
  readonly player: Player;
}

/** The clips of a film: each one plays here, can be passed on by its link, and the own ones removed. */
export function ClipList({ medium, player }: ClipListProps) {
  if (medium.clips.length === 0) return null;
  return (
    <ul className={styles.list}>
      {medium.clips.map((clip) => (
        <Clip key={clip.identifier} clip={clip} medium={medium} player={player} />
      ))}
    </ul>
  );
}

function Clip({ clip, medium, player }: ClipListProps & { readonly clip: MediaClip }) {
  const { t } = useTexts();
  const actions = useClipActions(medium.identifier);
  const { title, start, end, isOwn, identifier } = clip;
  const range = t('medium.clips.range', { start: formatTime(start), end: formatTime(end) });
  return (
    <li className={styles.clip}>
      <button type="button" className={styles.play} onClick={() => player.playStretch({ start, end })}>
        <Icon name="play" filled className={styles.sign} />
        {formatTime(start, { padded: true })}
        <VisuallyHidden> {t('medium.clips.play', { title, range })}</VisuallyHidden>
      </button>
      <div>
        <Anchor className={styles.title} href={linkTo('media', { id: identifier })}>
          {title}
        </Anchor>
        <p className={styles.range}>{range}</p>
      </div>
      <span className={styles.tools}>
        <IconButton
          icon="link"
          label={t('medium.clips.copyOf', { title })}
          tooltipAlign="end"
          onClick={() => void actions.copy(clip)}
        />
        {isOwn && (
          <IconButton
            icon="x"
            label={t('medium.clips.remove', { title })}
            tooltipAlign="end"
            onClick={() => void actions.remove(clip)}
          />
        )}
      </span>
    </li>
  );
}

function useClipActions(mediumId: string) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const changeClips = useClipChange(mediumId);
  const say = (type: 'info' | 'success' | 'error', message: string) => events.emit('snackbar', { type, message });

  async function copy({ identifier }: MediaClip) {
    const link = `${window.location.origin}${linkTo('media', { id: identifier })}`;
    try {
      await navigator.clipboard.writeText(link);
      say('success', t('medium.clips.copied'));
    } catch {
      // Where the browser keeps the clipboard to itself, the person can copy the link by hand.
      say('info', t('medium.clips.notCopied', { link }));
    }
  }
  async function restore(clip: MediaClip) {
    try {
      const back = await call('POST /api/v1/clips/{id}/restore', { params: { id: clip.identifier } });
      changeClips((clips) => [...clips.filter(({ identifier }) => identifier !== back.identifier), back]);
    } catch (cause) {
      logProblem('Failed to bring a clip back', cause);
      say('error', t('medium.clips.notSaved'));
    }
  }
  async function remove(clip: MediaClip) {
    try {
      await call('DELETE /api/v1/clips/{id}', { params: { id: clip.identifier } });
    } catch (cause) {
      logProblem('Failed to remove a clip', cause);
      say('error', t('medium.clips.notRemoved'));
      return;
    }
    changeClips((clips) => clips.filter(({ identifier }) => identifier !== clip.identifier));
    events.emit('snackbar', {
      type: 'info',
      message: t('medium.clips.removed', { title: clip.title }),
      action: { label: t('medium.clips.undo'), onAction: () => void restore(clip) },
    });
  }
  return { copy, remove };
}
