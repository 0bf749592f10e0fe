import { productTile, type Product } from '@larder/contracts/catalogue';
import { CachedList, ExtensionSlot } from '@larder/platform';
import { Grid } from '@larder/ui';
import { EAGER_TILES, tileFragment } from './eager-tiles.js';
import styles from './product-grid.module.css';

interface Props {
  readonly products: readonly Product[];
  /** Position of the first one in the whole list, from 1. */
  readonly from?: number;
}

/** Products in columns. */
export function ProductGrid({ products, from = 1 }: Props) {
  return (
    <CachedList
      renderList={(content) => (
        <Grid as="ul" of="tiles" role="list" className={styles.grid} {...content} />
      )}
      items={products}
      itemClassName={styles.cell}
      keyOf={({ sku }) => sku}
      fragmentOf={(i) => tileFragment(from + i, i < EAGER_TILES)}
      render={(product, i) => (
        <ExtensionSlot
          slot={productTile}
          props={{ product, position: from + i, eager: i < EAGER_TILES }}
        />
      )}
    />
  );
}
