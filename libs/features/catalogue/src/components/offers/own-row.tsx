import type { Product } from '@larder/contracts/catalogue';
import { useText } from '../../messages/offers-text.js';
import { ProductRow } from '../listing/product-row.js';
import { useOwner } from '../recently-viewed/use-owner.js';
import { OWN_OFFERS, useOwnOffers } from './use-own-offers.js';

interface Props {
  readonly products: readonly Product[];
}

/** What the customer has bought before and is on offer now, the latest purchase first. */
export default function OwnRow({ products }: Props) {
  return useOwner() && <Customer products={products} />;
}

function Customer({ products }: Props) {
  const t = useText();
  const own = useOwnOffers(products) ?? [];
  return (
    <div id={OWN_OFFERS}>
      <ProductRow title={t('offers.own')} products={own} />
    </div>
  );
}
