import { useId } from 'react';
import { storefinderRoute } from '@larder/contracts/distribution';
import { storeRoute } from '@larder/contracts/stores';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { storesApi } from '../../api/stores-api.js';
import { useText } from '../../messages/use-text.js';

/** The sitemap contains only the finder when the call fails. */
export const preload = (context: FeatureContext) =>
  context.query(storesApi.endpoints.findStores, undefined).catch(() => undefined);

/** The stores in the list of all pages. */
export default function SitemapSection() {
  const t = useText();
  const id = useId();
  const href = useHref();
  const { data: stores = [] } = storesApi.useFindStoresQuery();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('result.list')}</h2>
      <ul>
        <li>
          <Link href={href(storefinderRoute, {}) ?? ''}>{t('title')}</Link>
        </li>
        {stores.map(({ storeId, name }) => (
          <li key={storeId}>
            <Link href={href(storeRoute, { storeId }) ?? ''}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
