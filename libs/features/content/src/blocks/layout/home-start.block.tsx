import type { ReactNode } from 'react';
import { homeStart } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { TeaserLevel } from '../teasers/teaser-level.js';
import styles from './frames.module.css';

interface Props {
  readonly fields: { readonly title: string };
  readonly children?: ReactNode;
}

/** What everybody sees first, or in the same place what a feature has for this shopper: nothing moves. */
export default function HomeStart({ fields: { title }, children }: Props) {
  return (
    <div className={styles.start}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <TeaserLevel value="h3">{children}</TeaserLevel>
      </div>
      <ExtensionSlot slot={homeStart} props={{}} />
    </div>
  );
}
