import type { Cart } from '@larder/contracts/cart';
import { cartRoute } from '@larder/contracts/cart';
import { Link, useHref, useTexts } from '@larder/platform';
import { LinkButton, Notice } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import { formatLimit } from '../../cart/validation/format-limit.js';
import { useLimits } from '../../cart/validation/use-limits.js';

/** Limits that the order misses, with the way back to the cart (CART-62). */
export default function LimitNotice({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { limits, findings } = useLimits(cart);
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
