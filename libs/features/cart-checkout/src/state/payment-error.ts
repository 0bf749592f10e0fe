import type { CartError } from '@larder/contracts/cart';

/** Why the last payment failed: no validation of the cart finds or clears it (CHK-14). */
export const paymentFailed = 'PAYMENT';

export const isPaymentError = ({ code }: CartError) => code === paymentFailed;
