import type { Product } from '@larder/contracts/catalogue';
import styles from './cart-lines.module.css';

/** Picture of a line; decorative, because the name is beside it. */
export function LinePicture({ product: { picture } }: { readonly product: Product }) {
  return (
    <span className={styles.picture}>
      {picture && (
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
