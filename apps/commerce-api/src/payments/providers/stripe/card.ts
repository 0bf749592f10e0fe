import type { Stripe } from 'stripe';
import type { CardDetails } from '../provider.js';
import { readMetadata } from './metadata.js';

/** Brands as the shop names them (PAY-03). */
const brands: Readonly<Partial<Record<string, string>>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
};

/** Stripe's data of the card that paid; never its number. */
export function cardOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
): CardDetails | undefined {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4 || card.exp_month === null || card.exp_year === null) return undefined;
  const brand = card.brand ?? 'unknown';
  return {
    brand: brands[brand] ?? brand,
    lastDigits: card.last4,
    month: card.exp_month,
    year: card.exp_year,
    token: tokenOf(intent),
  };
}

/** Customer and payment method of Stripe's, if the shopper agreed to be remembered. */
function tokenOf(intent: Stripe.PaymentIntent): string {
  const { customer, payment_method: method, setup_future_usage: use } = intent;
  const isKept = use !== null || readMetadata(intent.metadata)?.flow === 'saved';
  if (!isKept || customer === null || method === null) return '';
  return `${idOf(customer)}/${idOf(method)}`;
}

/** The card that was saved for one order, from its setup with the payment method expanded. */
export function cardOfSetup({
  status,
  customer,
  payment_method: method,
}: Stripe.SetupIntent): CardDetails | undefined {
  if (status !== 'succeeded' || customer === null || typeof method !== 'object') return undefined;
  const card = method?.card;
  if (!method || !card) return undefined;
  const { brand, last4: lastDigits, exp_month: month, exp_year: year } = card;
  const token = `${idOf(customer)}/${method.id}`;
  return { brand: brands[brand] ?? brand, lastDigits, month, year, token };
}

const idOf = (of: string | { readonly id: string }) => (typeof of === 'string' ? of : of.id);

/** Parses the value of `tokenOf`; undefined for a card that Stripe has not stored. */
export function readToken(token: string): { customer: string; method: string } | undefined {
  const [, customer, method] = /^(cus_\w+)\/(\w+)$/.exec(token) ?? [];
  return customer !== undefined && method !== undefined ? { customer, method } : undefined;
}
