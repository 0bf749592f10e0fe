import { useEffect } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { persistent, removeNotification, useFeature, useTexts } from '@larder/platform';
import { useText } from '../../../messages/use-text.js';
import { formatLimit } from './format-limit.js';
import { useLimits } from './use-limits.js';

/**
 * A persistent info while the weight or value of the cart is too high; removed once it is not
 * (CART-60…62).
 */
export function useLimitNotices(cart: Cart | null | undefined): void {
  const text = useText();
  const texts = useTexts();
  const { limits, findings } = useLimits(cart);
  const of = (finding: 'maxWeight' | 'maxValue') =>
    cart && findings.includes(finding)
      ? formatLimit(text, texts, finding, { cart, limits })
      : undefined;
  useNotice('cart.maxWeight', of('maxWeight'));
  useNotice('cart.maxValue', of('maxValue'));
}

function useNotice(key: string, message: string | undefined): void {
  const { dispatch } = useFeature();
  useEffect(() => {
    if (message === undefined) return;
    dispatch(persistent(message, { type: 'info', key }));
    return () => void dispatch(removeNotification(key));
  }, [dispatch, key, message]);
}
