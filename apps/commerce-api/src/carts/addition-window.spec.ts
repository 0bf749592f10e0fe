import * as z from 'zod/mini';
import type { Product } from '@larder/contracts/catalogue';
import type { ChosenWindow } from '../capacity/tables.js';
import { OrderTerms } from '../ordering/terms.js';
import { addresses, billing } from '../ordering/testing/market.js';
import { guest } from './patron.js';
import type { CartState } from './state.js';
import type { CartRow } from './tables.js';
import { validate } from './validation.js';

const now = new Date('2026-11-24T09:00:00Z');
const later = new Date('2026-11-25T09:00:00Z');
const place = { distributionType: 'DELIVERY', appointableId: 'W1' } as const;
const window: ChosenWindow = {
  ...{ tenant: 'alpha', id: 'w', ...place, startsAt: later, endsAt: later, cutOff: later },
  ...{ capacity: 3, booked: 2, held: 0, serviceFee: 190, green: false, pickingUnitId: null },
};
const address = { ...addresses.vienna, deliveryAreaNumber: 'W1', pickingUnitIds: ['pu'] };
const row: CartRow = {
  ...{ tenant: 'alpha', id: 'cart', customerId: null, sessionId: 'session', status: 'OPEN' },
  ...{ mode: 'ADDON', orderNumber: '1234567890', version: 1, crateDepositDesired: false },
  ...{ distributionAddress: address, windowId: 'w', billingAddress: billing, substitution: null },
  ...{ finalizedAt: null, createdAt: now, changedAt: now },
};
const product = {
  ...{ availability: 'available', orderability: 'CanBeOrdered', maxQuantity: 9 },
} as Product;
const goods = {
  ...{ product, vatRate: 10, shippingWeight: undefined, isAtRisk: false },
  facts: { sku: 's', allergens: [], traces: [], marks: [], hasIngredients: true, isFood: true },
};

type Order = NonNullable<CartState['addsTo']>;
const order = (parts: Partial<Order> = {}, at: object = address): Order => ({
  windowId: 'w',
  document: { distributionAddress: at } as Order['document'],
  ...parts,
});

interface Case {
  readonly window?: ChosenWindow | undefined;
  readonly addsTo?: Order | undefined;
  readonly isServed?: boolean;
  readonly hasGoods?: boolean;
  readonly windowId?: string | null;
}

function codes(parts: Case): string[] {
  const { isServed = true, hasGoods = true, windowId = 'w' } = parts;
  const cart: CartState = {
    ...{ row: { ...row, windowId }, articles: [], codes: [], patron: guest, payments: [] },
    lines: hasGoods ? [{ lineItemId: 'l', sku: 's', quantity: 1, goods }] : [],
    ...{ terms: z.parse(OrderTerms, { paymentMethods: [] }), country: 'AT' },
    edition: { tenant: 'alpha', revision: 1 },
    window: 'window' in parts ? parts.window : window,
    addsTo: 'addsTo' in parts ? parts.addsTo : order(),
  };
  return validate(cart, { now, place: isServed ? place : undefined }).map(({ code }) => code);
}

const full = { ...window, booked: 3 };
const held = (endsAt: Date) => ({ ...window, hold: { endsAt, extensions: 0, isLive: true } });

describe('the window of an addition', () => {
  it.each<[string, string[], Case]>([
    ['takes a full window, for it shares the place of its order', [], { window: full }],
    ['takes no hold, so that none can end', [], { window: held(now) }],
    ['takes no window of another place', ['022'], { window: { ...window, appointableId: 'G1' } }],
    ['takes no window after its cut-off', ['141'], { window: { ...window, cutOff: now } }],
    ['takes no window that is gone', ['140'], { window: undefined }],
  ])('CART-03 %s', (_name, expected, parts) => {
    expect(codes(parts)).toEqual(expected);
  });

  it.each<[string, string[], Case]>([
    ['without its order', ['023'], { window: full, addsTo: undefined }],
    [
      'in another window than its order',
      ['023'],
      { window: full, addsTo: order({ windowId: 'v' }) },
    ],
    [
      'to another door than its order',
      ['023'],
      { window: full, addsTo: order({}, { ...address, door: '7' }) },
    ],
    [
      'without its order once its hold has ended',
      ['141'],
      { window: held(now), addsTo: undefined },
    ],
    ['without its order while it is held', [], { window: held(later), addsTo: undefined }],
  ])('CART-72 CART-79 has a place of its own %s', (_name, expected, parts) => {
    expect(codes(parts)).toEqual(expected);
  });
});

describe('a service fee that nobody knows', () => {
  it.each<[string, string[], Case]>([
    [
      '029 where the window is gone and the place is not served',
      ['132', '029'],
      { window: undefined, isServed: false },
    ],
    ['nothing more where the window says its fee', ['132'], { isServed: false }],
    [
      'nothing more without goods',
      ['132'],
      { window: undefined, isServed: false, hasGoods: false },
    ],
    ['nothing beside 140, which says more', ['140'], { window: undefined }],
    [
      'nothing beside 008, without a chosen window',
      ['132', '008'],
      { window: undefined, windowId: null, isServed: false },
    ],
  ])('CART-73 gives %s', (_name, expected, parts) => {
    expect(codes(parts)).toEqual(expected);
  });
});
