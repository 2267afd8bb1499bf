import { Heading, Prose, Wrap } from '@mediathek/ui';
import { Fragment, useId } from 'react';
import { useTexts } from '../../shared/use-texts';
import { LegalBlock } from './legal-block';
import styles from './legal-page.module.css';
import { type LegalTexts, readSections } from './legal-texts';
import { SampleNotice } from './sample-notice';

/** From this many sections on a table of contents saves more time than it costs. */
const fewestForContents = 5;

export interface LongTextProps {
  readonly texts: LegalTexts;
  /** Sections that do not apply to this deployment. */
  readonly leftOut?: readonly string[];
}

/** A page to be read: title, contents, sections. */
export function LongText({ texts, leftOut = [] }: LongTextProps) {
  const sections = readSections(texts, leftOut);
  const hasContents = sections.length >= fewestForContents;
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{texts.title}</Heading>
        {texts.intro && <p className={styles.intro}>{texts.intro}</p>}
        <SampleNotice />
      </header>
      {hasContents && <Contents sections={sections} />}
      <div className={styles.body}>
        <Prose>
          {sections.map(({ id, title, blocks }) => (
            <Fragment key={id}>
              <h2 id={id}>{title}</h2>
              {blocks.map((block) => (
                <LegalBlock key={block.name} block={block} />
              ))}
            </Fragment>
          ))}
        </Prose>
        {texts.updated && <p className={styles.updated}>{texts.updated}</p>}
      </div>
    </Wrap>
  );
}

function Contents({ sections }: { readonly sections: readonly { readonly id: string; readonly title: string }[] }) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <p className={styles.contentsTitle} id={titleId}>
        {t('legal.contents')}
      </p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
