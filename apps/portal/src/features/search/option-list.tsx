import { Button, Checkbox, VisuallyHidden } from '@mediathek/ui';
import { useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './facets.module.css';

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Enough to choose from without scrolling; the rest is one press away. */
const firstOptions = 6;

export interface OptionListProps {
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** How the button calls those that are not shown yet. */
  readonly moreLabel: (count: number) => string;
}

/** Options with their counts; what is chosen is always in view. */
export function OptionList({ options, chosen, onChange, moreLabel }: OptionListProps) {
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole
    ? options
    : options.filter(({ value }, place) => place < firstOptions || chosen.includes(value));
  const hidden = options.length - shown.length;

  return (
    <>
      <ul>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <Checkbox
              dense
              label={label}
              end={<Count count={count} />}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
          </li>
        ))}
      </ul>
      {(hidden > 0 || (isWhole && options.length > firstOptions)) && (
        <MoreButton onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('search.filters.fewer') : moreLabel(hidden)}
        </MoreButton>
      )}
    </>
  );
}

export function MoreButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Button look="quiet" size="small" className={styles.more} onClick={onClick}>
      {children}
    </Button>
  );
}

/** The number of media behind an option, with the word for whoever does not see the column. */
export function Count({ count }: { readonly count: number }) {
  const { t, lang } = useTexts();
  return (
    <>
      {count.toLocaleString(lang)}
      <VisuallyHidden> {t('search.filters.media')}</VisuallyHidden>
    </>
  );
}
