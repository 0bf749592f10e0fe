import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Fields } from './section.schema.js';
import { TeaserLevel } from '../teasers/teaser-level.js';
import styles from './frames.module.css';

export default function Section({ fields, children }: { fields: Fields; children?: ReactNode }) {
  return (
    <section
      className={clsx(styles.section, fields.tone === 'tinted' && styles.tinted)}
      data-screens={fields.screens}
    >
      <div className={styles.inner}>
        {fields.title && <h2 className={clsx(styles.title, 'section-heading')}>{fields.title}</h2>}
        <TeaserLevel value={fields.title ? 'h3' : 'h2'}>{children}</TeaserLevel>
      </div>
    </section>
  );
}
