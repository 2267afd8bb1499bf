import { Button, Heading } from '@mediathek/ui';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './profile.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, this once: to be printed, copied or written down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTexts();
  const { events } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);

  // What was pressed is gone; reading goes on here.
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      events.emit('snackbar', { type: 'success', message: t('profile.recovery.copied') });
    } catch {
      events.emit('snackbar', { type: 'error', message: t('profile.recovery.copyFailed') });
    }
  }

  return (
    <div className={styles.setUp}>
      <Heading level={3} size="row" ref={heading} tabIndex={-1}>
        {t('profile.recovery.title')}
      </Heading>
      <p>{t('profile.recovery.text')}</p>
      <ul className={styles.codes} aria-label={t('profile.recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="plain" onClick={() => void copy()}>
          {t('profile.recovery.copy')}
        </Button>
        <Button look="plain" onClick={() => window.print()}>
          {t('profile.recovery.print')}
        </Button>
        <Button onClick={onDone}>{t('profile.recovery.done')}</Button>
      </div>
    </div>
  );
}
