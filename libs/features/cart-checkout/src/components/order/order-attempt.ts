import type { OrderAttempt } from '../../api/checkout-api.js';
import { sessionDraft } from '../checkout/contact/session-draft.js';

/**
 * The order that was sent and not answered yet. It outlives a reload, so that the question is
 * repeated under the same key and never makes a second order.
 */
export const openAttempt = sessionDraft<OrderAttempt>(
  'checkout.attempt',
  (value): value is OrderAttempt =>
    typeof value === 'object' && value !== null && 'key' in value && 'input' in value,
);
