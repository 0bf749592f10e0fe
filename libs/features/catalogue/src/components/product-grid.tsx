import { productTile, type Product } from '@larder/contracts/catalogue';
import { Place, Repeated } from '@larder/platform';
import { Grid } from '@larder/ui';
import styles from './product-grid.module.css';

interface Props {
  readonly products: readonly Product[];
  /** Position of the first one in the whole list, from 1. */
  readonly from?: number;
}

/** Tiles of the first screen: their pictures load at once. */
export const EAGER_TILES = 6;

/** Products in columns. */
export function ProductGrid({ products, from = 1 }: Props) {
  return (
    <Grid as="ul" of="tiles" role="list" className={styles.grid}>
      {products.map((product, i) => {
        const position = from + i;
        const eager = i < EAGER_TILES;
        return (
          <Repeated
            as="li"
            key={product.sku}
            className={styles.cell}
            // The picture alone is another one among the first tiles.
            part={eager ? `tile${position === 1 ? 1 : 2}` : 'tile'}
            of={product}
          >
            <Place slot={productTile} props={{ product, position, eager }} />
          </Repeated>
        );
      })}
    </Grid>
  );
}
