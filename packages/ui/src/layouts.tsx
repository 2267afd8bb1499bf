import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './layouts.module.css';

/** The page's width and margins; the shape called "full" is this alone. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />;
}

export type SectionProps = ComponentProps<'section'> & {
  /** Set apart on the sunken surface. */
  sunken?: boolean | undefined;
};

/** A block of a page with the usual space above and below. */
export function Section({ sunken = false, className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.section, sunken && styles.sunken, className)} />;
}

/** Filters at the left, results at the right; one below the other on narrow screens. Without filters the results have all of it. */
export function RailLayout({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className={rail ? styles.rail : undefined}>
      {rail}
      <div>{children}</div>
    </div>
  );
}

/** The main part with an aside at the right, which moves below it on narrow screens. */
export function SplitLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      {aside}
    </div>
  );
}

export type CardGridProps = ComponentProps<'div'> & {
  /** fill: as many as fit; three: beside an aside; lead: the first one large; scroll: sideways on phones. */
  shape?: 'fill' | 'three' | 'lead' | 'scroll' | undefined;
};

/** Cards side by side. */
export function CardGrid({ shape = 'fill', className, ...rest }: CardGridProps) {
  const shapes = {
    fill: styles.cards,
    three: styles.three,
    lead: styles.lead,
    scroll: classNames(styles.three, styles.scroll),
  };
  return <div {...rest} className={classNames(shapes[shape], className)} />;
}
