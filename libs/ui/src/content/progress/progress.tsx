import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { SuccessIcon } from '../../icons/icons.js';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is reached or missing: "6,20 € to free delivery". Accessible name of the bar. */
  readonly children: ReactNode;
  readonly value: number;
  readonly max: number;
}

/** Progress as text and bar: minimum order value, free delivery, an upload. */
export function Progress({ children, value, max }: ProgressProps) {
  const id = useId();
  const done = value >= max;
  return (
    <div className={clsx(styles.progress, done && styles.done)}>
      <span className={styles.text}>
        {done && <SuccessIcon />}
        <span id={id}>{children}</span>
      </span>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        value={Math.min(value, max)}
        max={max}
      />
    </div>
  );
}
