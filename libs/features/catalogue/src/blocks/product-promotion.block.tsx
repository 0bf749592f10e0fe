import { useId } from 'react';
import { productTile } from '@larder/contracts/catalogue';
import { ExtensionSlot, type FeatureContext } from '@larder/platform';
import { catalogueApi } from '../api/catalogue-api.js';
import { groupQuery } from '../api/group-query.js';
import { useText } from '../messages/use-text.js';
import styles from './product-promotion.module.css';

interface Fields {
  readonly sku: string;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

const queryOf = ({ sku }: Fields) => groupQuery({ skus: [sku], limit: 1 });

/** A product that no longer exists removes its promotion. */
export async function preload(context: FeatureContext, all: readonly Fields[]) {
  const { getProducts } = catalogueApi.endpoints;
  const pages = await Promise.allSettled(
    all.map((fields) => context.query(getProducts, queryOf(fields))),
  );
  const products = pages.flatMap((page) => (page.status === 'fulfilled' ? page.value.results : []));
  await context.prepareSlot(
    productTile,
    products.map((product) => ({ product })),
  );
}

export default function ProductPromotion({ fields }: { readonly fields: Fields }) {
  const t = useText();
  const id = useId();
  const product = catalogueApi.useGetProductsQuery(queryOf(fields)).data?.results[0];
  if (!product) return null;
  return (
    <section aria-labelledby={id} className={styles.promotion}>
      <div className={styles.text}>
        <h2 id={id}>{fields.title ?? t('promotion.title')}</h2>
        {fields.text !== undefined && <p>{fields.text}</p>}
      </div>
      <div className={styles.tile}>
        <ExtensionSlot slot={productTile} props={{ product }} />
      </div>
    </section>
  );
}
