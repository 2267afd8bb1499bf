import type { MediaDetail } from '@mediathek/contract';
import {
  convertLanguageCodes,
  findTargetGroup,
  formatDate,
  labelIn,
  type MediaLanguage,
  mediaTypeLabel,
  parseTargetGroups,
  splitKeywords,
  type TargetGroup,
  toPlainText,
} from '@mediathek/domain';
import { TextLink } from '@mediathek/ui';
import { Fragment, type ReactNode } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './facts.module.css';
import { searchLink } from './medium-context';
import { useLanguageName } from './player/use-language-name';

/** What the catalogue says about the medium, in a list; what can be searched for is a link. */
export function Facts({ medium }: { readonly medium: MediaDetail }) {
  const { t, lang } = useTexts();
  const languageName = useLanguageName();
  const groupName = useGroupName();
  const languages = convertLanguageCodes(medium.fn_sprache);
  const spoken = languages.filter(({ isSubtitle }) => !isSubtitle);
  const subtitles = subtitlesOf(medium, languages);
  const keywords = unique(splitKeywords(toPlainText(medium.fn_schlag)));
  // Old and new codes can have the same name; one of them is enough.
  const here = medium.subjectPaths[0]?.at(-1)?.labels.de;
  const others = medium.subjectPaths.slice(1).flatMap((path) => {
    const last = path.at(-1);
    return last && last.labels.de !== here ? [{ text: labelIn(last.labels, lang), query: { geb: last.code } }] : [];
  });
  const subtitleName = ({ code, isForHardOfHearing }: MediaLanguage) =>
    isForHardOfHearing ? t('medium.facts.hardOfHearing', { language: languageName(code) }) : languageName(code);

  return (
    <dl className={styles.facts}>
      <Fact name={t('medium.facts.languages')}>{unique(spoken.map(({ code }) => languageName(code))).join(', ')}</Fact>
      <Fact name={t('medium.facts.subtitles')}>{unique(subtitles.map(subtitleName)).join(', ')}</Fact>
      <Fact name={t('medium.facts.audience')}>
        {unique(parseTargetGroups(medium.fn_adressat).map(groupName)).join(', ')}
      </Fact>
      <Fact name={t('medium.alsoIn')}>{others.length > 0 && <Links entries={others} />}</Fact>
      <Fact name={t('medium.facts.keywords')}>
        {keywords.length > 0 && <Links entries={keywords.map((text) => ({ text, query: { schlag: text } }))} />}
      </Fact>
      <Fact name={t('medium.facts.type')}>{mediaTypeLabel(medium.fn_typ, lang)}</Fact>
      <Fact name={t('medium.facts.number')}>{medium.fn_nr && <span className={styles.code}>{medium.fn_nr}</span>}</Fact>
      <Fact name={t('medium.facts.added')}>
        <time dateTime={medium.addedOn}>{formatDate(medium.addedOn, lang, 'long')}</time>
      </Fact>
    </dl>
  );
}

const unique = <Item,>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** What the catalogue names as subtitles, and what lies there as a file although it does not. */
function subtitlesOf({ files }: MediaDetail, languages: readonly MediaLanguage[]): readonly MediaLanguage[] {
  const named = languages.filter(({ isSubtitle }) => isSubtitle);
  const known = new Set(named.map(({ code }) => code));
  const further = files
    .filter(({ role, lang }) => role === 'subtitle' && !known.has(lang))
    .map(({ lang }) => ({ code: lang, isSubtitle: true, isForHardOfHearing: false }));
  return [...named, ...further];
}

/** A target group by its name, with the school years, or in youth education the ages, it is narrowed to. */
function useGroupName() {
  const { t, lang } = useTexts();
  return ({ code, from, to }: TargetGroup): string => {
    const group = findTargetGroup(code);
    const name = group ? labelIn(group.labels, lang) : code;
    if (from === undefined || to === undefined) return name;
    if (code === 'J') return `${name}, ${t('medium.ages', { from, to })}`;
    return `${name}, ${from === to ? t('medium.year', { year: from }) : t('medium.years', { from, to })}`;
  };
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface LinkEntry {
  readonly text: string;
  readonly query: Readonly<Record<string, string>>;
}

function Links({ entries }: { readonly entries: readonly LinkEntry[] }) {
  const visitor = useVisitor();
  return entries.map(({ text, query }, index) => {
    const href = searchLink(visitor, query);
    return (
      <Fragment key={text}>
        {index > 0 && ', '}
        {href ? <TextLink href={href}>{text}</TextLink> : text}
      </Fragment>
    );
  });
}
