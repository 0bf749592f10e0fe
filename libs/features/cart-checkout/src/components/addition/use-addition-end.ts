import { useEffect } from 'react';
import { persistent, useFeature } from '@larder/platform';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { useAdditionBannerText } from './addition-banner-text.js';

/** The clocks of browser and server differ: the cart is read again until it is an ordinary one. */
const RETRY_MS = 5_000;

/** The order is closed: shows a notice and refetches the cart. */
export function useAdditionEnd(number: string): void {
  const { dispatch } = useFeature();
  const message = useAdditionBannerText()('ended', { number });
  useEffect(() => {
    dispatch(persistent(message, { key: 'addition-ended' }));
    const read = () => void dispatch(refetchCart());
    read();
    const timer = setInterval(read, RETRY_MS);
    return () => clearInterval(timer);
  }, [dispatch, message]);
}
