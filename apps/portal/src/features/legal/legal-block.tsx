import styles from './legal-page.module.css';
import type { Block } from './legal-texts';
import { LinkedText } from './linked-text';

/** One part of a section in its plain element; the looks come from around it. */
export function LegalBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'address':
      return (
        <address className={styles.address}>
          <LinkedText text={block.text} />
        </address>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {block.facts.map(({ term, text }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
