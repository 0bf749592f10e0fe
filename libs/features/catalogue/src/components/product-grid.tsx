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
        const props = { product, position: from + i, eager: i < EAGER_TILES };
        // The first pictures are announced in the page's head, which ready markup could not do.
        return props.eager ? (
          <li key={product.sku} className={styles.cell}>
            <Place slot={productTile} props={props} />
          </li>
        ) : (
          <Repeated
            key={product.sku}
            className={styles.cell}
            slot={productTile}
            props={props}
            of={product}
          />
        );
      })}
    </Grid>
  );
}
