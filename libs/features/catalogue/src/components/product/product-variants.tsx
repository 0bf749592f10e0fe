import { productRoute, type ProductDetail } from '@larder/contracts/catalogue';
import { Link, useHref } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import styles from './product-variants.module.css';

/** Other sizes of the same product, each with its own URL (CAT-15). */
export function ProductVariants({ product }: { readonly product: ProductDetail }) {
  const t = useText();
  const href = useHref();
  const variants = product.variants.flatMap(({ sku, slug, packSize }) => {
    const to = href(productRoute, slug === product.slug ? { slug, sku } : { slug });
    return to === undefined ? [] : [{ sku, packSize, to }];
  });
  if (variants.length < 2) return null;
  return (
    <nav aria-label={t('product.sizes')}>
      <ul role="list" className={styles.variants}>
        {variants.map(({ sku, packSize, to }) => (
          <li key={sku}>
            <Link
              href={to}
              className={styles.variant}
              aria-current={sku === product.sku ? 'page' : undefined}
            >
              {packSize}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
