import type { MediaDetail } from '@mediathek/contract';
import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../shared/log';
import { formatTime, parseTime } from '../../../shared/media/format-time';
import { usePortal } from '../../../shared/portal';
import { useTexts } from '../../../shared/use-texts';
import type { Player } from '../player/create-player';
import { useClipChange } from '../queries';
import { type ClipForm, checkClip } from './check-clip';
import styles from './clips.module.css';

export interface ClipEditorProps {
  readonly medium: MediaDetail;
  readonly player: Player;
  readonly onClose: () => void;
}

/** So much is offered as a first stretch, from where the film stands. */
const firstLength = 30;

function firstForm(player: Player): ClipForm {
  const { time, duration } = player.state.get();
  const start = Math.floor(time);
  const end = duration > 0 ? Math.min(Math.floor(duration), start + firstLength) : start + firstLength;
  return { title: '', start: formatTime(start), end: formatTime(end) };
}

/** Start and end, taken from where the film stands or typed in, and a title. */
export function ClipEditor({ medium, player, onClose }: ClipEditorProps) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const changeClips = useClipChange(medium.identifier);
  const [form, setForm] = useState(() => firstForm(player));
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const { duration } = player.state.get();
  const checked = checkClip(form, duration);
  const errors = isChecked && checked.kind === 'wrong' ? checked.errors : {};
  useEffect(() => titleField.current?.focus(), []);

  const set = (change: Partial<ClipForm>) => setForm((before) => ({ ...before, ...change }));
  const here = () => formatTime(player.state.get().time);
  const errorText = (name: keyof ClipForm) => {
    const error = errors[name];
    return error && t(`medium.clips.errors.${error}`, { time: formatTime(duration) });
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (checked.kind === 'wrong' || isSaving) return;
    setIsSaving(true);
    try {
      const made = await call('POST /api/v1/media/{id}/clips', {
        params: { id: medium.identifier },
        body: checked.clip,
      });
      changeClips((clips) => [...clips, made]);
      events.emit('snackbar', { type: 'success', message: t('medium.clips.saved', { title: made.title }) });
      onClose();
    } catch (cause) {
      logProblem('Failed to save a clip', cause);
      setIsSaving(false);
      events.emit('snackbar', { type: 'error', message: t('medium.clips.notSaved') });
    }
  }
  function preview() {
    const [start, end] = [parseTime(form.start), parseTime(form.end)];
    if (start !== undefined && end !== undefined && end > start) player.playStretch({ start, end });
  }

  return (
    <form className={styles.editor} onSubmit={save} noValidate>
      <div className={styles.times}>
        <TimeField
          label={t('medium.clips.start')}
          hereLabel={t('medium.clips.startHere')}
          value={form.start}
          error={errorText('start')}
          onChange={(start) => set({ start })}
          onHere={() => set({ start: here() })}
        />
        <TimeField
          label={t('medium.clips.end')}
          hereLabel={t('medium.clips.endHere')}
          value={form.end}
          error={errorText('end')}
          onChange={(end) => set({ end })}
          onHere={() => set({ end: here() })}
        />
        <Button look="quiet" icon="play" onClick={preview}>
          {t('medium.clips.preview')}
        </Button>
      </div>
      <TextField
        ref={titleField}
        label={t('medium.clips.name')}
        hint={t('medium.clips.nameExample')}
        error={errorText('title')}
        value={form.title}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <div className={styles.foot}>
        <Button look="plain" onClick={onClose}>
          {t('medium.clips.cancel')}
        </Button>
        <Button type="submit" busy={isSaving} busyLabel={t('medium.clips.saving')}>
          {t('medium.clips.save')}
        </Button>
      </div>
    </form>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly hereLabel: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onHere: () => void;
}

function TimeField({ label, hereLabel, value, error, onChange, onHere }: TimeFieldProps) {
  const { t } = useTexts();
  return (
    <div className={styles.time}>
      <TextField
        label={label}
        error={error}
        value={value}
        inputMode="text"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button look="plain" size="small" aria-label={hereLabel} onClick={onHere}>
        {t('medium.clips.here')}
      </Button>
    </div>
  );
}
