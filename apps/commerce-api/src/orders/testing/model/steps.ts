import * as fc from 'fast-check';
import type { Substitution } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { testTimeSlots } from '../../../ordering/testing/test-shop.js';
import type { Behaviour } from '../../../payments/providers/simulator/test-cards.js';

/** Can be ordered for when days have gone by. */
export const lastTimeSlot = 'd-W1-20261205-1000';

/** Time slots of the model by number of places: most are scarce. */
export const capacities: Readonly<Record<string, number>> = {
  [testTimeSlots.noon]: 40,
  [testTimeSlots.evening]: 1,
  'd-W1-20261126-1000': 2,
  'd-W1-20261126-1800': 1,
  'd-W1-20261127-1800': 3,
  [lastTimeSlot]: 40,
};

export const skus = ['juice', 'tomatoes', 'water', 'rice', 'wine', 'melon'] as const;
type Sku = (typeof skus)[number];
const stepSizes: Readonly<Record<Sku, number>> = {
  juice: 1,
  tomatoes: 250,
  water: 6,
  rice: 1,
  wine: 1,
  melon: 1800,
};

/** Where a provider does not answer for a while. */
export type Fault = 'start' | 'fetchStatus' | 'capture' | 'refund' | 'cancel';

/** What one shopper does, or what happens to all; `of` is whose, `nth` which of theirs. */
export type Step =
  | { readonly do: 'put'; readonly of: number; readonly sku: Sku; readonly quantity: number }
  | { readonly do: 'remove'; readonly of: number; readonly nth: number }
  | { readonly do: 'window'; readonly of: number; readonly id: string }
  | { readonly do: 'voucher'; readonly of: number; readonly id: string }
  | { readonly do: 'wallet'; readonly of: number; readonly share: number }
  | { readonly do: 'price'; readonly sku: Sku; readonly cents: number }
  | {
      readonly do: 'order';
      readonly of: number;
      readonly method: PaymentMethodKey;
      readonly isRepeated: boolean;
      /** Continues at once: pays this way, and returns or leaves it to the webhook. */
      readonly card?: Behaviour | undefined;
      readonly back?: 'return' | 'webhook' | undefined;
    }
  | { readonly do: 'pay'; readonly of: number; readonly nth: number; readonly card: Behaviour }
  | { readonly do: 'comeBack'; readonly of: number; readonly nth: number }
  | { readonly do: 'hooks'; readonly how: 'once' | 'doubled' | 'backwards' | 'lost' }
  | { readonly do: 'reset'; readonly of: number }
  | { readonly do: 'addTo'; readonly of: number; readonly nth: number }
  | { readonly do: 'cancel'; readonly of: number; readonly nth: number }
  | {
      readonly do: 'change';
      readonly of: number;
      readonly nth: number;
      readonly window?: string | undefined;
      readonly line?: number | undefined;
    }
  | { readonly do: 'code'; readonly of: number; readonly code: string }
  | { readonly do: 'dropCode'; readonly of: number; readonly nth: number }
  | { readonly do: 'extend'; readonly of: number }
  | { readonly do: 'holding'; readonly minutes: number }
  | {
      readonly do: 'substitution';
      readonly of: number;
      /** For one line; for all without. */
      readonly nth?: number | undefined;
      readonly choice?: Substitution | undefined;
    }
  | { readonly do: 'minutes'; readonly count: number }
  | { readonly do: 'reconcile' }
  | { readonly do: 'fault'; readonly at: Fault | undefined }
  | { readonly do: 'pick'; readonly luck: readonly number[] }
  | { readonly do: 'together'; readonly steps: readonly Step[] };

const who = fc.integer({ min: 0, max: 2 });
const which = fc.integer({ min: 0, max: 3 });
const anyTimeSlot = fc.constantFrom(...Object.keys(capacities));
const anySku = fc.constantFrom(...skus);
const methods = ['payment-at-the-door', 'credit-cards', 'credit-cards', 'paypal'] as const;
const cards = ['success', 'success', 'decline', 'secure', 'silent', 'late'] as const;
const webhookOrders = ['doubled', 'disordered'] as const;

const addStep = fc
  .tuple(who, anySku, fc.integer({ min: 1, max: 5 }))
  .map(([of, sku, n]): Step => ({ do: 'put', of, sku, quantity: n * stepSizes[sku] }));
