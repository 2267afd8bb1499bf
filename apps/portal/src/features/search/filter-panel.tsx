import type { FacetLists } from '@mediathek/contract';
import { findTargetGroup, parseTargetGroup } from '@mediathek/domain';
import { Button, Disclosure, Skeleton, SkeletonGroup } from '@mediathek/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePortal, useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { AudienceFacet } from './audience-facet';
import styles from './facets.module.css';
import { chosenGrades, otherGroups } from './grade-choice';
import { type FacetOption, OptionList } from './option-list';
import { facetsQuery, isRefused } from './queries';
import { useSearch } from './search-context';
import { withChoices } from './search-state';
import { searchVariant } from './search-variant';
import { SubjectFacet } from './subject-facet';
import { useLabels } from './use-labels';

type Values = readonly { readonly value: string; readonly count: number }[];

/** What was found, and what is chosen although nothing of it was found; the most frequent first. */
function optionsOf(values: Values, chosen: readonly string[], labelOf: (value: string) => string) {
  const missing = chosen
    .filter((one) => !values.some(({ value }) => value === one))
    .map((value) => ({ value, count: 0 }));
  return [...values, ...missing]
    .map(({ value, count }) => ({ value, count, label: labelOf(value) }))
    .sort((one, other) => other.count - one.count) satisfies readonly FacetOption[];
}

/** Of the many ways to write a range of years or ages only the groups themselves are offered. */
const isOtherGroup = ({ value }: { readonly value: string }): boolean =>
  parseTargetGroup(value)?.code !== 'A' && findTargetGroup(value) !== undefined;

/** The filters of a search. In the rail all of them are open, in the sheet the first two. */
export function FilterPanel({ shape }: { readonly shape: 'rail' | 'sheet' }) {
  const { t } = useTexts();
  const portal = usePortal();
  const { name, state } = useSearch();
  // What was refused a moment ago, when the page was made ready, is not asked for again at once.
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...facetsQuery(portal, name, state),
    retryOnMount: false,
  });
  // A search that cannot be made has nothing to narrow; the results say what is wrong with it.
  if (isRefused(error)) return null;
  if (data) return <Facets lists={data} shape={shape} />;
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('search.filters.failed')}</p>
        <Button look="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('search.filters.retry')}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonGroup label={t('search.loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" className={styles.more} />
    </SkeletonGroup>
  );
}

function Facets({ lists, shape }: { readonly lists: FacetLists; readonly shape: 'rail' | 'sheet' }) {
  const { t } = useTexts();
  const { name, chosen: state, change } = useSearch();
  const { hasSubjectFilter } = searchVariant(name, useVisitor());
  const labels = useLabels(false);
  const { fn_geb = [], fn_adressat = [], fn_typ = [], fn_sprache = [] } = state.choices;
  const types = optionsOf(lists.fn_typ ?? [], fn_typ, labels.type);
  const languages = optionsOf(lists.fn_sprache ?? [], fn_sprache, labels.language);
  const grades = chosenGrades(fn_adressat);
  const chosenRemark = (count: number) => (count > 0 ? t('search.filters.chosen', { count }) : undefined);
  const gradeRemark =
    grades &&
    (grades.from === grades.to
      ? String(grades.from)
      : t('search.filters.audience.range', { from: grades.from, to: grades.to }));

  return (
    <div className={styles.facets}>
      {hasSubjectFilter && (
        <Facet
          title={t('search.filters.subject.title')}
          remark={chosenRemark(fn_geb.length)}
          isOpen
          isEmpty={(lists.fn_geb ?? []).length === 0 && fn_geb.length === 0}
        >
          <SubjectFacet
            values={lists.fn_geb ?? []}
            chosen={fn_geb}
            onChange={(chosen) => change(withChoices(state, 'fn_geb', chosen))}
          />
        </Facet>
      )}
      <Facet
        title={t('search.filters.audience.title')}
        remark={[gradeRemark, chosenRemark(otherGroups(fn_adressat).length)].filter(Boolean).join(', ') || undefined}
        isOpen
      >
        <AudienceFacet
          options={optionsOf((lists.fn_adressat ?? []).filter(isOtherGroup), otherGroups(fn_adressat), labels.audience)}
          chosen={fn_adressat}
          onChange={(chosen) => change(withChoices(state, 'fn_adressat', chosen))}
        />
      </Facet>
      <Facet
        title={t('search.filters.type.title')}
        remark={chosenRemark(fn_typ.length)}
        isOpen={shape === 'rail' || fn_typ.length > 0}
        isEmpty={types.length === 0}
      >
        <OptionList
          options={types}
          chosen={fn_typ}
          onChange={(chosen) => change(withChoices(state, 'fn_typ', chosen))}
          moreLabel={(count) => t('search.filters.type.more', { count })}
        />
      </Facet>
      <Facet
        title={t('search.filters.language.title')}
        remark={chosenRemark(fn_sprache.length)}
        isOpen={shape === 'rail' || fn_sprache.length > 0}
        isEmpty={languages.length === 0}
      >
        <OptionList
          options={languages}
          chosen={fn_sprache}
          onChange={(chosen) => change(withChoices(state, 'fn_sprache', chosen))}
          moreLabel={(count) => t('search.filters.language.more', { count })}
        />
      </Facet>
    </div>
  );
}

interface FacetProps {
  /** Where there is nothing to choose from there is no filter. */
  readonly isEmpty?: boolean;
  readonly title: string;
  readonly remark: string | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Facet({ title, remark, isOpen, isEmpty = false, children }: FacetProps) {
  if (isEmpty) return null;
  return (
    <Disclosure title={title} headingLevel={2} remark={remark} defaultOpen={isOpen}>
      {children}
    </Disclosure>
  );
}
