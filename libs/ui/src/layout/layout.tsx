import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styles from './layout.module.css';

/** Steps of the 4 px grid; `section` is the distance between sections. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 'section';

interface BoxProps extends ComponentPropsWithRef<'div'> {
  /** Element to render; `div` by default. */
  readonly as?: ElementType;
}

const gapClass = (gap: Gap) => (gap === 'section' ? styles.section : styles[`gap${gap}`]);

/** Content width with the page's margins. `narrow` is for text and forms. */
export function Container(props: BoxProps & { readonly narrow?: boolean }) {
  const { as: Element = 'div', narrow, className, ...rest } = props;
  return (
    <Element {...rest} className={clsx(styles.container, narrow && styles.narrow, className)} />
  );
}

/** Vertical stack. */
export function Stack(props: BoxProps & { readonly gap?: Gap }) {
  const { as: Element = 'div', gap = 4, className, ...rest } = props;
  return <Element {...rest} className={clsx(styles.stack, gapClass(gap), className)} />;
}

/** Horizontal row that wraps. `spread` pushes the ends apart. */
export function Cluster(props: BoxProps & { readonly gap?: Gap; readonly spread?: boolean }) {
  const { as: Element = 'div', gap = 2, spread, className, ...rest } = props;
  const classes = [styles.cluster, gapClass(gap), spread && styles.spread, className];
  return <Element {...rest} className={clsx(classes)} />;
}

/** As many equal columns as fit: `tiles` for products (two on a phone), `cards` for wider content. */
export function Grid(props: BoxProps & { readonly of: 'tiles' | 'cards' }) {
  const { as: Element = 'div', of, className, ...rest } = props;
  return <Element {...rest} className={clsx(styles.grid, styles[of], className)} />;
}

/** Skip link: the first link of a page, visible on focus. */
export function SkipLink({
  target,
  children,
}: {
  readonly target: string;
  readonly children: ReactNode;
}) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
