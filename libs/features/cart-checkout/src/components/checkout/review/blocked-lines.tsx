import { lazy, useState } from 'react';
import { cartRoute, type Cart } from '@larder/contracts/cart';
import { Link, useFeature, useHref, useTexts } from '@larder/platform';
import { Button, LinkButton, Notice } from '@larder/ui';
import { cartApi } from '../../../api/cart/cart-api.js';
import { formatQuantity } from '../../cart/lines/format-quantity.js';
import { enqueueChange, problemOf } from '../../../state/set-quantity.js';
import { cartViewSlice } from '../../../state/cart-view.js';
import { useText } from '../../../messages/use-text.js';
import { useBlockedText } from '../../../messages/blocked-text.js';
import { AfterMount } from '../after-mount.js';

const UnconfirmedLines = lazy(() => import('../../allergens/unconfirmed-lines.js'));

const linesAbove = ({ productLineItems }: Cart) =>
  productLineItems.filter(({ quantity, product }) => quantity > product.maxQuantity);

const unconfirmedLines = ({ productLineItems }: Cart) =>
  productLineItems.filter(({ allergenWarning }) => allergenWarning?.isConfirmed === false);

/**
 * Whether lines block the order: unavailable goods, quantities above the maximum, or unconfirmed
 * allergens that the shopper avoids.
 */
export function hasBlockedLines(cart: Cart): boolean {
  return (
    cart.unavailableLineItems.length > 0 ||
    linesAbove(cart).length > 0 ||
    unconfirmedLines(cart).length > 0
  );
}

/** Those lines by name, with a button to remove unavailable ones (CART-96). */
export function BlockedLines({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const own = useBlockedText();
  const texts = useTexts();
  const cartHref = useHref()(cartRoute, {});
  const { isBusy, drop } = useDropping(cart);
  const { unavailableLineItems: gone } = cart;
  const actions = (
    <>
      {gone.length > 0 && (
        <Button variant="secondary" busy={isBusy} onClick={() => void drop()}>
          {own('drop')}
        </Button>
      )}
      {cartHref !== undefined && (
        <LinkButton as={Link} href={cartHref} variant="secondary">
          {text('checkout.toCart')}
        </LinkButton>
      )}
    </>
  );
  return (
    <Notice type="warning" live title={text('limits.title')} actions={actions}>
      {gone.length > 0 && <p>{text('unavailable.text')}</p>}
      <ul>
        {gone.map(({ lineItemId, product }) => (
          <li key={lineItemId}>{product.name}</li>
        ))}
        {linesAbove(cart).map(({ lineItemId, product }) => {
          const quantity = formatQuantity(text, texts, product, product.maxQuantity);
          return <li key={lineItemId}>{own('most', { name: product.name, quantity })}</li>;
        })}
      </ul>
      {unconfirmedLines(cart).length > 0 && (
        <AfterMount>
          <UnconfirmedLines lines={unconfirmedLines(cart)} />
        </AfterMount>
      )}
    </Notice>
  );
}

function useDropping({ unavailableLineItems }: Cart) {
  const context = useFeature();
  const [removeItems] = cartApi.useRemoveItemsMutation();
  const [isBusy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    const lineItemIds = unavailableLineItems.map(({ lineItemId }) => lineItemId).join(',');
    const { error } = await enqueueChange(context, () => removeItems({ query: { lineItemIds } }));
    setBusy(false);
    if (error) context.dispatch(cartViewSlice.actions.failed(problemOf(error)));
  };
  return { isBusy, drop };
}
