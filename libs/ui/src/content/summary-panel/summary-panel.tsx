import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styles from './summary-panel.module.css';

export interface SummaryPanelProps extends ComponentPropsWithRef<'div'> {
  /** Element to render; `div` by default. */
  readonly as?: ElementType;
  /** What the panel is about: a heading or one line. */
  readonly head?: ReactNode;
}

/** What an order costs, or when the next one comes, in the shop's own form: the theme's `summary`. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { as: Element = 'div', head, className, children, ...rest } = props;
  return (
    <Element {...rest} className={clsx(styles.panel, className)}>
      {head !== undefined && <div className={styles.head}>{head}</div>}
      {children}
    </Element>
  );
}
