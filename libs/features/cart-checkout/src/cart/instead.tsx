import type { Cart } from '@larder/contracts/cart';
import { productLine, productRoute, type Product } from '@larder/contracts/catalogue';
import { Link, pageTexts, Place, useHref, type FeatureContext } from '@larder/platform';
import { insteadApi, insteadOf } from '../api/instead-api.js';
import { useFitting } from '../allergens/use-fitting.js';
import { AddToCart } from './add-to-cart.js';
import styles from './cart-lines.module.css';

const { useText: useInsteadText } = pageTexts('cart-checkout.instead', {
  de: { title: 'Stattdessen', of: 'Statt {name}' },
  en: { title: 'Instead', of: 'Instead of {name}' },
});

/** Without substitutes the cart still stands. */
export async function preloadInstead(context: FeatureContext, cart: Cart): Promise<void> {
  const { getInstead } = insteadApi.endpoints;
  const all = await Promise.all(
    cart.unavailableLineItems.map(({ product }) =>
      context.query(getInstead, insteadOf(product)).catch((): readonly Product[] => []),
    ),
  );
  const shown = all.flat().map((product) => ({ product }));
  if (shown.length > 0) await context.place(productLine, shown);
}

/** What can be put into the cart instead of a product that cannot be had, as its own page offers it. */
export function Instead({ product: { sku, name } }: { readonly product: Product }) {
  const text = useInsteadText();
  const href = useHref();
  const { data: all = [] } = insteadApi.useGetInsteadQuery(insteadOf({ sku }));
  const data = useFitting(all);
  if (data.length === 0) return null;
  return (
    <section aria-label={text('of', { name })} className={styles.instead}>
      <h3 className={styles.insteadTitle}>{text('title')}</h3>
      <ul role="list" className={styles.substitutes}>
        {data.map((product) => {
          const words = <Place slot={productLine} props={{ product }} empty={product.name} />;
          const to = href(productRoute, { slug: product.slug, sku: product.sku });
          return (
            <li key={product.sku} className={styles.substitute}>
              {to === undefined ? words : <Link href={to}>{words}</Link>}
              <AddToCart product={product} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
