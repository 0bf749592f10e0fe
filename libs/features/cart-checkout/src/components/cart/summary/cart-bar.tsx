import type { Cart } from '@larder/contracts/cart';
import { checkoutRoute } from '@larder/contracts/checkout';
import { Link, useHref, useTexts } from '@larder/platform';
import { LinkButton } from '@larder/ui';
import { useCartMonitorText } from '../../../messages/cart-monitor-text.js';
import { useText } from '../../../messages/use-text.js';
import { useIsPending } from '../use-cart.js';
import { formatLimit } from '../validation/format-limit.js';
import { useLimits } from '../validation/use-limits.js';
import styles from './cart-bar.module.css';
import { isFeeOpen } from './is-fee-open.js';

/** On narrow screens: the total, and the way to the checkout or what is missing for it, always in sight. */
export function CartBar({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const own = useCartMonitorText();
  const texts = useTexts();
  const href = useHref()(checkoutRoute, {});
  const isPending = useIsPending();
  const { limits, findings } = useLimits(cart);
  const [finding] = findings;
  const { orderValue, depositFees } = cart.priceInfo;
  const total = texts.money(cart.priceInfo.total);
  const isBelow = finding === 'minValue';
  const missing = (limits.minValue ?? 0) - orderValue;
  const sum = isFeeOpen(cart) ? own('bar.beforeFee') : text('totals.total');
  // Only goods count for the minimum: the two amounts add up to it.
  const goods = depositFees > 0 ? own('bar.goods') : text('totals.goods');
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>{isBelow ? goods : sum}</span>
        <strong className={isPending ? styles.pending : undefined}>
          {isBelow ? texts.money(orderValue) : total}
        </strong>
      </p>
      {finding === undefined && href !== undefined && (
        <LinkButton as={Link} href={href} aria-label={own('bar.checkout', { total })}>
          {text('cart.checkout')}
        </LinkButton>
      )}
      {finding !== undefined && (
        <p className={styles.missing}>
          {isBelow
            ? own('bar.missing', { missing: texts.money(missing) })
            : formatLimit(text, texts, finding, { cart, limits })}
        </p>
      )}
    </div>
  );
}
