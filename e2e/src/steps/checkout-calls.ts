import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Codes, codesText } from './codes.js';
import type { Shopper } from './shopper.js';

export type Step = 'form' | 'summary';

/** A call that the browser makes in the checkout. */
export interface CheckoutCall {
  readonly line: string;
  /** Where it is made: by the button of the page, or by that of the order. */
  readonly step: Step;
  /** Messages, one of which is shown; without any, the order continues by itself. */
  readonly messages: (shopper: Shopper) => readonly string[];
  /** The trigger of the call, if it is not the step's own button. */
  readonly press?: (shopper: Shopper) => Promise<void>;
  /** What has to be so before. */
  readonly prepare?: (shopper: Shopper) => Promise<void>;
}

const texts =
  (...keys: readonly string[]) =>
  (shopper: Shopper) =>
    keys.map((key) => shopper.text(key));
const order = texts('order.unansweredTitle', 'error.unknown', 'trouble.unreachable.title');
const aboutCodes = () => [codesText('problem.unreachable'), codesText('problem.other')];
const CODE = 'GRUEN10';

async function redeem({ page }: Shopper): Promise<void> {
  const codes = new Codes(page);
  await codes.open();
  await codes.redeem(CODE);
}

export const calls: readonly CheckoutCall[] = [
  {
    line: 'POST /api/carts/distribution-time-slot',
    step: 'form',
    messages: texts('trouble.saving'),
  },
  { line: 'POST /api/carts/billing-address', step: 'form', messages: texts('trouble.saving') },
  { line: 'POST /api/capacity', step: 'form', messages: texts() },
  { line: 'POST /api/carts/finalize', step: 'summary', messages: order },
  { line: 'POST /api/checkout', step: 'summary', messages: order },
  {
    line: 'GET /api/capacity/window',
    step: 'form',
    messages: texts('trouble.unreachable.title'),
    press: (shopper) => shopper.openStep('slot'),
  },
  { line: 'GET /api/carts/validation', step: 'form', messages: texts() },
  {
    line: 'POST /api/carts/distribution-time-slot/extension',
    step: 'summary',
    messages: texts('problem.unreachable'),
    press: async ({ page }) => page.getByRole('button', { name: 'Länger reservieren' }).click(),
  },
  {
    line: 'POST /api/carts/discount-codes',
    step: 'form',
    messages: aboutCodes,
    press: redeem,
  },
  {
    line: 'DELETE /api/carts/discount-codes',
    step: 'form',
    messages: aboutCodes,
    prepare: async (shopper) => {
      await redeem(shopper);
      await new Codes(shopper.page).of(CODE).waitFor();
    },
    press: async ({ page }) => new Codes(page).remove(CODE),
  },
];

/** Calls of the same part of the contract that a guest's checkout never makes, or not by itself. */
export const excluded: Readonly<Record<string, string>> = {
  'GET /api/carts': 'is loaded with the page and refetched after each failure above',
  'GET /api/order-config': 'is loaded with the page',
  'POST /api/carts/reset': 'reopens a cart that a failure above has left finalized',
  'POST /api/carts/payment': 'of a gift card, whose failing is a test of the payment’s step',
  'DELETE /api/carts/payment/{id}': 'of a gift card, whose failing is a test of the payment’s step',
  'PUT /api/carts/payments/clean': 'no page makes it',
  'GET /api/carts/forgotten': 'made on the cart’s page',
  'GET /api/carts/saved-goods': 'made on the cart’s page',
  'POST /api/carts/saved-goods': 'made on the cart’s page',
  'DELETE /api/carts/saved-goods/{sku}': 'made on the cart’s page',
  'PUT /api/carts/items/{lineItemId}/note': 'made on the cart’s page',
  'PUT /api/carts/note': 'one field of many, whose failing is a test of components',
  'PUT /api/carts/substitution':
    'made where stock is at risk, which no product of the shop always is',
  'PUT /api/carts/tip': 'one choice of many, whose failing is a test of the review',
  'PUT /api/carts/delivery-place': 'made by the question for the postcode, before the checkout',
  'DELETE /api/carts/distribution-time-slot': 'made where the header’s time slots are',
  'PUT /api/carts/mode': 'made from an order',
  'POST /api/carts/set-customer': 'made by the login',
  'POST /api/carts/merge/{id}': 'made after the login',
  'POST /api/carts/crate-deposit-desired': 'made on the cart’s page',
  'POST /api/carts/items': 'made where goods are',
  'POST /api/carts/items/bulk': 'made where goods are',
  'PUT /api/carts/allergens': 'made on the cart’s page',
  'GET /api/carts/allergens/warnings': 'made where goods are',
  'DELETE /api/carts/items/all': 'made on the cart’s page',
  'DELETE /api/carts/items/multiple': 'made on the cart’s page',
  'POST /api/carts/distribution-address': 'made by the question for the service',
  'GET /api/capacity/window/earliest':
    'without it the list of time slots opens, whose failing is broken above',
};

/**
 * The contract's calls for carts, time slots and placed orders: each is broken, or excluded with a
 * reason.
 */
export function contractCalls(): readonly string[] {
  const file = path.resolve(import.meta.dirname, '../../../docs/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly paths: Readonly<Record<string, object>>;
  };
  return Object.entries(paths)
    .filter(([address]) => /^\/api\/(carts|capacity|checkout|order-config)(\/|$)/.test(address))
    .flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
}
