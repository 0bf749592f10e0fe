import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stripe } from 'stripe';

/** Shapes of Stripe's public API reference. */
function fixture(name: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `fixtures/${name}.json`), 'utf8'));
}

export const newSession = () => fixture('checkout-session') as Stripe.Checkout.Session;
export const newIntent = () => fixture('payment-intent') as Stripe.PaymentIntent;
export const newCharge = () => fixture('charge') as Stripe.Charge;
export const newRefund = () => fixture('refund') as Stripe.Refund;
export const newEvent = () => fixture('event') as Stripe.Event;

type ErrorName =
  | 'declined'
  | 'keyWithOtherParameters'
  | 'keyInUse'
  | 'unexpectedState'
  | 'sessionNotOpen'
  | 'alreadyRefunded'
  | 'amountTooLarge'
  | 'missing'
  | 'rateLimit'
  | 'server'
  | 'unauthorised'
  | 'parameter';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Stripe's error responses. */
export function errorAnswer(name: ErrorName, more: object = {}): Answer {
  const all = fixture('errors') as Record<ErrorName, { status: number; error: object }>;
  const { status, error } = all[name];
  return { status, body: { error: { ...error, ...more } } };
}

/** Thrown by the fake where Stripe responds with an error. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

export const refuse = (...of: Parameters<typeof errorAnswer>): Refusal =>
  new Refusal(errorAnswer(...of));
