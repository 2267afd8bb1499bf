import { fromClockTime, toClockTime } from '@mediathek/domain';
import { TextArea, TextField } from '@mediathek/ui';
import { useTexts } from '../use-texts';
import styles from './class-sharing.module.css';

/** What the fields hold; times as German clocks show them, empty where nothing is said. */
export interface ShareTimesValue {
  readonly from: string;
  readonly until: string;
  readonly note: string;
}

export const shareTimesOf = (share: { from: string; until: string | null; note: string }): ShareTimesValue => ({
  from: toClockTime(new Date(share.from)),
  until: share.until === null ? '' : toClockTime(new Date(share.until)),
  note: share.note,
});

export const emptyShareTimes: ShareTimesValue = { from: '', until: '', note: '' };

/** The times as the server wants them. */
export const momentsIn = ({ from, until }: ShareTimesValue) => ({
  from: fromClockTime(from)?.toISOString(),
  until: fromClockTime(until)?.toISOString() ?? null,
});

/** What is over before it begins is seen by nobody. */
export function isEndTooEarly({ from, until }: ShareTimesValue, now: Date): boolean {
  const end = fromClockTime(until);
  return end !== undefined && end <= (fromClockTime(from) ?? now);
}

interface ShareTimesProps {
  readonly value: ShareTimesValue;
  readonly onChange: (value: ShareTimesValue) => void;
  readonly isEndWrong: boolean;
}

/** From when, until when, and what the teacher wants to say about it. */
export function ShareTimes({ value, onChange, isEndWrong }: ShareTimesProps) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.times}>
        <TextField
          name="from"
          type="datetime-local"
          label={t('classSharing.from')}
          hint={t('classSharing.fromHint')}
          value={value.from}
          onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
        />
        <TextField
          name="until"
          type="datetime-local"
          label={t('classSharing.until')}
          hint={t('classSharing.untilHint')}
          error={isEndWrong && t('classSharing.untilWrong')}
          value={value.until}
          onChange={(event) => onChange({ ...value, until: event.currentTarget.value })}
        />
      </div>
      <TextArea
        name="note"
        label={t('classSharing.note')}
        hint={t('classSharing.noteHint')}
        value={value.note}
        maxLength={2000}
        onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
      />
    </>
  );
}
