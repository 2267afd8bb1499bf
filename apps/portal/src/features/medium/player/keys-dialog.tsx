import { Dialog } from '@mediathek/ui/dialog';
import type { RefObject } from 'react';
import { useTexts } from '../../../shared/use-texts';
import styles from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What may fill the screen; nothing outside of it is seen then. */
  readonly container: RefObject<HTMLElement | null>;
  readonly hasCaptions: boolean;
}

/** Which key does what. */
export function KeysDialog({ open, onOpenChange, container, hasCaptions }: KeysDialogProps) {
  const { t } = useTexts();
  const rows = [
    [[t('medium.keys.space'), 'K'], t('medium.keys.toggle')],
    [['J', 'L'], t('medium.keys.jump')],
    [['←', '→'], t('medium.keys.arrows')],
    [['↑', '↓'], t('medium.keys.volume')],
    [['M'], t('medium.keys.mute')],
    ...(hasCaptions ? [[['C'], t('medium.keys.captions')] as const] : []),
    [['F'], t('medium.keys.fullScreen')],
    [['<', '>'], t('medium.keys.speed')],
    [['0', '9'], t('medium.keys.tenths')],
    [['?'], t('medium.keys.help')],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('medium.keys.title')}
      closeLabel={t('medium.keys.close')}
      container={container}
    >
      <p>{t('medium.keys.hint')}</p>
      <dl className={styles.keys}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt className={styles.names}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
