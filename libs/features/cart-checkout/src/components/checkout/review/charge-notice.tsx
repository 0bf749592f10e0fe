import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { hasSurcharge, withSurcharge } from '@larder/pricing';
import { Notice } from '@larder/ui';
import { checkoutApi } from '../../../api/checkout-api.js';
import { useChargeText } from '../../../messages/charge-text.js';
import { isSavedForLater } from '../payment/saved-for-later.js';

interface Props {
  readonly cart: Cart;
  readonly method: PaymentMethodKey;
}

/** What a payment method reserves or charges, and when (CHK-09…13). */
export default function ChargeNotice({ cart, method }: Props) {
  const text = useChargeText();
  const { money, number } = useTexts();
  const { data: config } = checkoutApi.useGetOrderConfigQuery();
  const { overAuthorizationPercentage: percent, total, coveredAmount } = cart.priceInfo;
  if (!hasSurcharge(method)) return null;
  const isLater = isSavedForLater(config?.savedForLater, method, cart.distributionWindow?.start);
  const isAtOnce = config?.chargedAtOnce?.includes(method) === true;
  const hasMargin = !isAtOnce && percent > 0;
  const cents = (hasMargin ? withSurcharge(total, percent) : total) - coveredAmount;
  const amount = money(cents);
  const isInvoice = method.startsWith('pay-by-invoice');
  const key = isLater ? 'later' : isAtOnce ? 'atOnce' : hasMargin ? 'margin' : 'reserved';
  return (
    <Notice type="info">
      {text(isInvoice ? 'invoice' : key, {
        percent: number(percent),
        amount: isInvoice && hasMargin ? `${amount} (+${number(percent)}\u00a0%)` : amount,
      })}
    </Notice>
  );
}
