import { productTile, type Product } from '@larder/contracts/catalogue';
import { ExtensionSlot, CachedFragment } from '@larder/platform';
import { Grid } from '@larder/ui';
import styles from './product-grid.module.css';

interface Props {
  readonly products: readonly Product[];
  /** Position of the first one in the whole list, from 1. */
  readonly from?: number;
}

/** Tiles of the first screen: their pictures load at once. */
export const EAGER_TILES = 4;

/** Products in columns. */
export function ProductGrid({ products, from = 1 }: Props) {
  return (
    <Grid as="ul" of="tiles" role="list" className={styles.grid}>
      {products.map((product, i) => {
        const position = from + i;
        const eager = i < EAGER_TILES;
        return (
          <CachedFragment
            as="li"
            key={product.sku}
            className={styles.cell}
            // The picture alone is another one among the first tiles.
            fragment={eager ? `tile${position === 1 ? 1 : 2}` : 'tile'}
            cacheKey={product}
          >
            <ExtensionSlot slot={productTile} props={{ product, position, eager }} />
          </CachedFragment>
        );
      })}
    </Grid>
  );
}
