import { productTile } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { Stack } from '@larder/ui';
import { useId } from 'react';
import { popularApi } from '../../api/cart/popular-api.js';
import { useText } from '../../messages/use-text.js';
import styles from './popular-products.module.css';

const popular = { query: { pageSize: 12 } };

/** What an empty cart can start with; without an answer the page still says what it has to. */
export default function PopularProducts() {
  const text = useText();
  const id = useId();
  const { data } = popularApi.useGetPopularProductsQuery(popular);
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{text('empty.popular')}</h2>
        <ul role="list" className={styles.row}>
          {data.results.map((product) => (
            <li key={product.sku}>
              <ExtensionSlot slot={productTile} props={{ product }} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
