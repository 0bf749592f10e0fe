import type { ProductLineItem } from '@larder/contracts/cart';
import styles from './ordered-goods.module.css';

/** As many as fit on a phone in one row. */
const shown = 5;

/** Pictures of what comes, and how many more; decorative, because the goods are listed below. */
export function OrderedGoods({ lines }: { readonly lines: readonly ProductLineItem[] }) {
  const pictured = lines.filter(({ product }) => product.picture);
  if (pictured.length === 0) return null;
  const more = lines.length - Math.min(shown, pictured.length);
  return (
    <div className={styles.goods} aria-hidden="true">
      {pictured.slice(0, shown).map(({ lineItemId, product: { picture } }) => (
        <img
          key={lineItemId}
          src={picture?.url}
          alt=""
          width={picture?.width}
          height={picture?.height}
          decoding="async"
        />
      ))}
      {more > 0 && <span>+{more}</span>}
    </div>
  );
}
