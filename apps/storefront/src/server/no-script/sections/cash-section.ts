import type { CheckoutInput, OrderConfig, PaymentMethodKey } from '@larder/contracts/checkout';
import type { Piece } from '../markup.js';
import { field, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

const atTheDoor: PaymentMethodKey = 'payment-at-the-door';

/** With what the shopper pays at the door, where the shop asks for it. */
export function cashSection(
  visit: Visit,
  { notes }: Pick<OrderConfig, 'notes'>,
  methods: readonly PaymentMethodKey[],
  found: FormValues,
): Piece {
  if (!notes || !methods.includes(atTheDoor)) return undefined;
  const text = visit.rules.getPaymentText(visit.texts);
  return field({
    name: 'paysWith',
    label: text('cash'),
    value: '',
    error: found['paysWith'],
  });
}

/** The cash of a form, for the order; undefined where it is no amount. */
export function cashIn(
  { rules }: Visit,
  { method, paysWith = '' }: FormValues,
): Pick<CheckoutInput, 'paysWith'> | undefined {
  if (method !== atTheDoor || paysWith.trim() === '') return {};
  const cents = rules.readAmount(paysWith);
  return cents === undefined || cents === 0 ? undefined : { paysWith: cents };
}
