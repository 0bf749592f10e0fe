import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig, PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature, useTexts } from '@larder/platform';
import { useText } from '../../../../messages/use-text.js';
import { formatTimeSlot } from '../../../service/times/format-time-slot.js';
import { useExpressText } from '../express-text.js';
import { reservedCents, toStripeUnits } from './reserved-amount.js';
import type { SheetContent } from './stripe-js.js';

/** What a wallet's sheet shows of the cart: its total, the margin for weighed goods, its time slot. */
export function useSheetContent(
  cart: Cart,
  methodKey: PaymentMethodKey,
  config: OrderConfig | undefined,
): () => SheetContent {
  const text = useText();
  const own = useExpressText();
  const texts = useTexts();
  const { currency } = useFeature().tenant;
  return () => {
    const { priceInfo, distributionWindow: slot, distributionAddress } = cart;
    const margin = reservedCents(priceInfo, methodKey, config) - priceInfo.total;
    const lines = [
      [text('totals.total'), priceInfo.total],
      [own('margin'), margin],
    ] as const;
    const lineItems = lines
      .filter(([, cents]) => cents > 0)
      .map(([name, cents]) => ({ name, amount: toStripeUnits(cents, currency) }));
    if (distributionAddress || !slot) return { lineItems };
    // Its fee is part of the total.
    const rate = { id: 'slot', displayName: formatTimeSlot(text, texts, slot), amount: 0 };
    return { lineItems, shippingRates: [rate] };
  };
}
