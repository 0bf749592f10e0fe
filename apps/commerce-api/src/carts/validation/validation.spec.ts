import * as z from 'zod/mini';
import { OrderTerms } from '../../ordering/terms.js';
import { addresses, billing } from '../../ordering/testing/test-shop.js';
import type { CartState } from '../state.js';
import type { CartRow } from '../tables.js';
import { guest } from '../cart-customer.js';
import { validate } from './validation.js';

const now = new Date('2026-11-24T09:00:00Z');
const place = { distributionType: 'DELIVERY', appointableId: 'W1' } as const;
const timeSlot = {
  tenant: 'alpha',
  id: 'w',
  ...place,
  startsAt: new Date('2026-11-25T09:00:00Z'),
  endsAt: new Date('2026-11-25T15:00:00Z'),
  cutOff: new Date('2026-11-25T06:00:00Z'),
  capacity: 3,
  booked: 2,
  held: 0,
  serviceFee: 190,
  green: false,
  pickingUnitId: null,
};

const row: CartRow = {
  tenant: 'alpha',
  id: 'cart',
  customerId: null,
  sessionId: 'session',
  status: 'OPEN',
  mode: 'REGULAR',
  orderNumber: null,
  version: 1,
  crateDepositDesired: false,
  distributionAddress: { ...addresses.vienna, deliveryAreaNumber: 'W1', pickingUnitIds: ['pu'] },
  windowId: 'w',
  billingAddress: billing,
  substitution: null,
  note: null,
  tip: 0,
  finalizedAt: null,
  createdAt: now,
  changedAt: now,
};

/** Stored by an earlier version of the shop, with a shape that today's types do not allow. */
const stored = <T>(value: unknown) => value as T;

function codes(parts: Partial<CartState>, changes: Partial<CartRow> = {}, served = true): string[] {
  const cart: CartState = {
    row: { ...row, ...changes },
    lines: [],
    articles: [],
    codes: [],
    customer: guest,
    payments: [],
    timeSlot,
    terms: z.parse(OrderTerms, { paymentMethods: [] }),
    revision: { tenant: 'alpha', revision: 1 },
    country: 'AT',
    ...parts,
  };
  return validate(cart, { now, place: served ? place : undefined }).map(({ code }) => code);
}

describe('validation finds', () => {
  it.each<[string, string[], Partial<CartState>, Partial<CartRow>]>([
    ['nothing in a sound cart', [], {}, {}],
    ['CART-67 005 without an address', ['005'], {}, { distributionAddress: null }],
    [
      'CART-75 130 without a kind of service',
      ['130'],
      {},
      { distributionAddress: stored({ ...addresses.vienna, distributionType: undefined }) },
    ],
    [
      'CART-66 004 for an address that is not usable',
      ['004'],
      {},
      { distributionAddress: { ...addresses.vienna, streetNumber: '' } },
    ],
    ['CART-70 008 without a window', ['008'], { timeSlot: undefined }, { windowId: null }],
    ['CART-78 140 for a window that is gone', ['140'], { timeSlot: undefined }, {}],
    [
      'CART-71 022 for a window elsewhere',
      ['022'],
      { timeSlot: { ...timeSlot, appointableId: 'G1' } },
      {},
    ],
    ['CART-79 141 from the cut-off on', ['141'], { timeSlot: { ...timeSlot, cutOff: now } }, {}],
    ['CART-72 023 for a full window', ['023'], { timeSlot: { ...timeSlot, booked: 3 } }, {}],
    ['CART-74 031 without a billing address', ['031'], {}, { billingAddress: null }],
    [
      'CART-68 006 without an e-mail address',
      ['006'],
      {},
      { billingAddress: stored({ ...billing, email: undefined }) },
    ],
    [
      'CART-69 007 without a telephone number',
      ['007'],
      {},
      { billingAddress: stored({ ...billing, phoneNumber: undefined }) },
    ],
    [
      'CART-74 031 once for several faults',
      ['031'],
      {},
      { billingAddress: { ...billing, city: '', streetName: '' } },
    ],
  ])('%s', (_, expected, parts, changes) => {
    expect(codes(parts, changes)).toEqual(expected);
  });

  it('CART-77 132 for a place that is no longer served, without an error of its time slot', () => {
    expect(codes({ timeSlot: { ...timeSlot, booked: 3 } }, {}, false)).toEqual(['132']);
  });
});
