import { useId, type ReactNode } from 'react';
import { Skeleton } from '@larder/ui';
import styles from './start-frame.module.css';

interface Props {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A title and one row of cards: as high for everybody, whatever is in it. */
export function StartFrame({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.start}>
      <div className={styles.header}>
        <h2 id={id} className={`section-heading ${styles.title}`}>
          {title}
        </h2>
        {action}
      </div>
      <ul role="list" className={styles.row}>
        {children}
      </ul>
    </section>
  );
}

interface WaitingProps extends Pick<Props, 'title'> {
  /** Read aloud. */
  readonly label: string;
}

/** The frame while its content loads. */
export function StartWaiting({ title, label }: WaitingProps) {
  const status = (
    <span role="status" className="visually-hidden">
      {label}
    </span>
  );
  return (
    <StartFrame title={title} action={status}>
      {[0, 1, 2].map((place) => (
        <li key={place} className={styles.card}>
          <Skeleton shape="wide" />
        </li>
      ))}
    </StartFrame>
  );
}
