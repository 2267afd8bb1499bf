import { Anchor, type LinkComponent } from './anchor';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon';

export interface Breadcrumb {
  label: string;
  /** Left out for the place one is at. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  label: string;
  items: readonly Breadcrumb[];
  /** The sign of the subject the path begins with. */
  signSrc?: string | undefined;
  linkAs?: LinkComponent | undefined;
}

/** The path to where one is. */
export function Breadcrumbs({ label, items, signSrc, linkAs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index === 0 && signSrc !== undefined && (
              <img className={styles.sign} src={signSrc} alt="" width={24} height={24} />
            )}
            {item.href === undefined ? (
              <span className={styles.here} aria-current="page">
                {item.label}
              </span>
            ) : (
              <Anchor href={item.href} linkAs={linkAs}>
                {item.label}
              </Anchor>
            )}
            {index < items.length - 1 && <Icon name="chevron-right" className={styles.between} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
