import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.js';
import styles from './accordion.module.css';

/** A list of `AccordionItem`s. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  readonly title: ReactNode;
  /** Heading level of the title; without it, the title is no heading. */
  readonly level?: 2 | 3;
  readonly defaultOpen?: boolean;
  /** Items with the same name close each other. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Based on the native `details` element: works without JavaScript and with "find in page". */
export function AccordionItem(props: AccordionItemProps) {
  const { title, level, defaultOpen, name, children } = props;
  const Heading = level ? (`h${level}` as const) : 'span';
  return (
    <details className={styles.item} open={defaultOpen} name={name}>
      <summary className={styles.summary}>
        <Heading>{title}</Heading>
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
