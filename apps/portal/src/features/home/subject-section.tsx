import { findTopSubject, labelIn, topSubjects } from '@mediathek/domain';
import { SectionHead, SubjectShelf, SubjectTile, Wrap } from '@mediathek/ui';
import { useId, useState } from 'react';
import { signSrc } from '../../shared/media/subject-sign';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { subjectHref } from './home-links';
import { LazySubjectTree } from './lazy-subject-tree';
import { mainSubjects } from './main-subjects';
import styles from './subject-section.module.css';

/** The subject shelf with the whole tree behind it. Absent where there is nothing to search in. */
export function SubjectSection() {
  const { t, voiced } = useTexts();
  const visitor = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const treeId = useId();
  const nameOf = useTileName();
  const current = topSubjects.filter(({ isLegacy }) => !isLegacy);
  const tiles = mainSubjects.flatMap((code) => {
    const href = subjectHref(code, visitor);
    return href ? [{ code, href }] : [];
  });
  if (tiles.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Wrap>
        <SectionHead
          id={titleId}
          title={voiced('home.subjects.title')}
          aside={
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={treeId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t('home.subjects.fewer') : t('home.subjects.all', { count: current.length })}
            </button>
          }
        />
        <div id={treeId} hidden={!isOpen}>
          {isOpen && <LazySubjectTree />}
        </div>
        <div hidden={isOpen}>
          <SubjectShelf short>
            {tiles.map(({ code, href }) => (
              <SubjectTile key={code} href={href} signSrc={signSrc(code)}>
                {nameOf(code)}
              </SubjectTile>
            ))}
          </SubjectShelf>
        </div>
      </Wrap>
    </section>
  );
}

/** Two names of the catalogue are too long for a tile. */
function useTileName() {
  const { t, lang } = useTexts();
  return (code: string): string => {
    if (code === '320') return t('home.subjects.tiles.informatics');
    if (code === '640') return t('home.subjects.tiles.environment');
    const subject = findTopSubject(code);
    return subject ? labelIn(subject.labels, lang) : code;
  };
}
