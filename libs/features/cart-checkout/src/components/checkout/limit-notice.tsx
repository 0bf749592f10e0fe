import type { Cart } from '@larder/contracts/cart';
import { cartRoute } from '@larder/contracts/cart';
import type { LimitFinding, OrderLimits } from '@larder/pricing';
import { Link, useHref, useTexts } from '@larder/platform';
import { LinkButton, Notice } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { formatLimit } from '../cart/validation/format-limit.js';

interface Props {
  readonly cart: Cart;
  readonly limits: OrderLimits;
  readonly findings: readonly LimitFinding[];
}

/** Limits that the order misses, with the way back to the cart (CART-62). */
export function LimitNotice({ cart, limits, findings }: Props) {
  const text = useText();
  const texts = useTexts();
  const href = useHref()(cartRoute, {});
  return (
    <Notice
      type="warning"
      live
      title={text('limits.title')}
      actions={
        href !== undefined && (
          <LinkButton as={Link} href={href} variant="secondary">
            {text('checkout.toCart')}
          </LinkButton>
        )
      }
    >
      {findings.map((finding) => (
        <p key={finding}>{formatLimit(text, texts, finding, { cart, limits })}</p>
      ))}
    </Notice>
  );
}
