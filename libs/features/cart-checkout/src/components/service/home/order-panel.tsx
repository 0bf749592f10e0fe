import type { ReactNode } from 'react';
import type { OpenOrder } from '@larder/contracts/shopping';
import { StoreIcon, TruckIcon } from '@larder/ui';
import styles from './home.module.css';

interface Props extends Pick<OpenOrder, 'distributionType'> {
  readonly title: string;
  readonly time: string;
  readonly note: ReactNode;
  /** What can be done, in one row. */
  readonly children: ReactNode;
}

/** An order in the lines of a known place. */
export function OrderPanel({ distributionType, title, time, note, children }: Props) {
  const Icon = distributionType === 'DELIVERY' ? TruckIcon : StoreIcon;
  return (
    <div className={styles.known}>
      <div className={styles.place}>
        <Icon size={24} />
        <p>
          <strong>{title}</strong>
          <span className={styles.time}>{time}</span>
          <span className={styles.fee}>{note}</span>
        </p>
      </div>
      <div className={`${styles.action} ${styles.collect}`}>{children}</div>
    </div>
  );
}
