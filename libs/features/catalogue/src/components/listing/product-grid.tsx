import { EAGER_TILES, productTile, tileFragment, type Product } from '@larder/contracts/catalogue';
import { CachedList, ExtensionSlot } from '@larder/platform';
import { Grid } from '@larder/ui';
import styles from './product-grid.module.css';

interface Props {
  readonly products: readonly Product[];
  /** Position of the first one in the whole list, from 1. */
  readonly from?: number;
}

/** Milliseconds in which the browser lays out all tiles and remembers their heights. */
const SETTLING = 1000;

/** Of the second row of a tile, which it shares with those beside it. */
const textHeight = (cell: HTMLElement) =>
  cell.firstElementChild?.children[1]?.getBoundingClientRect().height ?? 0;

/**
 * From then on the browser leaves out tiles far from the screen, which halves the time to paint a tap.
 * Those on it stay as they are: they would count as moved.
 */
function settle(list: HTMLElement | null) {
  if (!list) return;
  const isFar = (cell: Element) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom < 0 || top > window.innerHeight;
  };
  setTimeout(() => {
    const far = [...list.querySelectorAll<HTMLElement>(':scope > li')].filter(isFar);
    // Heights first: after each style that is set, the next one would have to be laid out again.
    const texts = far.map(textHeight);
    far.forEach((cell, i) => {
      cell.style.setProperty('--text-row', `${texts[i]}px`);
      cell.classList.add(styles.far ?? '');
    });
  }, SETTLING);
}

/** Products in columns. */
export function ProductGrid({ products, from = 1 }: Props) {
  return (
    <CachedList
      renderList={(content) => (
        <Grid as="ul" of="tiles" role="list" ref={settle} className={styles.grid} {...content} />
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
