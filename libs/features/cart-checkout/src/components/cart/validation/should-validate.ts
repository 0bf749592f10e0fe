import type { CartStatus } from '@larder/contracts/cart';

/** CART-33, milliseconds. */
export const VALIDATION_INTERVAL_MS = 60_000;

export interface ValidationFacts {
  readonly isPaymentResult: boolean;
  readonly hasCart: boolean;
  readonly isLoggedIn: boolean;
  readonly isRunning: boolean;
  readonly status: CartStatus | undefined;
  readonly isProcessing: boolean;
}

/** Whether to validate the cart now (CART-32, 35…38). */
export function shouldValidate(facts: ValidationFacts): boolean {
  return (
    !facts.isPaymentResult &&
    (facts.hasCart || facts.isLoggedIn) &&
    !facts.isRunning &&
    facts.status !== 'FINALIZED' &&
    !facts.isProcessing
  );
}
