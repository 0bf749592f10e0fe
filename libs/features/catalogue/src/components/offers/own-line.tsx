import type { Product } from '@larder/contracts/catalogue';
import { useText } from '../../messages/offers-text.js';
import { OWN_OFFERS, useOwnOffers } from './use-own-offers.js';

/** Leads to the customer's own offers. */
export default function OwnLine({ products }: { readonly products: readonly Product[] }) {
  const t = useText();
  const own = useOwnOffers(products);
  if (!own || own.length === 0) return null;
  return <a href={`#${OWN_OFFERS}`}>{t('offers.ownCount', { count: own.length })}</a>;
}
