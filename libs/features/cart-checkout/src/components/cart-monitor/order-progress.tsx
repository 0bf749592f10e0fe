import type { Cart } from '@larder/contracts/cart';
import { isServiceFree, limitFindings, type OrderLimits } from '@larder/pricing';
import { useTexts } from '@larder/platform';
import { Progress, Stack } from '@larder/ui';
import { formatWeight } from '../cart/validation/format-weight.js';
import { useText } from '../../messages/use-text.js';
import styles from './order-progress.module.css';
import { useCartMonitorText } from '../../messages/cart-monitor-text.js';

interface Props {
  readonly cart: Cart;
  readonly limits: OrderLimits;
}

/** Share of the heaviest order from which its weight is worth telling. */
const SHOW_WEIGHT_FROM = 0.5;

function WeightProgress({ cart, max }: Pick<Props, 'cart'> & { readonly max: number }) {
  const own = useCartMonitorText();
  const text = useText();
  const texts = useTexts();
  const { weight } = cart;
  const weighed = (grams: number) => formatWeight({ text, texts }, cart, grams, 1);
  // A bar that is full would look like something that was reached.
  return (
    <p className={weight > max ? styles.tooHeavy : undefined}>
      {own('weight', { weight: weighed(weight).amount, most: weighed(max).weight })}
      <meter className={styles.weight} value={Math.min(weight, max)} max={max} aria-hidden="true" />
    </p>
  );
}

/**
 * How far the order is from free service and from the heaviest (CART-60, CART-63). A minimum comes
 * first: the checkout says what is missing for it.
 */
export function OrderProgress({ cart, limits }: Props) {
  const own = useCartMonitorText();
  const { money } = useTexts();
  const { orderValue } = cart.priceInfo;
  const isBelow = limitFindings(cart, limits).includes('minValue');
  // Where service is always free, there is nothing to reach.
  const threshold = (!isBelow && cart.freeOfChargeThreshold) || undefined;
  const { maxWeight } = limits;
  const isHeavy = maxWeight !== undefined && cart.weight >= maxWeight * SHOW_WEIGHT_FROM;
  if (threshold === undefined && !isHeavy) return null;
  return (
    <Stack gap={3}>
      {threshold !== undefined && (
        <Progress value={orderValue} max={threshold}>
          {isServiceFree(orderValue, threshold)
            ? own('freeReached')
            : own('free', { missing: money(threshold - orderValue) })}
        </Progress>
      )}
      {isHeavy && <WeightProgress cart={cart} max={maxWeight} />}
    </Stack>
  );
}
