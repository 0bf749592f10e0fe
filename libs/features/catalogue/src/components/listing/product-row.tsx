import { useId } from 'react';
import { EAGER_TILES, productTile, tileFragment, type Product } from '@larder/contracts/catalogue';
import { Link, ExtensionSlot, CachedList } from '@larder/platform';
import styles from './product-row.module.css';

interface Props {
  readonly title: string;
  readonly products: readonly Product[];
  /** On the first screen: the pictures of the first tiles load at once. */
  readonly isLead?: boolean;
  readonly more?: { readonly href: string; readonly text: string } | undefined;
}

/** Products in one row that is pushed sideways; the browser's own scrolling, so it needs no script. */
export function ProductRow({ title, products, isLead = false, more }: Props) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className="section-heading">
          {title}
        </h2>
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.text}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
      <CachedList
        renderList={(content) => <ul role="list" className={styles.row} {...content} />}
        items={products}
        itemClassName={styles.cell}
        keyOf={skuOf}
        fragmentOf={(i) => tileFragment(i + 1, isLead && i < EAGER_TILES)}
        render={(product, i) => (
          <ExtensionSlot
            slot={productTile}
            props={{ product, position: i + 1, eager: isLead && i < EAGER_TILES }}
          />
        )}
      />
    </section>
  );
}

const skuOf = ({ sku }: Product) => sku;
