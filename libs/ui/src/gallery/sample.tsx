import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.js';
import styles from './gallery.module.css';

/** A state of a component under its name. */
export function Sample({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.sample}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  );
}

/** All states of one component. */
export function Chapter({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