const order = fc
  .record({
    of: who,
    method: fc.constantFrom(...methods, 'pay-by-invoice-b2c' as const),
    isRepeated: fc.boolean(),
    card: fc.constantFrom(...cards, undefined),
    back: fc.constantFrom('return' as const, 'webhook' as const, undefined),
  })
  .map((fields): Step => ({ do: 'order', ...fields }));
const pay = fc
  .tuple(who, which, fc.constantFrom(...cards, ...webhookOrders))
  .map(([of, nth, card]): Step => ({ do: 'pay', of, nth, card }));
const change = fc
  .tuple(
    who,
    which,
    fc.option(anyTimeSlot, { nil: undefined }),
    fc.option(which, { nil: undefined }),
  )
  .map(([of, nth, timeSlot, line]): Step => ({ do: 'change', of, nth, window: timeSlot, line }));
const codes = [
  'TEN',
  'FIVE-OFF',
  'BRINGIT',
  'ONCE',
  'LAST',
  'FIRST',
  'ALONE',
  'ALL',
  'GONE',
] as const;
const code = fc
  .tuple(who, fc.constantFrom(...codes))
  .map(([of, text]): Step => ({ do: 'code', of, code: text }));
const choice = fc.constantFrom('SIMILAR' as const, 'LEAVE_OUT' as const, 'CALL' as const);
const substitutionStep = fc
  .tuple(who, fc.option(which, { nil: undefined }), fc.option(choice, { nil: undefined }))
  .map(([of, nth, preference]): Step => ({ do: 'substitution', of, nth, choice: preference }));
/** Steps that change no goods: codes, substitution preferences, and extended time slot holds. */
const otherStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: code },
  { weight: 2, arbitrary: substitutionStep },
  { weight: 2, arbitrary: who.map((of): Step => ({ do: 'extend', of })) },
  fc.tuple(who, which).map(([of, nth]): Step => ({ do: 'dropCode', of, nth })),
  fc.constantFrom(0, 5, 30).map((minutes): Step => ({ do: 'holding', minutes })),
);
const ofOrder = fc
  .tuple(fc.constantFrom('comeBack', 'addTo', 'cancel', 'remove'), who, which)
  .map(([kind, of, nth]): Step => ({ do: kind, of, nth }));

const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: addStep },
  { weight: 6, arbitrary: order },
  { weight: 5, arbitrary: pay },
  { weight: 5, arbitrary: ofOrder },
  { weight: 3, arbitrary: change },
  { weight: 5, arbitrary: otherStep },
  {
    weight: 2,
    arbitrary: fc.tuple(who, anyTimeSlot).map(([of, id]): Step => ({ do: 'window', of, id })),
  },
  fc
    .tuple(who, fc.constantFrom('v-ten', 'v-welcome', 'v-few', 'pass-6'))
    .map(([of, id]): Step => ({ do: 'voucher', of, id })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, fc.constantFrom(0, 1, 700, 2500, 100_000))
      .map(([of, share]): Step => ({ do: 'wallet', of, share })),
  },
  fc
    .tuple(anySku, fc.integer({ min: 1, max: 4000 }))
    .map(([sku, cents]): Step => ({ do: 'price', sku, cents })),
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('once' as const, 'doubled' as const, 'backwards' as const, 'lost' as const)
      .map((how): Step => ({ do: 'hooks', how })),
  },
  who.map((of): Step => ({ do: 'reset', of })),
  fc.constantFrom(1, 10, 31, 62).map((count): Step => ({ do: 'minutes', count })),
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'reconcile' }) },
  fc
    .constantFrom('start', 'fetchStatus', 'capture', 'refund', 'cancel', undefined)
    .map((at): Step => ({ do: 'fault', at })),
);

/** Picks the goods, which takes a day. */
const pick = fc
  .array(fc.integer({ min: 0, max: 99 }), { minLength: 6, maxLength: 6, size: 'max' })
  .map((luck): Step => ({ do: 'pick', luck }));

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: single },
  {
    weight: 3,
    arbitrary: fc
      .array(single, { minLength: 2, maxLength: 3 })
      .map((steps): Step => ({ do: 'together', steps })),
  },
  { weight: 1, arbitrary: pick },
);
