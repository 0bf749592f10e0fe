import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cartRoute, type Cart } from '@larder/contracts/cart';
import { transient, useFeature } from '@larder/platform';
import { lineOf } from '../../state/set-quantity.js';
import { cartViewSlice } from '../../state/cart-view.js';
import type { WantedQuantities } from '../../state/quantities.js';
import { useFeatureState } from '../../state/state.js';
import { useCartMonitorText } from '../../messages/cart-monitor-text.js';

/** Milliseconds in which the way back can be taken. */
const REACTION_TIME = 8000;

/** A product that a stepper took out, anywhere but on the cart's own page, can be put back. */
export function useRemovals(cart: Cart | null | undefined): void {
  const context = useFeature();
  const text = useCartMonitorText();
  const { pathname } = useLocation();
  const wanted = useFeatureState((state) => state.cartQuantities);
  const before = useRef<WantedQuantities>({});
  const isOwnPage = pathname === context.href(cartRoute, {});
  useEffect(() => {
    const known = before.current;
    before.current = wanted;
    if (isOwnPage) return;
    for (const [sku, quantity] of Object.entries(wanted)) {
      const line = lineOf(cart, sku);
      if (quantity > 0 || known[sku] === 0 || !line) continue;
      // The last requested quantity, because clicks can be faster than responses.
      const undo = { kind: 'undo', sku, quantity: known[sku] ?? line.quantity } as const;
      const does = cartViewSlice.actions.failed(undo);
      context.dispatch(
        transient(text('removed', { name: line.product.name }), {
          key: 'cart.removed',
          duration: REACTION_TIME,
          action: { label: text('undo'), does },
        }),
      );
    }
  }, [cart, context, isOwnPage, text, wanted]);
}
