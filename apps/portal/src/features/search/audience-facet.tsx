import { useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './facets.module.css';
import { chosenGrades, highestGrade, lowestGrade, otherGroups, pressGrade, withGrades } from './grade-choice';
import { type FacetOption, OptionList } from './option-list';

const grades = Array.from({ length: highestGrade - lowestGrade + 1 }, (_, index) => lowestGrade + index);

interface AudienceFacetProps {
  /** Target groups beside the general schools. */
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** School years as a keypad, and below it whom else media are made for. */
export function AudienceFacet({ options, chosen, onChange }: AudienceFacetProps) {
  const { t } = useTexts();
  const hintId = useId();
  const range = chosenGrades(chosen);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read before every single key */}
      <div
        className={styles.grades}
        role="group"
        aria-label={t('search.filters.audience.keypad')}
        aria-describedby={hintId}
      >
        {grades.map((grade) => (
          <button
            key={grade}
            type="button"
            className={styles.grade}
            aria-label={t('search.filters.audience.grade', { grade })}
            aria-pressed={range !== undefined && range.from <= grade && grade <= range.to}
            onClick={() => onChange(withGrades(chosen, pressGrade(grade, range)))}
          >
            {grade}
          </button>
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {t('search.filters.audience.hint')}
      </p>
      <OptionList
        options={options}
        chosen={otherGroups(chosen)}
        onChange={(others) => onChange(withGrades(others, range))}
        moreLabel={(count) => t('search.filters.audience.more', { count })}
      />
    </>
  );
}
