import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Cart } from '@larder/contracts/cart';
import { paymentResultRoute } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { stateOf } from '../../../state/state.js';
import { isLoggedIn } from '../../../state/cart-flag.js';
import { shouldValidate, VALIDATION_INTERVAL_MS } from './should-validate.js';
import { validateCart } from './validate-cart.js';

/** Validates the cart every minute and whenever it is another one (CART-32…38). */
export function useValidation(cart: Cart | null | undefined): void {
  const context = useFeature();
  const { pathname } = useLocation();
  const isRunning = useRef(false);
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
  }, [pathname]);

  const validate = useCallback(() => {
    const state = stateOf(context.getState());
    const known = cachedCart(state);
    const facts = {
      isPaymentResult: path.current === context.href(paymentResultRoute, {}),
      hasCart: known != null,
      isLoggedIn: isLoggedIn(),
      isRunning: isRunning.current,
      status: known?.cartStatus,
      isProcessing: state.checkout.isProcessing,
    };
    if (!shouldValidate(facts)) return;
    isRunning.current = true;
    void validateCart(context).finally(() => (isRunning.current = false));
  }, [context]);

  useEffect(() => {
    const timer = setInterval(validate, VALIDATION_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [validate]);

  const id = cart?.id;
  useEffect(() => {
    if (id !== undefined) validate();
  }, [id, validate]);
}
