import { useId } from 'react';
import { productTile } from '@larder/contracts/catalogue';
import { ExtensionSlot, useTexts } from '@larder/platform';
import type { EndingOffer } from '../../api/offers/offer-groups.js';
import { useText } from '../../messages/offers-text.js';
import row from '../listing/product-row.module.css';

/** Offers that end within a few days, each with its last day. */
export function EndingOffers({ offers }: { readonly offers: readonly EndingOffer[] }) {
  const t = useText();
  const id = useId();
  const { date } = useTexts();
  if (offers.length === 0) return null;
  // A day has no time zone: it is formatted in the one that it is read in.
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return (
    <section aria-labelledby={id} className={row.section}>
      <h2 id={id}>{t('offers.endings')}</h2>
      <ul role="list" className={row.row}>
        {offers.map(({ product, until }, i) => (
          <li key={product.sku} className={row.cell}>
            <p>{t('offers.until', { day: date(until, form) })}</p>
            <ExtensionSlot slot={productTile} props={{ product, position: i + 1 }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
