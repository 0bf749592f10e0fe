import { useTexts } from '@larder/platform';
import type { Forgotten } from '@larder/contracts/cart/basket';
import { useText } from '../../../messages/use-text.js';
import { useSuitableProducts } from '../../allergens/use-suitable-products.js';
import { AddToCart } from '../add-to-cart.js';
import { formatQuantity } from '../lines/format-quantity.js';
import { basketApi } from './basket-api.js';
import { useBasketText } from './basket-text.js';
import styles from './basket.module.css';
import { GoodCard } from './good-card.js';

/**
 * What may be missing in the cart. It stays as it was when the page opened: what is added becomes a
 * stepper in its place.
 */
export default function ForgottenRow() {
  const text = useBasketText();
  const { data } = basketApi.useGetForgottenQuery(undefined, { refetchOnMountOrArgChange: true });
  const items = data?.items ?? [];
  const suitable = useSuitableProducts(items.map(({ product }) => product));
  const shown = items.filter(({ product }) => suitable.includes(product));
  if (!data || shown.length === 0) return null;
  return (
    <section aria-labelledby="cart-forgotten" className={styles.section}>
      <h2 id="cart-forgotten" className={styles.title}>
        {text(data.reason === 'DUE' ? 'forgotten.due' : 'forgotten.together')}
      </h2>
      <ul role="list" className={styles.row}>
        {shown.map((item) => (
          <GoodCard key={item.product.sku} product={item.product}>
            <AddUsual item={item} />
          </GoodCard>
        ))}
      </ul>
    </section>
  );
}

function AddUsual({ item: { product, quantity } }: { readonly item: Forgotten['items'][number] }) {
  const text = useText();
  const own = useBasketText();
  const amount = formatQuantity(text, useTexts(), product, quantity);
  const label = own('forgotten.add', { amount, name: product.name });
  return <AddToCart product={product} first={{ quantity, text: amount, label }} />;
}
