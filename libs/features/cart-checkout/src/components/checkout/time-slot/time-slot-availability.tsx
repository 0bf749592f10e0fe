import type { Cart } from '@larder/contracts/cart';
import { Notice } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { useText } from '../../../messages/use-text.js';

/** Products that are unavailable for the chosen time slot (SLOT-09). */
export function TimeSlotAvailability({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const timeSlotId = cart.distributionWindow?.id;
  const skus = cart.productLineItems.map(({ product }) => product.sku);
  const { data } = distributionApi.usePostCapacityQuery(
    timeSlotId === undefined ? skipToken : { query: { timeSlotId }, body: { skus } },
  );
  const missing = new Set(data?.filter(({ available }) => !available).map(({ sku }) => sku));
  const names = cart.productLineItems
    .filter(({ product }) => missing.has(product.sku))
    .map(({ product }) => product.name);
  if (names.length === 0) return null;
  return (
    <Notice type="warning" live title={text('slot.missingTitle')}>
      {text('slot.missing', { names: names.join(', ') })}
    </Notice>
  );
}
