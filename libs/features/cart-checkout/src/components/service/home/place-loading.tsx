import { Skeleton } from '@larder/ui';
import styles from './home.module.css';

/** In the lines of a known place. */
export const PlaceLoading = () => (
  <div className={styles.known}>
    <div className={styles.loading}>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
    <div className={styles.action}>
      <Skeleton shape="button" className={styles.button} />
    </div>
  </div>
);
