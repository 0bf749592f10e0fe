import type { CheckoutInput } from '@larder/contracts/checkout';
import type { OrderAttempt } from '../../api/checkout-api.js';
import { openAttempt } from './order-attempt.js';

/** The open attempt if it is for the same order, else a new one; it is stored. */
export function attemptFor(input: CheckoutInput): OrderAttempt {
  const open = openAttempt.read();
  if (open && isSame(open.input, input)) return open;
  const attempt = { key: newKey(), input };
  openAttempt.write(attempt);
  return attempt;
}

/** Both are made by the same code, so their fields have the same order. */
const isSame = (a: CheckoutInput, b: CheckoutInput) => JSON.stringify(a) === JSON.stringify(b);

/** 128 random bits; `randomUUID` is missing where the shop is not served over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
