import type { ReactNode } from 'react';
import { useFeature } from '@larder/platform';
import type { MemberOffersFields } from './member-offers.schema.js';
import styles from './member-offers.module.css';

interface Props {
  readonly fields: MemberOffersFields;
  readonly children?: ReactNode;
}

/** What is for members, in a shop that has the programme. */
export default function MemberOffers({ fields, children }: Props) {
  if (!useFeature().tenant.featureJoe) return null;
  return (
    <div className={styles.offers}>
      {children}
      {fields.text !== undefined && <p>{fields.text}</p>}
    </div>
  );
}
