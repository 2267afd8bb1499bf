import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = Omit<ComponentProps<'h1'>, 'children'> & {
  children: ReactNode;
  /** Its place in the order of headings. */
  level: HeadingLevel;
  /** Its looks: display is for the homepage alone. */
  size?: 'display' | 'page' | 'section' | 'row' | undefined;
};

/** A title; order and looks are chosen apart, so that headings stay in order on every page. */
export function Heading({ level, size = level === 1 ? 'page' : 'section', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles.heading, styles[size], className)} />;
}
