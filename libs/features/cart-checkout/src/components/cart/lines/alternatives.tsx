import type { Cart } from '@larder/contracts/cart';
import { productLine, productRoute, type Product } from '@larder/contracts/catalogue';
import {
  Link,
  createPageMessages,
  ExtensionSlot,
  useHref,
  type FeatureContext,
} from '@larder/platform';
import { alternativesApi, alternativesOf } from '../../../api/alternatives-api.js';
import { useSuitableProducts } from '../../allergens/use-suitable-products.js';
import { AddToCart } from '../add-to-cart.js';
import styles from './alternatives.module.css';
import { alternatives as de } from '../../../messages/de.json';
import { alternatives as en } from '../../../messages/en.json';
import { alternatives as hi } from '../../../messages/hi.json';
import { alternatives as fr } from '../../../messages/fr.json';

const { useText: useAlternativesText } = createPageMessages('cart-checkout.instead', {
  de,
  en,
  fr,
  hi,
});

/** Without substitutes the cart still works. */
export async function preloadAlternatives(context: FeatureContext, cart: Cart): Promise<void> {
  const { getInstead } = alternativesApi.endpoints;
  const all = await Promise.all(
    cart.unavailableLineItems.map(({ product }) =>
      context.query(getInstead, alternativesOf(product)).catch((): readonly Product[] => []),
    ),
  );
  const shown = all.flat().map((product) => ({ product }));
  if (shown.length > 0) await context.prepareSlot(productLine, shown);
}

/** What can be put into the cart instead of a product that cannot be had, as its own page offers it. */
export function Alternatives({ product: { sku, name } }: { readonly product: Product }) {
  const text = useAlternativesText();
  const href = useHref();
  const { data: all = [] } = alternativesApi.useGetInsteadQuery(alternativesOf({ sku }));
  const data = useSuitableProducts(all);
  if (data.length === 0) return null;
  return (
    <section aria-label={text('of', { name })} className={styles.instead}>
      <h3 className={styles.insteadTitle}>{text('title')}</h3>
      <ul role="list" className={styles.substitutes}>
        {data.map((product) => {
          const content = (
            <ExtensionSlot slot={productLine} props={{ product }} empty={product.name} />
          );
          const to = href(productRoute, { slug: product.slug, sku: product.sku });
          return (
            <li key={product.sku} className={styles.substitute}>
              {to === undefined ? content : <Link href={to}>{content}</Link>}
              <AddToCart product={product} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
