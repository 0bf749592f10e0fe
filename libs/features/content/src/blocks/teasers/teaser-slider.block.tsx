import type { ReactNode } from 'react';
import styles from './teaser-slider.module.css';

/** Teasers side by side; if they do not fit, a row that scrolls manually and snaps. */
export default function TeaserSlider({ children }: { children?: ReactNode }) {
  return <div className={styles.slider}>{children}</div>;
}
