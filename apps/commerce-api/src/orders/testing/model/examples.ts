import { testTimeSlots } from '../../../ordering/testing/test-shop.js';
import type { Step } from './steps.js';

const order = (
  of: number,
  method: 'credit-cards' | 'payment-at-the-door',
  card?: 'success' | 'decline' | 'silent' | 'late',
): Step => ({ do: 'order', of, method, isRepeated: true, card, back: card && 'return' });

/** Sequences that every run executes before the random ones: rare failures that involve money. */
export const examples: readonly (readonly Step[])[] = [
  // A part from the wallet, declined, then paid, made smaller, and cancelled.
  [
    { do: 'put', of: 0, sku: 'water', quantity: 12 },
    { do: 'wallet', of: 0, share: 4_700 },
    order(0, 'credit-cards', 'decline'),
    order(0, 'credit-cards', 'success'),
    { do: 'change', of: 0, nth: 0, line: 1 },
    { do: 'reconcile' },
    { do: 'cancel', of: 0, nth: 0 },
  ],
  // Two for the last place, two for the last use of a voucher.
  [
    { do: 'voucher', of: 0, id: 'v-ten' },
    order(0, 'payment-at-the-door'),
    { do: 'window', of: 0, id: testTimeSlots.evening },
    { do: 'window', of: 1, id: testTimeSlots.evening },
    { do: 'voucher', of: 0, id: 'v-ten' },
    { do: 'voucher', of: 1, id: 'v-ten' },
    { do: 'together', steps: [order(0, 'credit-cards'), order(1, 'payment-at-the-door')] },
    { do: 'cancel', of: 1, nth: 0 },
    { do: 'cancel', of: 0, nth: 1 },
  ],
  // Paid after it was given up, while the provider cannot be reached.
  [
    order(1, 'credit-cards', 'late'),
    { do: 'fault', at: 'cancel' },
    { do: 'reset', of: 1 },
    { do: 'minutes', count: 1 },
    { do: 'hooks', how: 'doubled' },
    { do: 'fault', at: undefined },
    { do: 'minutes', count: 31 },
    { do: 'reconcile' },
  ],
  // Never paid, and cancelled by its shopper: it is not picked.
  [
    order(0, 'credit-cards', 'silent'),
    { do: 'minutes', count: 62 },
    { do: 'reconcile' },
    { do: 'cancel', of: 0, nth: 0 },
    { do: 'pick', luck: [0, 0, 0, 0, 0, 0] },
    { do: 'pick', luck: [0, 0, 0, 0, 0, 0] },
  ],
  // Concurrent last uses of codes; an expired hold; a free order, and the refund of a cancellation.
  [
    { do: 'code', of: 0, code: 'LAST' },
    { do: 'code', of: 1, code: 'LAST' },
    { do: 'code', of: 0, code: 'TEN' },
    { do: 'substitution', of: 0, choice: 'SIMILAR' },
    { do: 'substitution', of: 0, nth: 0, choice: 'CALL' },
    {
      do: 'together',
      steps: [order(0, 'credit-cards', 'success'), order(1, 'payment-at-the-door')],
    },
    { do: 'extend', of: 2 },
    { do: 'minutes', count: 31 },
    { do: 'extend', of: 2 },
    order(2, 'payment-at-the-door'),
    { do: 'cancel', of: 0, nth: 0 },
    { do: 'code', of: 1, code: 'LAST' },
    order(1, 'payment-at-the-door'),
    { do: 'addTo', of: 2, nth: 0 },
    { do: 'code', of: 2, code: 'ALL' },
    { do: 'code', of: 2, code: 'BRINGIT' },
    order(2, 'credit-cards'),
    { do: 'cancel', of: 2, nth: 0 },
  ],
  // Picked for less than was paid, while the provider cannot refund.
  [
    { do: 'put', of: 0, sku: 'wine', quantity: 3 },
    { do: 'put', of: 0, sku: 'tomatoes', quantity: 1_000 },
    { do: 'wallet', of: 0, share: 5_000 },
    order(0, 'credit-cards', 'success'),
    { do: 'fault', at: 'refund' },
    { do: 'pick', luck: [50, 0, 40, 90, 20, 10] },
    { do: 'reconcile' },
    { do: 'fault', at: undefined },
    { do: 'pick', luck: [50, 0, 40, 90, 20, 10] },
    { do: 'reconcile' },
  ],
];
