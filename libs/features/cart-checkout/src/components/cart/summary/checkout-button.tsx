import { useId } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { checkoutRoute } from '@larder/contracts/checkout';
import type { LimitFinding, OrderLimits } from '@larder/pricing';
import { Link, useHref, useTexts } from '@larder/platform';
import { ArrowRightIcon, Button, LinkButton, Progress } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import styles from '../cart-page.module.css';
import { formatLimit } from '../validation/format-limit.js';

interface Props {
  readonly cart: Cart;
  readonly findings: readonly LimitFinding[];
  readonly limits: OrderLimits;
}

/** The checkout link; disabled, with the reason as text, while a limit is missed (CART-62). */
export function CheckoutButton({ cart, findings, limits }: Props) {
  const text = useText();
  const texts = useTexts();
  const href = useHref()(checkoutRoute, {});
  const id = useId();
  if (href === undefined) return null;
  if (findings.length === 0)
    return (
      <LinkButton as={Link} href={href} block icon={<ArrowRightIcon directional />}>
        {text('cart.checkout')}
      </LinkButton>
    );
  const reasonOf = (finding: LimitFinding) => (
    <span id={id + finding}>{formatLimit(text, texts, finding, { cart, limits })}</span>
  );
  return (
    <>
      <ul role="list" className={styles.reasons}>
        {findings.map((finding) => (
          <li key={finding}>
            {finding === 'minValue' ? (
              <Progress value={cart.priceInfo.orderValue} max={limits.minValue ?? 0}>
                {reasonOf(finding)}
              </Progress>
            ) : (
              reasonOf(finding)
            )}
          </li>
        ))}
      </ul>
      <Button block disabled aria-describedby={findings.map((one) => id + one).join(' ')}>
        {text('cart.checkout')}
      </Button>
    </>
  );
}
