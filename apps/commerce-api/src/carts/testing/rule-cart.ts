import type { Product } from '@larder/contracts/catalogue';
import * as z from 'zod/mini';
import type { HeldTimeSlot } from '../../distribution/capacity/tables.js';
import type { CartCode } from '../../benefits/discounts/code-state.js';
import { OrderTerms } from '../../ordering/terms.js';
import type { Article } from '../lines/articles.js';
import { guest } from '../cart-customer.js';
import type { CartLine, CartState } from '../state.js';
import type { CartRow } from '../tables.js';

// Carts in memory, for rules that need no database.

export const now = new Date('2026-11-24T09:00:00Z');

export const vienna = {
  distributionType: 'DELIVERY',
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
  deliveryAreaNumber: 'W1',
  pickingUnitIds: ['pu'],
} as const satisfies CartRow['distributionAddress'];

export const store = {
  distributionType: 'CLICK_AND_COLLECT',
  storeId: 'wien-markt',
  streetName: 'Ring',
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
} as const satisfies CartRow['distributionAddress'];

const billing = {
  firstName: 'Eva',
  lastName: 'Gruber',
  email: 'eva@shop.example',
  phoneNumber: '+436641234567',
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
} as const;

export const timeSlot: HeldTimeSlot = {
  tenant: 'alpha',
  id: 'w',
  distributionType: 'DELIVERY',
  appointableId: 'W1',
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
  tip: 0,
  distributionAddress: vienna,
  windowId: 'w',
  billingAddress: billing,
  substitution: null,
  note: null,
  finalizedAt: null,
  createdAt: now,
  changedAt: now,
};

type Parts = Omit<Partial<CartState>, 'row' | 'terms'> & {
  readonly row?: Partial<CartRow>;
  readonly terms?: Partial<OrderTerms>;
};

/** A cart that can be ordered as soon as it has lines. */
export function ruleCart({ row: changes, terms, ...parts }: Parts = {}): CartState {
  return {
    lines: [],
    articles: [],
    codes: [],
    customer: guest,
    payments: [],
    timeSlot,
    country: 'AT',
    revision: { tenant: 'alpha', revision: 1 },
    ...parts,
    row: { ...row, ...changes },
    terms: { ...z.parse(OrderTerms, { paymentMethods: [] }), ...terms },
  };
}

type LineParts = { readonly quantity?: number; readonly vatRate?: number; readonly cents?: number };

/** A line of a product sold by the piece; cents for one piece. */
export function ruleLine(
  sku: string,
  { quantity = 1, vatRate = 10, cents = 100 }: LineParts = {},
  product: Partial<Product> = {},
): CartLine {
  return {
    lineItemId: `line-${sku}`,
    sku,
    quantity,
    goods: {
      product: {
        sku,
        name: sku,
        availability: 'available',
        maxQuantity: 99,
        bundleSize: 1,
        weightArticle: false,
        weightPieceArticle: false,
        quantityStepSize: 1,
        price: { regular: { value: cents } },
        ...product,
      } as Product,
      vatRate,
      shippingWeight: undefined,
      isAtRisk: false,
      facts: { sku, allergens: [], traces: [], marks: [], hasIngredients: true, isFood: true },
    },
  };
}

export const code: CartCode = {
  code: 'KORB5',
  title: '5 € off',
  benefit: { kind: 'amount', cents: 500 },
  services: [],
  firstOrder: false,
  combines: true,
  isCurrent: true,
  isOver: false,
  isAhead: false,
  isUsedUp: false,
  isTaken: false,
};

type VoucherArticle = Extract<Article, { kind: 'voucher' }>;

export const voucher = (parts: Partial<VoucherArticle> = {}): VoucherArticle =>
  ({
    kind: 'voucher',
    articleId: 'v',
    promotionId: 'p',
    redemption: undefined,
    services: [],
    benefit: { kind: 'amount', cents: 300 },
    ...parts,
  }) as VoucherArticle;

export const pass: Article = { kind: 'delivery-pass', articleId: 'pass', price: 4900, months: 12 };
