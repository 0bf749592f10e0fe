import type { ReactNode } from 'react';
import type { Fields } from './column.schema.js';
import styles from './frames.module.css';

export default function Column({ fields, children }: { fields: Fields; children?: ReactNode }) {
  return (
    <div className={styles.column} data-span={fields.span}>
      {children}
    </div>
  );
}
