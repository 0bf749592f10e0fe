import type { ReactNode } from 'react';
import styles from './frames.module.css';

export default function Row({ children }: { children?: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
