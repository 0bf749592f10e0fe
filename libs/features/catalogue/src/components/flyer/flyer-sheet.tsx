import { productTile } from '@larder/contracts/catalogue';
import type { FlyerPage } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import styles from './flyer.module.css';

interface Props {
  readonly page: FlyerPage;
  /** The first page, whose first pictures load at once. */
  readonly isFirst: boolean;
}

/** Pictures of the first page that a phone shows without scrolling. */
const EAGER = 2;

/** One page of a flyer: a heading over the tiles of its products. */
export function FlyerSheet({ page: { heading, text, layout, products }, isFirst }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <h3>{heading}</h3>
        {text !== undefined && <p>{text}</p>}
      </div>
      <ul role="list" className={styles.goods} aria-label={heading}>
        {products.map((product, i) => (
          <li key={product.sku} className={layout === 'lead' && i === 0 ? styles.lead : undefined}>
            <ExtensionSlot
              slot={productTile}
              props={{ product, position: i + 1, eager: isFirst && i < EAGER }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
