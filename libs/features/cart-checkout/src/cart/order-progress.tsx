import type { Cart } from '@larder/contracts/cart';
import { isServiceFree, type OrderLimits } from '@larder/pricing';
import { useTexts } from '@larder/platform';
import { Progress, Stack } from '@larder/ui';
import { useText } from '../use-text.js';

interface Props {
  readonly cart: Cart;
  readonly limits: OrderLimits;
}

/** How far the order is from its minimum and from free service, in words and as bars (CART-63). */
export function OrderProgress({ cart, limits }: Props) {
  const text = useText();
  const { money } = useTexts();
  const { orderValue } = cart.priceInfo;
  const minimum = cart.mode === 'ADDON' ? undefined : limits.minValue;
  const threshold = cart.freeOfChargeThreshold;
  if (minimum === undefined && threshold === undefined) return null;
  return (
    <Stack gap={3}>
      {minimum !== undefined && orderValue < minimum && (
        <Progress value={orderValue} max={minimum}>
          {text('progress.minimum', {
            missing: money(minimum - orderValue),
            minimum: money(minimum),
          })}
        </Progress>
      )}
      {threshold !== undefined && (
        <Progress value={orderValue} max={threshold}>
          {isServiceFree(orderValue, threshold)
            ? text('progress.freeReached')
            : text('progress.free', { missing: money(threshold - orderValue) })}
        </Progress>
      )}
    </Stack>
  );
}
