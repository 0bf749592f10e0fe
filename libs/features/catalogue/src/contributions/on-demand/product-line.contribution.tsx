import type { ProductSlotProps } from '@larder/contracts/catalogue';
import { productView } from '../../api/product-normalise.js';
import { Picture } from '../../components/product/picture.js';
import { useFormatContext } from '../../messages/use-text.js';
import styles from './product-line.module.css';

/** A product in one line for lists of suggestions; the list makes it a link or an option. */
export default function ProductLine({ product }: ProductSlotProps) {
  const view = productView(product, useFormatContext());
  return (
    <span className={styles.line}>
      <span>
        <Picture picture={view.picture} name={view.name} dimmed={view.notice !== undefined} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {view.brand && <span className={styles.brand}>{view.brand} </span>}
          {view.name}
        </span>
        <span className={styles.note}>{view.notice ?? view.size}</span>
      </span>
      <span className={styles.price}>
        <span className={view.price.isReduced ? styles.reduced : styles.amount}>
          {view.price.amount}
        </span>
        {view.price.suffix && <span className={styles.note}>{view.price.suffix}</span>}
        <span className={styles.note}>{view.price.unitPrice}</span>
      </span>
    </span>
  );
}
