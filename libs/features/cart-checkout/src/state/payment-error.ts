import type { CartError } from '@larder/contracts/cart';

/** Why the last payment came to nothing: no check of the cart finds that, or answers it (CHK-14). */
export const paymentFailed = 'PAYMENT';

export const isPaymentError = ({ code }: CartError) => code === paymentFailed;
