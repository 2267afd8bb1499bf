import type { ListDetail } from '@mediathek/contract';
import { berlinDay, formatDayMonth, lastDayBefore, listVisibilities, mayHaveVisibility } from '@mediathek/domain';
import { Heading } from '@mediathek/ui';
import { useId } from 'react';
import { ShareWithClassButton } from '../../shared/class-sharing/share-with-class-button';
import { usePortal, useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { Colleagues } from './colleagues';
import { Invitations } from './invitations';
import styles from './list-page.module.css';
import type { ListActions } from './use-list-actions';

interface SharingProps {
  readonly list: ListDetail;
  readonly actions: ListActions;
}

/** Who sees the list: nobody else, chosen people, the school; with whom it is shared, and by which links. */
export function SharingPanel({ list, actions }: SharingProps) {
  const { t } = useTexts();
  const { config } = useVisitor();
  const titleId = useId();
  const offered = listVisibilities.filter((one) => one === list.visibility || mayHaveVisibility(config, one));
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading level={2} id={titleId} size="section">
        {t('lists.visibility.title')}
      </Heading>
      <fieldset className={styles.choices} aria-labelledby={titleId}>
        {offered.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={`visibility-${list.id}`}
              checked={list.visibility === one}
              onChange={() => void actions.setVisibility(one)}
            />
            <span>
              <span className={styles.choiceName}>{t(`lists.visibility.${one}`)}</span>
              <span className={styles.choiceText}>{t(`lists.visibility.${one}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Classes list={list} />
      <Colleagues list={list} actions={actions} />
      <Invitations list={list} actions={actions} />
    </section>
  );
}

function Classes({ list }: Pick<SharingProps, 'list'>) {
  const { t, lang } = useTexts();
  const { today } = usePortal();
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t('lists.classes.title')}</h3>
      {list.sharedWithClasses.length > 0 && (
        <ul className={styles.plainList}>
          {list.sharedWithClasses.map(({ shareId, className, from, until }) => {
            const isLater = berlinDay(new Date(from)) > today;
            const day = isLater ? new Date(from) : until && lastDayBefore(new Date(until));
            const named = { name: className, day: day ? formatDayMonth(day, lang) : '' };
            return <li key={shareId}>{t(`lists.classes.${isLater ? 'from' : until ? 'until' : 'always'}`, named)}</li>;
          })}
        </ul>
      )}
      <ShareWithClassButton thing={{ listId: list.id }} title={list.title} />
    </div>
  );
}
