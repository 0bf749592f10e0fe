import { Skeleton } from '@larder/ui';
import styles from './places.module.css';

/** The place of the review until its code and the payment method are known. */
export function ReviewPlace() {
  return (
    <div className={styles.review}>
      <Skeleton shape="wide" />
    </div>
  );
}
