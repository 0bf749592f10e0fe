import type { ReactNode } from 'react';
import styles from './figure-card.module.css';

export interface FigureCardProps {
  /** An icon of 24 pixels. */
  readonly icon: ReactNode;
  /** What the figure is about. A link in it makes the whole card its target. */
  readonly label: ReactNode;
  /** The figure, or a few words; absent while it loads. */
  readonly figure: ReactNode;
  readonly note?: ReactNode;
}

/** One figure of an overview, such as a balance or the next delivery. */
export function FigureCard({ icon, label, figure, note }: FigureCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.label}>
        {icon}
        {label}
      </p>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
